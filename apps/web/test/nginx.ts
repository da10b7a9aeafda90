import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { reservePort } from "@waku/testing";

const operations = resolve(import.meta.dirname, "../../../docs/operations.md");
/** The host that the documented configuration serves. */
export const proxyHost = "www.example.com";

const [nginx, openssl] = ["nginx", "openssl"].map(programPath);
/** Whether this machine has what `startNginx` needs. */
export const hasNginx = nginx !== undefined && openssl !== undefined;

/** nginx with TLS as docs/operations.md sets it up. */
export type Nginx = {
  /** Ports of the two servers, on 127.0.0.1. */
  httpsPort: number;
  httpPort: number;
  /** The certificate to trust, as PEM. */
  certificate: string;
  /** What it has logged so far. */
  log: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts nginx in front of a site.
 * @param cdn address of a CDN in front of nginx
 * @throws when it does not start
 */
export async function startNginx(site: { port: number }, { cdn }: { cdn?: string } = {}): Promise<Nginx> {
  if (!nginx || !openssl) throw new Error("nginx or openssl is missing.");
  const folder = await mkdtemp(join(tmpdir(), "site-nginx-"));
  // A worker started by root runs as another user.
  await chmod(folder, 0o755);
  const [certificate, key] = [join(folder, "site.crt"), join(folder, "site.key")];
  makeCertificate(openssl, certificate, key);
  const [httpsPort, httpPort] = [await reservePort(), await reservePort()];
  const servers = replaceAll(await documentedServers(cdn), {
    "server 127.0.0.1:3000;": `server 127.0.0.1:${site.port};`,
    "listen 443 ssl http2;": `listen 127.0.0.1:${httpsPort} ssl http2;`,
    "listen 80;": `listen 127.0.0.1:${httpPort};`,
    "/var/log/nginx/site.log": join(folder, "site.log"),
    "/var/log/nginx/site-error.log": join(folder, "site-error.log"),
    "/etc/nginx/tls/www.example.com.crt": certificate,
    "/etc/nginx/tls/www.example.com.key": key,
  });
  await writeFile(join(folder, "nginx.conf"), configuration(folder, servers));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", "daemon off;"];
  const child = spawn(nginx, args, { stdio: "ignore" });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  while (!(await isListening(httpsPort))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${await readFile(join(folder, "error.log"))}`);
    await wait(20);
  }
  return {
    httpsPort,
    httpPort,
    certificate: await readFile(certificate, "utf8"),
    log: () => readFile(join(folder, "site.log"), "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The servers as an operator reads them. */
async function documentedServers(cdn: string | undefined): Promise<string> {
  const blocks = [...(await readFile(operations, "utf8")).matchAll(/```nginx\n([\s\S]*?)```/g)];
  const [servers, zone, networks] = blocks.map(([, block = ""]) => block);
  if (!servers || !zone || !networks) throw new Error("docs/operations.md lacks a configuration of nginx.");
  if (cdn === undefined) return servers;
  const begin = "listen 443 ssl http2;";
  return replaceAll(servers, {
    "limit_req_zone $binary_remote_addr zone=visitors:10m rate=50r/s;": zone,
    [begin]: `${begin}\n${replaceAll(networks, { "192.0.2.0/24": cdn })}`,
  });
}

function configuration(folder: string, servers: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
${servers}
}
`;
}

/** Replaces every text exactly where the document has it. @throws when it has one not */
function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The documented configuration does not say "${from}".`);
    return result.replaceAll(from, to);
  }, text);
}

function makeCertificate(program: string, certificate: string, key: string): void {
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const names = ["-subj", `/CN=${proxyHost}`, "-addext", `subjectAltName=DNS:${proxyHost}`];
  const { status, stderr } = spawnSync(program, [...args, ...names, "-keyout", key, "-out", certificate]);
  if (status !== 0) throw new Error(`No certificate could be made:\n${stderr}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => done(false));
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
  });
}

/** Path of a program; nginx often lies where only root looks. */
function programPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
