import { readEnv } from "./env.ts";

/** Nothing is known of the environment while the backend is built. */
const isBuild = process.env.NEXT_PHASE === "phase-production-build";
const buildValues = { CMS_TOKEN: "-".repeat(32), CMS_SECRET: "-".repeat(32) };

/** The environment this backend runs in. */
export const env = readEnv(isBuild ? buildValues : process.env);
