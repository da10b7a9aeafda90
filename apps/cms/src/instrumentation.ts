/** Runs once when the server starts: opens the database, brings its tables up to date, fills an empty one. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("./start.ts");
  await start();
}
