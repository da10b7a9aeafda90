export { checkContent } from "./check/check-content.ts";
export * from "./source/content-source.ts";
export { figurePercent } from "./source/figure-percent.ts";
export { openFilesSource } from "./source/files/files-source.ts";
export { keepNumbersTogether, keepPrefixesTogether } from "./source/no-break.ts";
export { ContentError, formatProblem, type Problem } from "./source/problem.ts";
