export { checkContent } from "./check/check-content.ts";
export * from "./source/content-source.ts";
export { openFilesSource } from "./source/files/files-source.ts";
export { ContentError, formatProblem, type Problem } from "./source/problem.ts";
