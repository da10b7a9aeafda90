import { createServer, type RequestListener } from "node:http";
import { resolve } from "node:path";
import { closeGracefully, keepSecret, listen, StartError, tightenFolder } from "@waku/server";
import next from "next";
import { type Env, readEnv } from "../src/env.ts";
import { lockDatabase } from "./postgres/lock.ts";
import { startPostgres } from "./postgres/own-postgres.ts";
import { RequestLimits } from "./request-limits.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** Requests still running so long after the end has begun are cut off. */
const graceMs = 10_000;

/** `node server/main.ts`: starts the content backend, or says in a sentence why it cannot. */
try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`The content backend cannot start. ${error.message}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const { host, port, dataDir, publicUrl } = env;
  // Sessions outlive a restart: their key is kept with the data where none is given.
  const secret = keepSecret(process.env.CMS_SECRET, dataDir, "cms-secret");
  process.env.CMS_SECRET = secret;
  for (const { path, was, is } of tightenFolder(dataDir))
    console.warn(`Others on this machine had rights on ${path}: its mode was ${was} and is ${is} now.`);
  const app = next({ dev: false, dir: resolve(import.meta.dirname, ".."), hostname: host, port });
  // The port is taken first, since filling an empty database takes a while; who asks too early is told so.
  let handle: RequestListener = (_, response) => response.writeHead(503, { "Retry-After": "2" }).end("Starting.\n");
  const limits = new RequestLimits({ secret, trustedProxyHops: env.trustedProxyHops });
  const server = createServer(async (request, response) => {
    addSecurityHeaders(request, response, publicUrl);
    if (!(await limits.refuses(request, response))) handle(request, response);
  });
  const close = closeGracefully(server, graceMs);
  await listen(server, { host, port }, { host: "CMS_HOST", port: "CMS_PORT" });
  const stopDatabase = await openDatabase(env);
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await close();
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
  await app.prepare();
  handle = app.getRequestHandler();
  console.log(`The content backend is at ${publicUrl}/admin.`);
}

/** Makes the database ready, for this process alone, and lets everything else know it. @returns what ends it */
async function openDatabase({ databaseUrl, dataDir }: Env): Promise<() => Promise<void>> {
  const fail = (text: string) => {
    console.error(text);
    process.exit(1);
  };
  const lock = (url: string) =>
    lockDatabase(url, () => fail("Another backend has taken the database while it was out of reach; this one ends."));
  if (databaseUrl) {
    await lock(databaseUrl);
    return async () => undefined;
  }
  const { url, ended, stop } = await startPostgres(dataDir);
  await lock(url);
  process.env.CMS_DATABASE_URL = url;
  let isStopping = false;
  const advice = "Once that is mended, a start puts its files in order: what was confirmed is there again.";
  void ended.then(
    (log) =>
      isStopping || fail(`PostgreSQL has ended, and the content backend with it. ${advice} Its last words: ${log}`),
  );
  return () => {
    isStopping = true;
    return stop();
  };
}
