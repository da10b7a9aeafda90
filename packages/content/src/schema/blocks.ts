import { z } from "zod";
import { linkTarget } from "./link.ts";
import {
  collectionNames,
  formNames,
  handbookNames,
  iconNames,
  pictureNames,
  settingNames,
  surfaceNames,
} from "./names.ts";
import { says } from "./says.ts";
import { day, line, markdown, slug } from "./text.ts";

const icon = z.enum(iconNames);
const surface = z.enum(surfaceNames);
const picture = z.enum(pictureNames);

/** A button or link: what it says and where it leads. The first action of a block is its primary one. */
export const actionSchema = z.strictObject({ label: line(40), to: linkTarget });

/** What every block may carry: an anchor for links and a heading of its own. */
const anchor = { anchor: slug.optional() };
const heading = { ...anchor, pretitle: line(50).optional(), title: line(90), intro: line(400).optional() };

/** What a hero or an info block shows beside its words: a part of the product or a picture, not both. */
const shown = { visual: surface.optional(), picture: picture.optional() };

function showsOne(block: { visual?: unknown; picture?: unknown }): boolean {
  return block.visual === undefined || block.picture === undefined;
}
const showsOneMessage = says({
  de: "nennt eine Produktansicht und ein Bild; ein Block zeigt eines von beiden",
  en: "names a visual and a picture; a block shows one of them",
});

/** What the opening of a page says. */
export const heroWords = {
  pretitle: line(50).optional(),
  title: line(60),
  text: line(240),
  actions: z.array(actionSchema).max(3).default([]),
};

const heroBlock = z
  .strictObject({
    type: z.literal("hero"),
    ...heroWords,
    ...shown,
  })
  .refine(showsOne, showsOneMessage);

const infoBlock = z
  .strictObject({
    type: z.literal("info"),
    ...anchor,
    pretitle: line(50).optional(),
    title: line(90),
    text: markdown,
    ...shown,
  })
  .refine(showsOne, showsOneMessage);

const featuresBlock = z.strictObject({
  type: z.literal("features"),
  ...heading,
  items: z
    .array(
      z.strictObject({
        icon,
        title: line(60),
        text: line(460),
        link: actionSchema.optional(),
        /** Where every item has one, the items are shown as a row of machines. */
        picture: picture.optional(),
      }),
    )
    .min(2)
    .max(9),
});

/** Number of the first item, where a count runs through the blocks of a page. */
const from = z.int().min(1).max(200).optional();

const bulletsBlock = z.strictObject({
  type: z.literal("bullets"),
  ...heading,
  from,
  items: z.array(line(240)).min(2).max(14),
});

const stepsBlock = z.strictObject({
  type: z.literal("steps"),
  ...heading,
  layout: z.enum(["sequence", "timeline"]).default("sequence"),
  from,
  items: z
    .array(z.strictObject({ title: line(70), text: line(520), link: actionSchema.optional() }))
    .min(2)
    .max(10),
});

const figuresBlock = z.strictObject({
  type: z.literal("figures"),
  ...anchor,
  title: line(90),
  intro: line(400).optional(),
  /** Ids from the figures register. */
  ids: z.array(slug).min(1).max(6),
});

const comparisonBlock = z.strictObject({
  type: z.literal("comparison"),
  ...heading,
  /** Heads of the value columns; the column of row labels has none. */
  columns: z.array(line(40)).min(2).max(4),
  rows: z
    .array(z.strictObject({ label: line(80), cells: z.array(line(160)).min(2).max(4) }))
    .min(2)
    .max(16),
  /** Marks the last column, where it is the one the page speaks for. */
  highlight: z.literal("last").optional(),
});

const faqBlock = z.strictObject({
  type: z.literal("faq"),
  ...heading,
  items: z
    .array(z.strictObject({ question: line(140), answer: markdown }))
    .min(2)
    .max(12),
});

const surfaceBlock = z.strictObject({
  type: z.literal("surface"),
  ...anchor,
  pretitle: line(50).optional(),
  title: line(90),
  text: line(400),
  surface,
});

const showcaseBlock = z.strictObject({
  type: z.literal("showcase"),
  ...heading,
  /** Product surfaces, each with what it is good for. */
  items: z
    .array(z.strictObject({ title: line(60), text: line(300), link: actionSchema, surface }))
    .min(2)
    .max(6),
});

const pathwaysBlock = z.strictObject({
  type: z.literal("pathways"),
  ...heading,
  /** Ways into the site; the label of a link says whom or what it is for. */
  items: z
    .array(z.strictObject({ text: line(200), link: actionSchema }))
    .min(2)
    .max(8),
});

const videoBlock = z.strictObject({
  type: z.literal("video"),
  ...anchor,
  title: line(90),
  text: line(400),
  /** Key of the video in the site settings (`videos`), which name platform and id. */
  video: slug,
});

/** A file under `content/media`. */
export const mediaFile = z
  .string()
  .refine(
    (value) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(value),
    says({ de: "muss eine Datei wie files/liste.pdf nennen", en: "must name a file such as files/list.pdf" }),
  );

/** What a download gives: a file under `content/media`, or a link, also one from the settings. */
export const downloadTarget = z.union([mediaFile, linkTarget]);

const downloadsBlock = z.strictObject({
  type: z.literal("downloads"),
  ...heading,
  items: z
    .array(
      z.strictObject({
        title: line(90),
        text: line(300),
        file: downloadTarget,
      }),
    )
    .min(1)
    .max(12),
});

/** Every download of the site in one list, found in the content itself. */
const libraryBlock = z.strictObject({ type: z.literal("library"), ...heading });

const articlesBlock = z.strictObject({
  type: z.literal("articles"),
  ...heading,
  collection: z.enum(collectionNames),
  /** How many of the newest items to show; without it all, in pages of 12. */
  limit: z.int().min(1).max(12).optional(),
  /** Clients only: each with its success story, and leading there. */
  as: z.literal("stories").optional(),
});

const chaptersBlock = z.strictObject({ type: z.literal("chapters"), ...heading, handbook: z.enum(handbookNames) });

const relatedBlock = z.strictObject({
  type: z.literal("related"),
  ...anchor,
  title: line(90),
  /** Pages whose own titles and descriptions make the cards. */
  links: z.array(linkTarget).min(2).max(8),
});

const richTextBlock = z.strictObject({
  type: z.literal("richText"),
  ...anchor,
  title: line(90).optional(),
  body: markdown,
});

const formBlock = z.strictObject({
  type: z.literal("form"),
  ...anchor,
  title: line(90),
  text: line(400),
  form: z.enum([...formNames, "newsletter"]),
  /** Last day on which the form is open, by the clock of the appointments; from then on the block leads to the demo. */
  until: day.optional(),
  /** The document a whitepaper form sends, under `content/media`. Without it the page itself, as PDF. */
  document: mediaFile.optional(),
});

const calculatorBlock = z.strictObject({
  type: z.literal("calculator"),
  ...anchor,
  /** May hold `{company}`, filled from the address. */
  title: line(90),
  text: line(400),
});

const pricingBlock = z.strictObject({ type: z.literal("pricing"), ...anchor, title: line(90), text: line(400) });

/** Worked bills: what the configurator computes for a few choices. */
const billsBlock = z.strictObject({
  type: z.literal("bills"),
  ...heading,
  items: z
    .array(
      z.strictObject({
        title: line(70),
        text: line(300),
        /** The choice as the configurator's address holds it, without payment: `model=team&module=maintenance&devices=12`. */
        query: z.string().refine(
          (value) => /^model=(?:team|provider)(?:&[a-z]+=[a-z0-9-]+)+$/.test(value),
          says({
            de: "muss die Auswahl so nennen, wie sie in der Adresse des Konfigurators steht: model=team&module=maintenance&devices=12",
            en: "must be the choice as the configurator's address holds it: model=team&module=maintenance&devices=12",
          }),
        ),
      }),
    )
    .min(1)
    .max(4),
});

/** The robot finder: filters, results and the way to compare. */
const robotFinderBlock = z.strictObject({
  type: z.literal("robotFinder"),
  ...anchor,
  title: line(90),
  text: line(400),
});

/** The robots that the address names, side by side. */
const robotComparisonBlock = z.strictObject({
  type: z.literal("robotComparison"),
  ...anchor,
  title: line(90),
  text: line(400),
});

const ctaBlock = z.strictObject({
  type: z.literal("cta"),
  ...anchor,
  title: line(90),
  text: line(300),
  actions: z.array(actionSchema).min(1).max(3),
});

const companyDataBlock = z.strictObject({
  type: z.literal("companyData"),
  ...anchor,
  title: line(90),
  intro: line(400).optional(),
  /** Settings to list; unset ones are left out in production. */
  fields: z.array(z.enum(settingNames)).min(1),
});

const teamBlock = z.strictObject({ type: z.literal("team"), ...anchor, title: line(90), intro: line(400) });

const integrationsBlock = z.strictObject({
  type: z.literal("integrations"),
  ...anchor,
  title: line(90),
  intro: line(600),
  /** Shown instead of the list when no integration is switched on. */
  none: line(400),
});

const customerFactsBlock = z.strictObject({
  type: z.literal("customerFacts"),
  ...anchor,
  title: line(90),
  /** Name of the client's document and of its entry in the register of customers. */
  client: slug,
  /** Shown as long as the client has released nothing. */
  none: line(600),
});

/** One content block; `type` decides its shape. Structure is shared by both languages, text is not. */
export const blockSchema = z.discriminatedUnion("type", [
  heroBlock,
  infoBlock,
  featuresBlock,
  bulletsBlock,
  stepsBlock,
  figuresBlock,
  comparisonBlock,
  faqBlock,
  surfaceBlock,
  showcaseBlock,
  pathwaysBlock,
  videoBlock,
  downloadsBlock,
  libraryBlock,
  articlesBlock,
  chaptersBlock,
  relatedBlock,
  richTextBlock,
  formBlock,
  calculatorBlock,
  pricingBlock,
  billsBlock,
  robotFinderBlock,
  robotComparisonBlock,
  ctaBlock,
  companyDataBlock,
  teamBlock,
  integrationsBlock,
  customerFactsBlock,
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block["type"];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
export type Action = z.infer<typeof actionSchema>;
