import { type Entry, type Globals, withoutSoftHyphens } from "@waku/content";
import type { Page, RobotNumber } from "@waku/content/schema";
import { type Locale, languageTags, localePath } from "@waku/i18n/locale";
import type { Thing, WithContext } from "schema-dts";
import type { SiteSettings } from "../context/site-settings";
import { robotPath } from "../robots/addresses";
import { type FinderView, nameOf } from "../robots/finder/finder-view";

/** A JSON-LD object as it travels to the page; built with schema.org's own types below. */
export type JsonLd = Record<string, unknown>;
export type Crumb = { title: string; path: string };

type Scope = { locale: Locale; globals: Globals; settings: SiteSettings };

/** Who runs the site. Only what the settings know is said. */
function organization({ globals, settings }: Scope) {
  const { brand, links, company } = globals.site;
  const profiles = [links.linkedin, links.twitter, links.youtube, links.instagram].filter((link) => link !== null);
  return {
    "@type": "Organization" as const,
    "@id": `${settings.siteUrl}/#organization`,
    name: brand,
    url: settings.siteUrl,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
  };
}

/** Organization and web site, for the start page. */
export function siteJsonLd(scope: Scope): JsonLd[] {
  const { globals, settings, locale } = scope;
  return checked([
    { "@context": "https://schema.org", ...organization(scope) },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      "@id": `${settings.siteUrl}/#website`,
      name: globals.site.brand,
      url: settings.siteUrl + localePath(locale, ""),
      inLanguage: languageTags[locale],
      publisher: { "@id": `${settings.siteUrl}/#organization` },
      potentialAction: searchAction(scope),
    },
  ]);
}

/** Where a search leads, with a placeholder for its words. */
function searchAction({ settings, locale }: Scope) {
  return {
    "@type": "SearchAction" as const,
    target: {
      "@type": "EntryPoint" as const,
      urlTemplate: `${settings.siteUrl}${localePath(locale, "search")}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
}

/** The way from the start page to this one. */
export function breadcrumbJsonLd(crumbs: Crumb[], { locale, settings }: Scope): JsonLd[] {
  return checked([
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ title, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: settings.siteUrl + localePath(locale, path),
      })),
    },
  ]);
}

/** Questions and answers of a page; the answers are HTML as rendered. */
export function faqJsonLd(questions: { question: string; html: string }[]): JsonLd[] {
  if (questions.length === 0) return [];
  return checked([
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, html }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: html },
      })),
    },
  ]);
}

/** The software itself and what each module costs, for the product and pricing pages. */
export function softwareJsonLd(page: Page, scope: Scope): JsonLd[] {
  const { globals, locale } = scope;
  return checked([
    {
      "@context": "https://schema.org",
      "@type": "SoftwareApplication",
      name: globals.site.product,
      description: page.meta.description,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      inLanguage: languageTags[locale],
      publisher: organization(scope),
      offers: Object.values(globals.pricing.priceList.modules).map(({ name, deviceMonth }) => ({
        "@type": "Offer",
        name: withoutSoftHyphens(name[locale]),
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: (deviceMonth / 100).toFixed(2),
          priceCurrency: "EUR",
          valueAddedTaxIncluded: false,
          unitText: locale === "de" ? "Gerät und Monat" : "device and month",
        },
        price: (deviceMonth / 100).toFixed(2),
        priceCurrency: "EUR",
      })),
    },
  ]);
}

/** A dated item as an article, a job as a posting; nothing for the rest. */
export function itemJsonLd(entry: Entry, scope: Scope): JsonLd[] {
  if (entry.kind !== "item" || !entry.published) return [];
  const { settings, locale } = scope;
  const url = settings.siteUrl + localePath(locale, entry.path);
  if (entry.collection === "job")
    return checked([
      {
        "@context": "https://schema.org",
        "@type": "JobPosting",
        title: entry.title,
        description: entry.teaser,
        datePosted: entry.published,
        ...(typeof entry.fields.closes === "string" && { validThrough: entry.fields.closes }),
        employmentType: String(entry.fields.employment),
        hiringOrganization: organization(scope),
        jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "DE" } },
        ...(entry.fields.remote === true && {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: "DE" },
        }),
        url,
      },
    ]);
  return checked([
    {
      "@context": "https://schema.org",
      "@type": entry.collection === "pressRelease" ? "NewsArticle" : "Article",
      headline: entry.title,
      description: entry.teaser,
      datePublished: entry.published,
      inLanguage: languageTags[locale],
      mainEntityOfPage: url,
      author: organization(scope),
      publisher: organization(scope),
    },
  ]);
}

/** A list of robots or fault codes, each with the address of its page. */
export function pageListJsonLd(pages: { name: string; path: string }[], { locale, settings }: Scope): JsonLd[] {
  if (pages.length === 0) return [];
  return checked([
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      numberOfItems: pages.length,
      itemListElement: pages.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: settings.siteUrl + localePath(locale, path),
      })),
    },
  ]);
}

/** The robots on a page of the finder. */
export function finderJsonLd({ result }: FinderView, scope: Scope): JsonLd[] {
  return pageListJsonLd(
    result.rows.map((row) => ({ name: nameOf(row), path: robotPath(row.id) })),
    scope,
  );
}

/** Codes of UN/CEFACT for the units of robots' values. */
const unitCodes: Partial<Record<RobotNumber, string>> = {
  payloadKg: "KGM",
  reachMm: "MMT",
  maxSpeedMps: "MTS",
  weightKg: "KGM",
  runTimeH: "HUR",
};

type RobotProduct = {
  name: string;
  maker: string;
  category: string;
  path: string;
  description: string;
  values: { name: string; number: RobotNumber; value: number }[];
};

/** A robot as a product of its maker. The site sells none: there are no offers. */
export function robotJsonLd(robot: RobotProduct, { locale, settings }: Scope): JsonLd[] {
  const { name, maker, category, path, description, values } = robot;
  return checked([
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      description,
      category,
      brand: { "@type": "Brand", name: maker },
      url: settings.siteUrl + localePath(locale, path),
      additionalProperty: values.map(({ name: label, number, value }) => ({
        "@type": "PropertyValue",
        name: label,
        value,
        ...(unitCodes[number] && { unitCode: unitCodes[number] }),
      })),
    },
  ]);
}

type Term = { code: string; name: string; path: string; description: string };

/** A fault code as a word of the library, which is a page of its own. */
export function faultJsonLd(term: Term, library: Crumb, { locale, settings }: Scope): JsonLd[] {
  return checked([
    {
      "@context": "https://schema.org",
      "@type": "DefinedTerm",
      name: term.name,
      termCode: term.code,
      description: term.description,
      url: settings.siteUrl + localePath(locale, term.path),
      inDefinedTermSet: {
        "@type": "DefinedTermSet",
        name: library.title,
        url: settings.siteUrl + localePath(locale, library.path),
      },
    },
  ]);
}

/** Lets the compiler check against schema.org's vocabulary, then forgets its very large types. */
function checked(things: WithContext<Thing>[]): JsonLd[] {
  return things as unknown as JsonLd[];
}
