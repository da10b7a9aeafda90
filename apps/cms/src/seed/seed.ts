import { join } from "node:path";
import { ContentError, checkContent, ownRedirectsFile, redirectsFile } from "@waku/content";
import {
  collectionNames,
  type HandbookName,
  handbookNames,
  type Locale,
  locales,
  requiredPaths,
} from "@waku/content/schema";
import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload, type PayloadRequest } from "payload";
import { inTransaction } from "../in-transaction.ts";
import { addressOfPath } from "../model/address.ts";
import { type Stored, toDocument, toStored } from "../model/convert.ts";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  navigationShape,
  navigationSlugs,
  ownRedirectsShape,
  pageShape,
  registerFiles,
  robotTables,
  type SettingFile,
  settingFiles,
  siteShape,
} from "../model/documents.ts";
import { itemSlugs } from "../model/item-slugs.ts";
import type { ObjectShape } from "../model/shape.ts";
import { textFields } from "../pictures/text-fields.ts";
import { publish, publishedVersion } from "../publishing/publish.ts";
import { takeRedirects } from "../publishing/take-redirects.ts";
import { together } from "../publishing/together.ts";
import { ContentFolder, type Source } from "./content-folder.ts";
import { withFigureBasis } from "./figure-basis.ts";

/**
 * Brings a backend to what the site needs: an empty one gets the whole content folder, one of an earlier release the
 * pages that the site must have since then, registers and tables that it has none of, and a basis for figures without. What
 * editors have is never touched. The result is published, as is what a migration has changed.
 * @throws ContentError when the folder is not sound; nothing is kept of an attempt that failed
 */
export async function seed(payload: Payload, folder: string): Promise<void> {
  const { docs } = await payload.find({
    collection: "pages",
    pagination: false,
    depth: 0,
    select: { path: true, language: true },
    overrideAccess: true,
  });
  const known = new Set(docs.map(({ path, language }) => `${language} ${path}`));
  const missing = locales.flatMap((locale) =>
    requiredPaths.filter((path) => !known.has(`${locale} ${addressOfPath(path)}`)).map((path) => ({ locale, path })),
  );
  const content = new ContentFolder(folder);
  const rules = (await payload.findGlobal({ slug: "rules", depth: 0, overrideAccess: true })) as Stored;
  const registers = [...registerFiles].filter((name) => !rules[name] && content.has(settingFiles[name]));
  const figures = known.size > 0 ? await figuresWithBasis(payload, content) : undefined;
  const tables = (await payload.findGlobal({ slug: "robot-finder", depth: 0, overrideAccess: true })) as Stored;
  const robots = Object.entries(robotTables).filter(([name, file]) => !tables[name] && content.has(file));
  const unknown = await unknownPictures(payload, content);
  const isWhole =
    missing.length === 0 && registers.length === 0 && robots.length === 0 && unknown.length === 0 && !figures;
  const req = await createLocalReq({ context: { [together]: true } }, payload);
  if (isWhole && (await publishedVersion(req)) !== undefined) return;
  const gained = [
    ...missing.map(({ locale, path }) => `${locale}/${path}`),
    ...registers,
    ...robots.map(([name]) => name),
    ...(unknown.length > 0 ? [`pictures (${unknown.join(", ")})`] : []),
    ...(figures ? ["kinds of figures"] : []),
  ];
  const news = known.size === 0 ? ["all content"] : gained;
  payload.logger.info(isWhole ? "Publishing anew." : `Reading ${news.join(", ")} from ${folder}.`);
  const { problems } = await checkContent(folder, "working", [join(folder, "media")]);
  if (problems.length > 0) throw new ContentError(problems);
  await inTransaction(req, async () => {
    const into = new Seed(content, req);
    await (known.size === 0 ? into.all() : into.pages(missing));
    if (known.size > 0) await into.registers(registers);
    await into.robots(robots);
    await into.pictures(unknown);
    if (figures) await into.figures(figures);
    // Pages of a new release may name what registers of an earlier one do not hold: no reason not to start.
    await publish(req, "working");
  });
}

/** The figures there are, if some of them have no basis. */
async function figuresWithBasis(payload: Payload, content: ContentFolder): Promise<Stored | undefined> {
  const stored = await payload.findGlobal({ slug: "figures", depth: 0, overrideAccess: true });
  const { entries = {} } = toDocument(figuresShape, stored as Stored);
  return withFigureBasis(entries as Stored, content.yaml("shared/figures.yaml") as Stored);
}

/** Names of the folder's pictures that the backend has not. */
async function unknownPictures(payload: Payload, content: ContentFolder): Promise<string[]> {
  const { docs } = await payload.find({ collection: "pictures", pagination: false, depth: 0, overrideAccess: true });
  const known = new Set(docs.map(({ name }) => name));
  return [...content.pictureTexts("de").keys()].filter((name) => !known.has(name));
}

class Seed {
  readonly #content: ContentFolder;
  readonly #req: PayloadRequest;
  constructor(content: ContentFolder, req: PayloadRequest) {
    this.#content = content;
    this.#req = req;
  }

  async all(): Promise<void> {
    await this.#settings();
    for (const language of locales) {
      await this.pages(this.#content.pagePaths().map((path) => ({ locale: language, path })));
      for (const collection of collectionNames)
        for (const name of this.#content.itemNames(collection)) {
          const source = this.#content.item(collection, name)[language];
          await this.#document(itemSlugs[collection], itemShapes[collection], source, { language, name });
        }
      for (const handbook of handbookNames)
        for (const name of this.#content.chapterNames(handbook)) await this.#chapter(language, handbook, name);
    }
    if (this.#content.has(redirectsFile)) await takeRedirects(this.#req, this.#content.text(redirectsFile));
  }

  /** Adds registers to the settings that there are. */
  async registers(names: readonly SettingFile[]): Promise<void> {
    if (names.length === 0) return;
    const texts = names.map((name) => [name, this.#content.text(settingFiles[name])]);
    await this.#global("rules", Object.fromEntries(texts));
  }

  /** Tables of the robot finder, by the names of their fields. */
  async robots(tables: readonly (readonly [name: string, file: string])[]): Promise<void> {
    if (tables.length === 0) return;
    const texts = tables.map(([name, file]) => [name, this.#content.text(file)]);
    await this.#global("robot-finder", Object.fromEntries(texts));
  }

  /** Pictures of the folder, by their names; the site has their files. */
  async pictures(names: readonly string[]): Promise<void> {
    const texts = locales.map((locale) => [textFields[locale], this.#content.pictureTexts(locale)] as const);
    for (const name of names) {
      const data = { name, ...Object.fromEntries(texts.map(([field, of]) => [field, of.get(name)])) };
      await this.#req.payload.create({ collection: "pictures", data, overrideAccess: true, depth: 0, req: this.#req });
    }
  }

  async figures(entries: Stored): Promise<void> {
    await this.#global("figures", toStored(figuresShape, { entries }, "figures"));
  }

  async pages(pages: readonly { locale: Locale; path: string }[]): Promise<void> {
    for (const { locale: language, path } of pages) {
      const source = this.#content.page(path)[language];
      await this.#document("pages", pageShape, source, { language, path: addressOfPath(path) });
    }
  }

  async #chapter(language: Locale, handbook: HandbookName, name: string): Promise<void> {
    const folder = `handbooks/${handbook}/${name}`;
    const source = this.#content.markdown(`${folder}/index.md`)[language];
    const chapter = await this.#document("chapters", chapterShape, source, { language, handbook, name });
    for (const section of this.#content.sectionNames(handbook, name)) {
      const text = this.#content.markdown(`${folder}/${section}.md`)[language];
      await this.#document("sections", chapterShape, text, { language, chapter, name: section });
    }
  }

  /** Creates a document and publishes it. */
  async #document(
    collection: string,
    shape: ObjectShape,
    { document, body }: Source[Locale],
    own: Stored,
  ): Promise<number | string> {
    const at = `${collection}/${Object.values(own).join("/")}`;
    const data = {
      ...own,
      ...toStored(shape, document, at),
      ...(body !== undefined && { body }),
      _status: "published",
    };
    const { id } = await this.#req.payload.create({
      collection: collection as CollectionSlug,
      data: data as never,
      overrideAccess: true,
      depth: 0,
      req: this.#req,
    });
    return id;
  }

  async #settings(): Promise<void> {
    const site = this.#content.yaml("shared/site.yaml");
    await this.figures(this.#content.yaml("shared/figures.yaml") as Stored);
    await this.#global("site", toStored(siteShape, site, "site"));
    for (const locale of locales) {
      const navigation = this.#content.yaml(`${locale}/navigation.yaml`);
      await this.#global(navigationSlugs[locale], toStored(navigationShape, navigation, "navigation"));
    }
    if (this.#content.has(ownRedirectsFile)) {
      const redirects = this.#content.yaml(ownRedirectsFile);
      await this.#global("own-redirects", toStored(ownRedirectsShape, redirects, "own-redirects"));
    }
    const rules = Object.entries(settingFiles)
      .filter(([name, file]) => !registerFiles.has(name as SettingFile) || this.#content.has(file))
      .map(([name, file]) => [name, this.#content.text(file)]);
    await this.#global("rules", Object.fromEntries(rules));
  }

  async #global(slug: GlobalSlug, data: Stored): Promise<void> {
    const { payload } = this.#req;
    await payload.updateGlobal({ slug, data: data as never, overrideAccess: true, depth: 0, req: this.#req });
  }
}
