// `npm start`: installs, builds and runs the site. Settings come from the environment or a file .env (see .env.example).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, install, root, run, say } from "./prepare.mjs";

await install();
await build();
say("Starting the site. Stop it with Ctrl+C.");
// The server ends itself on these signals; this process waits for it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
const envFile = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
// A small young generation: pages are short-lived, and memory stays half as large.
const options = ["--max-semi-space-size=16", "--disable-warning=ExperimentalWarning"];
process.exitCode = await run("node", [...options, ...envFile, "apps/web/server/main.ts"], { NODE_ENV: "production" });
