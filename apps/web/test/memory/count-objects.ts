import { queryObjects } from "node:v8";

/**
 * Loaded into a site before anything else: at SIGUSR2 it writes how many formatters it holds after a collection, and how
 * many bytes of its heap are in use.
 */
process.on("SIGUSR2", () => {
  const counts = [Intl.DateTimeFormat, Intl.NumberFormat].map((kind) => queryObjects(kind, { format: "count" }));
  const formatters = counts.reduce((sum, count) => sum + count, 0);
  process.stdout.write(`held: ${JSON.stringify({ formatters, heap: process.memoryUsage().heapUsed })}\n`);
});
