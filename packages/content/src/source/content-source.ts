import type {
  BookingSettings,
  CalculatorSettings,
  Claims,
  CollectionName,
  Customers,
  FaultCode,
  Figures,
  Forms,
  HandbookName,
  Integrations,
  Locale,
  Meta,
  Navigation,
  Page,
  Pictures,
  Pricing,
  RobotData,
  Site,
  Standards,
  Terms,
} from "../schema/index.ts";

/** Language-neutral name of a document, for example `page:features/live-map`, `article:lidar-fault`. */
export type Ref = `page:${string}` | `${CollectionName}:${string}` | `chapter:${string}` | `section:${string}`;

/** What every document says of itself, without its text. */
type EntryBase = {
  ref: Ref;
  locale: Locale;
  /** Public path without language prefix and leading slash; "" is the start page. */
  path: string;
  title: string;
  teaser: string;
  meta: Meta;
  /** File the document was read from, for messages. */
  file: string;
};
export type PageEntry = EntryBase & {
  kind: "page";
  /** What it is called where only few words are: what stands above its title, or the title. */
  shortTitle: string;
  /** What it opens with. */
  picture?: string;
  /** Its opening and head say what they say now, where the page is about an event. */
  page: Page;
  /** Where an event is in time, and until when, in milliseconds since 1970. */
  phase?: { name: "before" | "during" | "after"; until?: number };
};
export type ItemEntry = EntryBase & {
  kind: "item";
  collection: CollectionName;
  id: string;
  /** ISO day in Berlin, for dated collections. */
  published?: string;
  /** When it appears, in milliseconds since 1970. */
  publishedAt?: number;
  /** Fields of the collection's own schema beyond the shared ones. */
  fields: Record<string, unknown>;
};
export type Download = { title: string; text: string; file: string };
export type ChapterEntry = EntryBase & {
  kind: "chapter";
  handbook: HandbookName;
  order: number;
  downloads: Download[];
};
export type SectionEntry = EntryBase & {
  kind: "section";
  handbook: HandbookName;
  chapter: Ref;
  order: number;
  downloads: Download[];
};
export type Entry = PageEntry | ItemEntry | ChapterEntry | SectionEntry;

/** Settings and registers shared by all pages. */
export type Globals = {
  site: Site;
  figures: Figures;
  /** Empty where content of an earlier release has no such register. */
  customers: Customers;
  pricing: Pricing;
  calculator: CalculatorSettings;
  forms: Forms;
  booking: BookingSettings;
  integrations: Integrations;
  /** Standards and laws, what the product can do, words: registers of which an earlier backend has none yet. */
  standards: Standards;
  claims: Claims;
  terms: Terms;
  /** Kinds of faults in the order of the file; empty where a content has none. */
  faultCodes: FaultCode[];
  /** Empty where a content has none. */
  robots: RobotData;
  pictures: {
    /** What they show, in each language. */
    texts: Record<Locale, Pictures>;
    /** Those with a light studio; the others show navy on every ground. */
    light: Readonly<Record<string, true>>;
  };
};

/**
 * Names an answer that readers were given, so that whatever was made of it can be dropped when it is another one:
 * `en/pricing` which document stands at a path; `en:article:x` whether there is such a document, `en:article:x.title` a
 * field of it (`body` its text); `en:*` which documents there are, `en:*.title` a field of all; `…[3]`, `…[]` and
 * `….length` a place, the order and the length of a list; `left/en/old` what became of an address;
 * `globals.figures.uptime` a value of the settings; `booking` the free appointments; `any` everything there is.
 */
export type Tag =
  | `${Locale}/${string}`
  | `${Locale}:${Ref | "*" | `handbook.${HandbookName}` | `collection:${CollectionName}`}${string}`
  | `${Locale}.navigation`
  | `left/${string}`
  | `globals.${string}`
  | "booking"
  | "any";

/** What is another content now. */
export type Change = {
  /** The answers that are others. */
  tags: ReadonlySet<Tag>;
  /** Documents that appeared, changed or went. */
  documents: readonly { locale: Locale; ref: Ref }[];
  /** Whether settings, registers or menus are among it. */
  isShared: boolean;
};

/**
 * Where the site reads its content, as it is now: what is yet to be published is in none of its answers. The files under `content/` are one source, a content backend is another;
 * the web application knows only this interface.
 */
export type ContentSource = {
  globals(): Promise<Globals>;
  navigation(locale: Locale): Promise<Navigation>;
  /** The document at a public path of one language. */
  find(locale: Locale, path: string): Promise<Entry | undefined>;
  /** The document by its language-neutral name. */
  get(locale: Locale, ref: Ref): Promise<Entry | undefined>;
  /** Items of a collection, newest first, then by title; `total` counts all. */
  list(
    locale: Locale,
    collection: CollectionName,
    range?: { offset?: number; limit?: number },
  ): Promise<{ items: ItemEntry[]; total: number }>;
  /** Chapters of a handbook with their sections, in reading order. */
  chapters(locale: Locale, handbook: HandbookName): Promise<{ chapter: ChapterEntry; sections: SectionEntry[] }[]>;
  /** The item before and after one in its collection's order. */
  neighbours(entry: ItemEntry): Promise<{ newer?: ItemEntry; older?: ItemEntry }>;
  /**
   * Markdown text of an item, chapter or section, placeholders filled.
   * @param globals settings to fill them from, if not the present ones
   */
  body(entry: Entry, globals?: Globals): Promise<string>;
  /** Public path of a document in each language that has it. */
  alternates(ref: Ref): Promise<Partial<Record<Locale, string>>>;
  /**
   * The address that an address where no page stands leads to, since its document has moved or editors wrote so; null where
   * the page is gone for good, undefined for an address that nobody knows. Addresses begin with a slash and, but for
   * some that editors wrote, with the language.
   */
  leftFor(address: string): Promise<string | null | undefined>;
  /** Every document of one language, in no promised order. */
  entries(locale: Locale): Promise<Iterable<Entry>>;
  /** Calls back when another content is shown; returns the way to stop. */
  onChange(listener: (change: Change) => void): () => void;
  close(): void;
};
