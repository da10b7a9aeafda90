import { runCommand } from "@waku/command";
import { type FamilyRow, familyRows, type Measured, shortfalls } from "../report/family-report.ts";
import { measureDocument } from "../report/measure-document.ts";
import { type Locale, locales } from "../schema/index.ts";
import { openFilesSource } from "../source/files/files-source.ts";
import { ContentError, formatProblem } from "../source/problem.ts";
import { contentFolder } from "./content-folder.ts";

const usage = `npm run content:report -- [FOLDER]

Says what each family of documents of a content folder (content) gives its readers, as Markdown tables.`;
const names: Record<Locale, string> = { de: "German", en: "English" };

await runCommand({ usage, words: [0, 1] }, async ({ words }) => {
  const folder = contentFolder(words[0]);
  try {
    console.log((await reportOf(folder)).join("\n\n"));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reportProblems(error.problems);
    process.exitCode = 1;
  }
});

async function reportOf(folder: string): Promise<string[]> {
  const source = await openFilesSource({ folder, watch: false, onProblems: reportProblems });
  const globals = await source.globals();
  const parts: string[] = [];
  for (const locale of locales) {
    const documents: Measured[] = [];
    for (const entry of await source.entries(locale)) {
      const body = entry.kind === "page" ? "" : await source.body(entry);
      documents.push({ entry, measures: measureDocument(entry, body, globals) });
    }
    const rows = familyRows(documents, globals.terms);
    const missing = shortfalls(documents, rows);
    const list = missing.length > 0 ? missing.map((sentence) => `- ${sentence}`) : ["- nothing"];
    parts.push(`## ${names[locale]}`, table(rows), `Short of the aims:\n\n${list.join("\n")}`);
  }
  source.close();
  return parts;
}

function reportProblems(problems: ContentError["problems"]): void {
  for (const problem of problems) console.error(formatProblem(problem));
}

function table(rows: FamilyRow[]): string {
  const head = [
    "family",
    "documents",
    "words (least–most)",
    "sections",
    "figures: results, guide values, facts",
    "drawings",
    "pictures",
    "line drawings",
    "tools",
    "links in texts",
    "questions",
    "downloads",
    "repeated paragraphs",
    "terms",
  ];
  const lines = rows.map(({ family, count, words, figures, repeated, ...row }) => [
    family,
    count,
    `${words.median} (${words.least}–${words.most})`,
    row.sections,
    figures.join(", "),
    row.mockups,
    row.pictures,
    row.lineDrawings,
    row.tools,
    row.links,
    row.questions,
    row.downloads,
    `${Math.round(repeated * 100)}%`,
    row.terms,
  ]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
