import type { Words } from "@waku/i18n/locale";
import { collectionNames, handbookNames, locales, pagesAmongRobots } from "../schema/index.ts";
import { collectionLayout } from "./files/layout.ts";
import { placesOf } from "./site-address.ts";

const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Addresses of the site's own pages, and the ending that Markdown twins of folders have. */
const ownPages = ["page", "booking", "search", "robots/makers", "robots/types"];

/** First parts of addresses without language below which the site answers by itself. */
const ownPlaces = ["assets", "forms", "healthz", "media", "preview", "readyz", "share"];

const ownAddress: Words = {
  de: "ist eine Adresse, die die Website selbst braucht; wählen Sie eine andere",
  en: "is an address that the site itself needs; choose another one",
};

/** Addresses below which all pages of some levels are made from something else than page documents. */
const otherPlaces: { base: string; levels: number; of: Words }[] = [
  ...collectionNames.map((name) => {
    const { basePath, folder } = collectionLayout[name];
    return { base: basePath, levels: 1, of: { de: `Dokumenten in ${folder}/`, en: `documents in ${folder}/` } };
  }),
  ...handbookNames.map((name) => {
    return {
      base: `robot-journey/${name}`,
      levels: 2,
      of: { de: `Dokumenten in handbooks/${name}/`, en: `documents in handbooks/${name}/` },
    };
  }),
  ...["robots", "robots/makers", "robots/types"].map((base) => {
    return { base, levels: 1, of: { de: "Robotern (shared/robots.csv)", en: "robots (shared/robots.csv)" } };
  }),
  {
    base: "fault-codes",
    levels: 1,
    of: { de: "Störungscodes (shared/fault-codes.yaml)", en: "fault codes (shared/fault-codes.yaml)" },
  },
];

/**
 * Why no page document can stand at a path below the language prefix.
 * @returns undefined where one can
 */
export function noPlaceForPage(path: string): Words | undefined {
  const segments = path.split("/");
  if (path === "" || pagesAmongRobots.some((known) => known === path)) return undefined;
  if (!segments.every((segment) => word.test(segment)))
    return {
      de: "ist keine Adresse: Kleinbuchstaben, Ziffern und Bindestriche, Teile durch Schrägstriche getrennt, etwa features/spare-parts",
      en: "is no address: lower-case letters, digits and hyphens, parts separated by slashes, such as features/spare-parts",
    };
  if (locales.some((locale) => segments.includes(locale)))
    return {
      de: "nennt eine Sprache: Eine Adresse hat keine, die Seite steht in beiden Sprachen an derselben",
      en: "holds a language: an address has none, the page stands at the same one in both languages",
    };
  if (ownPages.includes(path) || path === "start" || segments.at(-1) === "index") return ownAddress;
  const other = otherPlaces.find(({ base, levels }) => {
    const depth = path.startsWith(`${base}/`) ? path.slice(base.length + 1).split("/").length : 0;
    return depth > 0 && depth <= levels;
  });
  return (
    other && {
      de: `liegt, wo Seiten aus ${other.of.de} stehen; wählen Sie eine andere Adresse`,
      en: `lies where pages made from ${other.of.en} stand; choose another address`,
    }
  );
}

/**
 * Why an address cannot be redirected, whatever the content: the site answers there by itself.
 * @returns undefined where it can
 */
export function reservedAddress(address: string): Words | undefined {
  const [, first = ""] = address.split("/");
  const isOwn = ownPlaces.includes(first) || placesOf(address).some(({ path }) => ownPages.includes(path));
  return isOwn ? ownAddress : undefined;
}
