import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, startServer } from "@waku/testing";
import { BenchError, requireTool } from "../run.ts";
import type { RawResponse } from "./fetch-raw.ts";

/** Headers that nginx makes itself. */
const ownHeaders = new Set(["date", "connection", "keep-alive", "content-length", "content-type"]);

/**
 * Starts nginx with one worker that sends the same bytes with the same headers for one path, set up to be fast:
 * the ready compressed file, kept open, no log, no limit of requests per connection.
 */
export async function startNginx(options: { port: number; page: RawResponse; path: string; prefix: string[] }) {
  const { port, page, path, prefix } = options;
  const nginx = requireTool("nginx", "install it, on Debian with `apt-get install nginx-light`");
  const folder = await mkdtemp(join(tmpdir(), "waku-nginx-"));
  try {
    // A worker started by root runs as another user.
    await chmod(folder, 0o755);
    await writeFile(join(folder, "page"), page.body);
    await writeFile(join(folder, "nginx.conf"), configuration(folder, port, path, page));
    const url = `http://127.0.0.1:${port}`;
    const [program = nginx, ...args] = [
      ...prefix,
      nginx,
      ...["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", "daemon off;"],
    ];
    const server = await startServer({ command: [program, ...args] }, () => answers(url + path), 10_000);
    return {
      url,
      pid: server.pid,
      async stop() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function configuration(folder: string, port: number, path: string, { headers }: RawResponse): string {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "text/html";
  const added = headers.filter(([name]) => !ownHeaders.has(name.toLowerCase()));
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  etag off;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  open_file_cache max=16 inactive=600s;
  open_file_cache_valid 600s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { }
  default_type ${quoted(type)};
  server {
    listen 127.0.0.1:${port};
    location = ${path} {
      alias ${folder}/page;
      max_ranges 0;
      add_header Last-Modified "";
${added.map(([name, value]) => `      add_header ${name} ${quoted(value)};`).join("\n")}
    }
  }
}
`;
}

function quoted(value: string): string {
  if (/[$\\]/.test(value)) throw new BenchError(`A header cannot be given to nginx as it is: ${value}`);
  return `"${value.replaceAll('"', '\\"')}"`;
}
