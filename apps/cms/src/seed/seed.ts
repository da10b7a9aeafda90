import { join } from "node:path";
import { ContentError, checkContent } from "@waku/content";
import { collectionNames, handbookNames, type Locale, locales, staticPaths } from "@waku/content/schema";
import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload, type PayloadRequest } from "payload";
import { addressOfPath } from "../model/address.ts";
import { type Stored, toDocument, toStored } from "../model/convert.ts";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  itemSlugs,
  navigationShape,
  pageShape,
  registerFiles,
  robotTables,
  type SettingFile,
  settingFiles,
  siteShape,
} from "../model/documents.ts";
import type { ObjectShape } from "../model/shape.ts";
import { together } from "../publishing/hooks.ts";
import { publish } from "../publishing/publish.ts";
import { ContentFolder, type Source } from "./content-folder.ts";
import { withFigureBasis } from "./figure-basis.ts";

/**
 * Brings a backend to what the site needs: an empty one gets the whole content folder, one of an earlier release the
 * pages that the inventory has gained since, registers and tables that it has none of, and a basis for figures without. What
 * editors have is never touched. The result is published.
 * @throws ContentError when the folder is not sound; nothing is kept of an attempt that failed
 */
export async function seed(payload: Payload, folder: string): Promise<void> {
  const { docs } = await payload.find({
    collection: "pages",
    pagination: false,
    depth: 0,
    select: { path: true },
    overrideAccess: true,
  });
  const known = new Set(docs.map(({ path }) => String(path)));
  const missing = staticPaths.filter((path) => !known.has(addressOfPath(path)));
  const content = new ContentFolder(folder);
  const rules = (await payload.findGlobal({ slug: "rules", depth: 0, overrideAccess: true })) as Stored;
  const registers = [...registerFiles].filter((name) => !rules[name] && content.has(settingFiles[name]));
  const figures = known.size > 0 ? await figuresWithBasis(payload, content) : undefined;
  const tables = (await payload.findGlobal({ slug: "robot-finder", depth: 0, overrideAccess: true })) as Stored;
  const robots = Object.entries(robotTables).filter(([name, file]) => !tables[name] && content.has(file));
  if (missing.length === 0 && registers.length === 0 && robots.length === 0 && !figures) return;
  const gained = [...missing, ...registers, ...robots.map(([name]) => name), ...(figures ? ["kinds of figures"] : [])];
  const news = known.size === 0 ? ["all content"] : gained;
  payload.logger.info(`Reading ${news.join(", ")} from ${folder}.`);
  const { problems } = await checkContent(folder, "working", [join(folder, "media")]);
  if (problems.length > 0) throw new ContentError(problems);
  const req = await createLocalReq({ context: { [together]: true } }, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction !== null) req.transactionID = transaction;
  try {
    const into = new Seed(content, req);
    await (known.size === 0 ? into.all() : into.pages(missing));
    if (known.size > 0) await into.registers(registers);
    await into.robots(robots);
    if (figures) await into.figures(figures);
    // Pages of a new release may name what registers of an earlier one do not hold: no reason not to start.
    await publish(req, "working");
    if (transaction !== null) await payload.db.commitTransaction(transaction);
  } catch (error) {
    if (transaction !== null) await payload.db.rollbackTransaction(transaction);
    throw error;
  }
}

/** The figures there are, if some of them have no basis. */
async function figuresWithBasis(payload: Payload, content: ContentFolder): Promise<Stored | undefined> {
  const stored = await payload.findGlobal({ slug: "figures", locale: "all", depth: 0, overrideAccess: true });
  const { entries = {} } = toDocument(figuresShape, stored as Stored, locales[0]);
  return withFigureBasis(entries as Stored, content.yaml("shared/figures.yaml") as Stored);
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
    await this.pages(staticPaths);
    for (const collection of collectionNames)
      for (const name of this.#content.itemNames(collection)) {
        const source = this.#content.item(collection, name);
        await this.#document(itemSlugs[collection], itemShapes[collection], source, { name });
      }
    for (const handbook of handbookNames)
      for (const name of this.#content.chapterNames(handbook)) await this.#chapter(handbook, name);
  }

  /** Adds registers to the settings that there are. */
  async registers(names: readonly SettingFile[]): Promise<void> {
    if (names.length === 0) return;
    const texts = names.map((name) => [name, this.#content.text(settingFiles[name])]);
    await this.#global("rules", Object.fromEntries(texts), locales[0]);
  }

  /** Tables of the robot finder, by the names of their fields. */
  async robots(tables: readonly (readonly [name: string, file: string])[]): Promise<void> {
    if (tables.length === 0) return;
    const texts = tables.map(([name, file]) => [name, this.#content.text(file)]);
    await this.#global("robot-finder", Object.fromEntries(texts), locales[0]);
  }

  async figures(entries: Stored): Promise<void> {
    for (const locale of locales)
      await this.#global("figures", toStored(figuresShape, { entries }, locale, "figures"), locale);
  }

  async pages(paths: readonly string[]): Promise<void> {
    for (const path of paths)
      await this.#document("pages", pageShape, this.#content.page(path), { path: addressOfPath(path) });
  }

  async #chapter(handbook: string, name: string): Promise<void> {
    const folder = `handbooks/${handbook}/${name}`;
    const source = this.#content.markdown(`${folder}/index.md`);
    const chapter = await this.#document("chapters", chapterShape, source, { handbook, name });
    for (const section of this.#content.sectionNames(handbook as never, name)) {
      const text = this.#content.markdown(`${folder}/${section}.md`);
      await this.#document("sections", chapterShape, text, { chapter, name: section });
    }
  }

  /** Creates a document in one language and adds the other; both are published. */
  async #document(collection: string, shape: ObjectShape, source: Source, own: Stored): Promise<number | string> {
    const slug = collection as CollectionSlug;
    const at = `${collection}/${Object.values(own).join("/")}`;
    const data = (locale: Locale) => ({
      ...own,
      ...toStored(shape, source[locale].document, locale, at),
      ...(source[locale].body !== undefined && { body: source[locale].body }),
      _status: "published",
    });
    const [first, ...others] = locales;
    const base = { collection: slug, overrideAccess: true, depth: 0, req: this.#req } as const;
    const { id } = await this.#req.payload.create({ ...base, data: data(first) as never, locale: first });
    for (const locale of others) await this.#req.payload.update({ ...base, id, data: data(locale) as never, locale });
    return id;
  }

  async #settings(): Promise<void> {
    const site = this.#content.yaml("shared/site.yaml");
    await this.figures(this.#content.yaml("shared/figures.yaml") as Stored);
    for (const locale of locales) {
      await this.#global("site", toStored(siteShape, site, locale, "site"), locale);
      const navigation = this.#content.yaml(`${locale}/navigation.yaml`);
      await this.#global("navigation", toStored(navigationShape, navigation, locale, "navigation"), locale);
    }
    const rules = Object.entries(settingFiles)
      .filter(([name, file]) => !registerFiles.has(name as SettingFile) || this.#content.has(file))
      .map(([name, file]) => [name, this.#content.text(file)]);
    await this.#global("rules", Object.fromEntries(rules), locales[0]);
  }

  async #global(slug: GlobalSlug, data: Stored, locale: Locale): Promise<void> {
    const { payload } = this.#req;
    await payload.updateGlobal({ slug, data: data as never, locale, overrideAccess: true, depth: 0, req: this.#req });
  }
}
