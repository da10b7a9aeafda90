import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseYaml, TermFinder } from "@waku/content";
import { termsSchema } from "@waku/content/schema";

/** The words of this site as the repository ships them, for tests of texts that are in the code. */
export const shippedTerms = new TermFinder(read());

function read() {
  const file = resolve(import.meta.dirname, "../../../../content/shared/terms.yaml");
  return parseYaml(readFileSync(file, "utf8"), "shared/terms.yaml", termsSchema).value ?? {};
}
