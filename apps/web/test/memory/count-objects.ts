import { queryObjects } from "node:v8";

/** Loaded into a site before anything else: at SIGUSR2 it writes how many formatters it holds after a collection. */
process.on("SIGUSR2", () => {
  const counts = [Intl.DateTimeFormat, Intl.NumberFormat].map((kind) => queryObjects(kind, { format: "count" }));
  process.stdout.write(`formatters: ${counts.reduce((sum, count) => sum + count, 0)}\n`);
});
