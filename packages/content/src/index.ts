export { type CheckScope, checkContent } from "./check/check-content.ts";
export { imprintGaps } from "./check/imprint-gaps.ts";
export { structureDifferences } from "./check/rules/structure.ts";
export { TermFinder } from "./check/rules/terms.ts";
export { untranslatedMark } from "./check/rules/untranslated.ts";
export { documentTexts } from "./check/texts.ts";
export * from "./source/content-source.ts";
export { isDataPage } from "./source/data-pages.ts";
export { drawingOf } from "./source/drawing.ts";
export { figurePercent } from "./source/figure-percent.ts";
export { type FilesSource, openFilesSource } from "./source/files/files-source.ts";
export {
  collectionLayout,
  isContentFile,
  ownRedirectsFile,
  pageFile,
  pagePath,
  redirectsFile,
} from "./source/files/layout.ts";
export { placedWords } from "./source/issue-words.ts";
export {
  keepHyphensTogether,
  keepNumbersTogether,
  keepTitleHyphensTogether,
  withoutSoftHyphens,
} from "./source/no-break.ts";
export { noPlaceForPage } from "./source/page-place.ts";
export { parseMarkdown, parseYaml } from "./source/parse.ts";
export { pictureOf } from "./source/picture.ts";
export { ContentError, formatProblem, type Problem } from "./source/problem.ts";
export { withLines } from "./source/problem-lines.ts";
export { type Reading, recordedView } from "./source/recorded-view.ts";
export { recordingOf } from "./source/recording.ts";
export {
  readManufacturers,
  readRobots,
  robotColumn,
  writeManufacturers,
  writeRobots,
} from "./source/robots/robot-tables.ts";
export { sheetMarkdown, sheetOf, sheetTable } from "./source/sheet.ts";
export { StandardMentions } from "./source/standard-mentions.ts";
