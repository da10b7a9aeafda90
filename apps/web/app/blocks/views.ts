import type { BlockOf, BlockType, CollectionName, FigureKind, IconName, SurfaceName } from "@waku/content/schema";
import type { FormView, NewsletterLinkEnd, NewsletterPreferencesView, NewsletterStepView } from "@waku/leads";
import type { PricingForm, QuoteRow } from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";
import type { RoiForm, RoiSettings } from "@waku/roi";
import type { ComparisonView } from "../robots/comparison/comparison-view";
import type { FinderView } from "../robots/finder/finder-view";
import type { CardView, DownloadView, LinkView, PictureView, SettingView } from "../ui/views";

/** A client's success story, or the plan in its place, with the picture that opens it. */
export type StoryView = CardView & {
  /** What it is: whose story, or a plan for what kind of company. */
  label: string;
  picture?: PictureView;
};

/** An item in the list of its collection: the teaser with what the collection adds. */
export type ListItemView = CardView & {
  /** Place in the collection, the oldest is 1. */
  number: number;
  /** Reading time, in minutes. */
  minutes: number;
  employment?: "FULL_TIME" | "PART_TIME" | "INTERN";
  workplace?: string;
  industry?: string;
  /** Of the recording of an update, as minutes and seconds. */
  duration?: string;
  /** Present where clients are listed by their stories. */
  story?: StoryView;
};

/** Markdown turned into HTML by the server's own pipeline (no foreign HTML passes it). */
type Html = string;

type Plain<T extends BlockType> = BlockOf<T>;
type Heading = { anchor?: string; pretitle?: string; title: string; intro?: string };

/** A figure with its kind, where it comes from, and where the page of the register says how it is measured. */
export type FigureView = {
  id: string;
  value: string;
  label: string;
  kind: FigureKind;
  source?: string;
  href?: string;
};

/** What a client has released. */
export type CustomerFactsView = {
  scope?: string;
  timeline?: { when: string; what: string }[];
  results?: { value: string; label: string; method: string; period: string }[];
  quote?: { text: string; name: string; role: string; releasedOn: string };
};
/** A worked bill; `href` opens its choice in the configurator. */
type BillView = { title: string; text: string; rows: QuoteRow[]; href: string };

/** Kinds of downloads, in the order of the list of all. */
export const shelfNames = ["templates", "whitepapers", "press", "jobs"] as const;
export type ShelfName = (typeof shelfNames)[number];

/** A download in the list of all, with the page that tells more about it; `file` is missing where the page sends it. */
export type LibraryItemView = {
  title: string;
  text: string;
  source: LinkView;
  file?: { href: string; format: string };
};

export type VideoView = { platform: "youtube" | "vimeo"; id: string };
/** What a hero shows of the page itself. */
export type HeroAsideView =
  | { type: "outline"; steps: string[] }
  | { type: "cover"; drawing: "chart" | "sheet"; parts: string[] };

/** What each block's component gets: the block of the content schema with links, figures and lists filled in. */
export type BlockView =
  | {
      type: "hero";
      pretitle?: string;
      title: string;
      text: string;
      actions: LinkView[];
      visual?: SurfaceName;
      picture?: PictureView;
      aside?: HeroAsideView;
    }
  | {
      type: "info";
      anchor?: string;
      pretitle?: string;
      title: string;
      html: Html;
      visual?: SurfaceName;
      picture?: PictureView;
    }
  | (Heading & {
      type: "features";
      items: { icon: IconName; title: string; text: string; link?: LinkView; picture?: PictureView }[];
    })
  | Plain<"bullets">
  | (Heading & {
      type: "steps";
      layout: "sequence" | "timeline";
      from?: number;
      items: { title: string; text: string; link?: LinkView }[];
    })
  | (Heading & { type: "figures"; figures: FigureView[] })
  | Plain<"comparison">
  | (Heading & { type: "faq"; items: { question: string; html: Html }[] })
  | Plain<"surface">
  | (Heading & { type: "showcase"; items: { title: string; text: string; link?: LinkView; surface: SurfaceName }[] })
  | (Heading & { type: "pathways"; items: { text: string; link: LinkView }[] })
  | { type: "video"; anchor?: string; title: string; text: string; video?: VideoView; gap?: true }
  | (Heading & { type: "downloads"; items: DownloadView[] })
  | (Heading & { type: "library"; shelves: { name: ShelfName; items: LibraryItemView[] }[] })
  | (Heading & {
      type: "articles";
      collection: CollectionName;
      /** Whether the block shows the collection as a whole, not a selection on another page. */
      isIndex: boolean;
      as?: "stories";
      items: ListItemView[];
      /** Present when the list is split into pages. */
      pages?: { current: number; total: number; basePath: string };
    })
  | (Heading & {
      type: "chapters";
      chapters: { number: number; card: CardView; sections: { title: string; href: string; minutes: number }[] }[];
    })
  | { type: "related"; anchor?: string; title: string; cards: CardView[] }
  | { type: "richText"; anchor?: string; title?: string; html: Html; headings: { id: string; text: string }[] }
  | {
      type: "form";
      anchor?: string;
      title: string;
      text: string;
      way:
        | { type: "hosted"; href: string }
        | { type: "hostedNewsletter"; action: string }
        /** `place`: where the appointments take place that the form books. */
        | { type: "own"; form: FormView; place?: string }
        /** The form was open up to a day. */
        | { type: "closed"; day: string; demoHref: string }
        | { type: "step"; view: NewsletterStepView }
        | { type: "preferences"; view: NewsletterPreferencesView }
        | { type: "linkEnd"; end: NewsletterLinkEnd }
        /** The form books appointments of a fair that is over. */
        | { type: "ended"; day: string; demoHref: string };
      contact: SettingView[];
    }
  | (Plain<"calculator"> & { settings: RoiSettings; form: RoiForm })
  | (Plain<"pricing"> & { settings: PricingSettings; form: PricingForm })
  | (Heading & { type: "bills"; items: BillView[] })
  | (Plain<"robotFinder"> & { view: FinderView })
  | (Plain<"robotComparison"> & { view: ComparisonView })
  | { type: "cta"; anchor?: string; title: string; text: string; actions: LinkView[] }
  | (Heading & { type: "companyData"; settings: SettingView[] })
  | (Heading & { type: "team"; members: { name: string; role: string }[]; gap?: true })
  | (Heading & { type: "integrations"; none: string; services: { category: string; name: string; purpose: string }[] })
  | (Plain<"customerFacts"> & { facts?: CustomerFactsView });

export type BlockViewOf<T extends BlockView["type"]> = Extract<BlockView, { type: T }>;
