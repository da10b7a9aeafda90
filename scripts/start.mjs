// `npm start`: installs, builds and runs the site and its content backend. Settings come from the environment or a file .env (see .env.example).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, install, root, run, say } from "./prepare.mjs";

await install();
await build();
say("Starting the site and its content backend. Stop both with Ctrl+C.");
const envFile = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
process.exitCode = await run("node", [...envFile, "--disable-warning=ExperimentalWarning", "scripts/serve.ts"]);
