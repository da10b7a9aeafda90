import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "js-yaml";
import {
  formGroups,
  handbookNames,
  type Locale,
  linkSettingNames,
  locales,
  requiredPaths,
  settingNames,
} from "../schema/index.ts";
import { pageFile } from "../source/files/layout.ts";

type Fields = Record<string, unknown>;
/** A file as text, as a YAML document, or as a Markdown document with front matter. */
type File = string | Fields | { front: Fields; body: string };

/** The smallest content folder without a problem, for tests that break one thing of it. */
export class SoundContent {
  readonly files = new Map<string, File>();

  constructor() {
    for (const [name, value] of Object.entries(globals())) this.files.set(`shared/${name}.yaml`, value);
    for (const locale of locales) {
      this.files.set(`${locale}/navigation.yaml`, navigation(locale));
      this.files.set(`${locale}/pictures.yaml`, {});
      for (const path of requiredPaths) this.addPage(locale, path);
      for (const handbook of handbookNames)
        this.files.set(`${locale}/handbooks/${handbook}/first/index.md`, chapter(locale, handbook));
      this.files.set(`${locale}/magazine/lidar.md`, article(locale));
    }
  }

  /** Changes the fields of a YAML file, or the front matter of a Markdown file. */
  edit(file: string, change: (fields: Fields) => void): this {
    const value = this.files.get(file);
    if (typeof value !== "object") throw new Error(`${file} has no fields.`);
    change("front" in value ? (value.front as Fields) : (value as Fields));
    return this;
  }

  addPage(locale: Locale, path: string): this {
    this.files.set(`${locale}/pages/${pageFile(path)}`, page(locale, path));
    return this;
  }

  /** Adds blocks to a page in both languages, or in one. */
  addBlocks(path: string, blocks: Partial<Record<Locale, Fields[]>>): this {
    for (const [locale, more] of Object.entries(blocks))
      this.edit(`${locale}/pages/${pageFile(path)}`, (fields) => (fields.blocks as Fields[]).push(...more));
    return this;
  }

  /** Writes the folder to a new temporary place. */
  async write(): Promise<{ folder: string; remove: () => Promise<void> }> {
    const folder = await mkdtemp(join(tmpdir(), "waku-sound-"));
    for (const parent of new Set([...this.files.keys()].map(dirname)))
      mkdirSync(join(folder, parent), { recursive: true });
    for (const [file, value] of this.files) writeFileSync(join(folder, file), textOf(value));
    return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
  }
}

/** JSON is YAML, too. */
function textOf(value: File): string {
  if (typeof value === "string") return value;
  if ("front" in value) return `---\n${JSON.stringify(value.front)}\n---\n${value.body}\n`;
  return JSON.stringify(value);
}

function nulls(names: readonly string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}

function globals(): Record<string, Fields> {
  return {
    site: {
      brand: "WAKU Robotics",
      product: "WAKU Care",
      company: nulls(settingNames),
      links: nulls(linkSettingNames),
      videos: { tour: null },
      team: [],
      funding: null,
      since: 2019,
    },
    figures: {
      ...shipped("figures"),
      machines: {
        value: { de: "15.000+", en: "15,000+" },
        label: { de: "Maschinen", en: "machines" },
        kind: "companyFact",
        source: { de: "eigene Unterlagen", en: "own records" },
        confirmed: null,
      },
      outages: {
        value: { de: "34 %", en: "34%" },
        label: { de: "weniger Ausfälle", en: "fewer outages" },
        kind: "guideValue",
        method: { de: "Ausfälle je 1.000 Stunden.", en: "Outages per 1,000 hours." },
        confirmed: null,
      },
    },
    customers: {},
    pricing: shipped("pricing"),
    calculator: shipped("calculator"),
    booking: shipped("booking"),
    forms: {
      groups: Object.fromEntries(formGroups.map((group) => [group, { hostedUrl: null }])),
      newsletterUrl: null,
      answerTime: null,
    },
    integrations: { analytics: null, chat: null, visitorIdentification: null },
    standards: {},
    claims: {},
    terms: {},
  };
}

/** Settings as the repository ships them. */
function shipped(name: string): Fields {
  return load(readFileSync(`${import.meta.dirname}/../../../../content/shared/${name}.yaml`, "utf8")) as Fields;
}

function navigation(locale: Locale): Fields {
  const label = locale === "de" ? "Preise" : "Pricing";
  const group = { title: label, entries: [{ label, to: "/pricing" }] };
  return {
    header: [1, 2, 3].map((number) => ({ label: `${label} ${number}`, to: "/pricing" })),
    footer: [group, group, group],
    slogan: Array.from({ length: 8 }, (_, index) => `${locale}${index}`),
  };
}

function page(locale: Locale, path: string): Fields {
  const name = path.replaceAll(/[/-]/g, " ") || "start";
  return {
    family: "feature",
    meta: meta(locale, name),
    blocks: [
      { type: "hero", title: `Hero ${name}`.slice(0, 60), text: sentence(locale, `hero ${name}`) },
      { type: "info", title: `Info ${name}`.slice(0, 90), text: sentence(locale, `info ${name}`) },
    ],
  };
}

function chapter(locale: Locale, handbook: string): File {
  const name = handbook.replaceAll("-", " ");
  return {
    front: {
      meta: meta(locale, `handbook ${name}`),
      title: name,
      teaser: sentence(locale, `teaser ${name}`),
      order: 1,
    },
    body: sentence(locale, `body ${name}`),
  };
}

function article(locale: Locale): File {
  return {
    front: {
      meta: meta(locale, "lidar article"),
      title: locale === "de" ? "Störung am LiDAR" : "LiDAR fault",
      teaser: sentence(locale, "lidar teaser"),
      published: "2026-03-01",
      tags: [],
    },
    body: sentence(locale, "lidar body"),
  };
}

function meta(locale: Locale, name: string): Fields {
  const description = sentence(locale, `meta ${name}`).padEnd(120, " x");
  return { title: `Meta ${name}`.slice(0, 60), description: description.slice(0, 160) };
}

/** A sentence that reads as its language and stands nowhere else. */
function sentence(locale: Locale, name: string): string {
  return locale === "de"
    ? `Der Text über „${name}“ steht hier und ist nicht auf einer anderen Seite.`
    : `The text about “${name}” is in this place and not on any other page of the site.`;
}
