import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { iconNames } from "@waku/content/schema";
import { interfaceIconNames } from "./interface-icons.ts";

const folder = `${dirname(createRequire(import.meta.url).resolve("@tabler/icons/package.json"))}/icons/outline`;

/** The sprite of every icon that content or interface may use, as SVG text. */
export async function buildSprite(): Promise<string> {
  const names = [...new Set([...iconNames, ...interfaceIconNames])].sort();
  const symbols = await Promise.all(names.map(symbol));
  // What builds the admin panel wants to know how large a drawing is.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join("\n")}\n</svg>\n`;
}

async function symbol(name: string): Promise<string> {
  const svg = await readFile(`${folder}/${name}.svg`, "utf8");
  const shapes = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    // An empty frame that every drawing of the set begins with.
    .replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none"\s*\/>/, "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
  return `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
}
