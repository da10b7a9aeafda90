// `npm start`, `npm run cms`, `npm run everything`: installs, builds and runs the site, its content backend, or both. Settings
// come from the environment or a file .env (see .env.example).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, buildBackend, fail, install, root, run, say } from "./prepare.mjs";

const programs = { site: "the site", cms: "the content backend", everything: "the site and its content backend" };
const [what = "site"] = process.argv.slice(2);
if (!(what in programs)) fail(`Say what to start: ${Object.keys(programs).join(", ")}.`);

await install(what === "site" ? "site" : "everything");
if (what !== "cms") await build();
// Beside a site that runs already, where there is one.
if (what === "cms" && !(await buildBackend())) process.exit(1);
say(`Starting ${programs[what]}. Stop with Ctrl+C.`);
const envFile = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
process.exitCode = await run("node", [...envFile, "--disable-warning=ExperimentalWarning", "scripts/serve.ts", what]);
