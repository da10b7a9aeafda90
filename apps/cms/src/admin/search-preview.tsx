"use client";

import { useFormFields } from "@payloadcms/ui";
import type { metaLimits } from "@waku/content/schema";
import { useEffect, useId, useState } from "react";
import styles from "./search-preview.module.css";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    heading: "In Suchergebnissen",
    title: "Titel",
    description: "Beschreibung",
    noTitle: "Noch kein Titel",
    noDescription: "Noch keine Beschreibung",
    count: (count: number, least: number, most: number) => `${count} Zeichen, ${least} bis ${most} passen`,
  },
  en: {
    heading: "In search results",
    title: "Title",
    description: "Description",
    noTitle: "No title yet",
    noDescription: "No description yet",
    count: (count: number, least: number, most: number) => `${count} characters, ${least} to ${most} fit`,
  },
};

type Props = {
  /** The site's own address. */
  site: string;
  limits: typeof metaLimits;
};

/** On a document: how search engines and shared links show it, while title and description are typed. */
export function SearchPreview({ site, limits }: Props) {
  const { language } = usePanel();
  const heading = useId();
  const product = useProduct();
  const title = useText("meta.title");
  const description = useText("meta.description");
  const [slug, name] = [useText("slug"), useText("name")];
  const places = [useText("language"), useText("path"), slug || name];
  const said = words[language];
  const counts = [
    { of: said.title, count: title.length, ...limits.title },
    { of: said.description, count: description.length, ...limits.description },
  ];
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {said.heading}
      </h2>
      <div className={styles.result}>
        <p className={styles.address}>{[new URL(site).host, ...places.flatMap(parts)].join(" › ")}</p>
        <p className={styles.title}>{title ? `${title} | ${product}` : said.noTitle}</p>
        <p className={styles.description}>{description || said.noDescription}</p>
      </div>
      <ul className={styles.counts}>
        {counts.map(({ of, count, least, most }) => (
          <li key={of} data-fits={count >= least && count <= most}>
            {of}: {said.count(count, least, most)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a text field says now. */
function useText(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value);
  return typeof value === "string" ? value.trim() : "";
}

function parts(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** The product's name, which the site appends to every title. */
function useProduct(): string {
  const { call } = usePanel();
  const [product, setProduct] = useState("…");
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does not change while somebody edits a document
  useEffect(() => {
    call<{ product: string }>("/globals/site?depth=0").then(
      (site) => setProduct(site.product),
      () => {},
    );
  }, []);
  return product;
}
