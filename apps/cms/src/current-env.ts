import { readEnv } from "./env.ts";

/** Nothing is known of the environment while the backend is built. */
const isBuild = process.env.NEXT_PHASE === "phase-production-build";
const unused = "no-key-since-nothing-is-served-yet";
const buildValues = { CMS_TOKEN: unused, CMS_SECRET: unused };

/** The environment this backend runs in. */
export const env = readEnv(isBuild ? buildValues : process.env);
