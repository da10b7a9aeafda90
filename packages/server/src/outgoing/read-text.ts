import { lookup } from "node:dns";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

const maxRedirects = 5;

type Limits = { accept: string; maxBytes: number; timeoutMs: number };

/**
 * Reads a text from an address of the settings. That address may be anywhere; where it redirects to, somebody else
 * decides, so that must be the same host or a public one, and no less protected.
 * @throws Error that says why there is no text: no success, a redirect that is not followed, too much, too late
 */
export async function readText(address: string, { accept, maxBytes, timeoutMs }: Limits): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const first = new URL(address);
  let url = first;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await open(url, url.host === first.host ? lookup : publicLookup, accept, signal);
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        response.destroy();
        url = redirected(url, headers.location, first);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new Error(`HTTP ${status}`);
      }
      return await textOf(response, maxBytes);
    }
  } catch (error) {
    if (signal.aborted) throw new Error(`no whole answer within ${timeoutMs / 1000} s`, { cause: error });
    throw error;
  }
  throw new Error(`more than ${maxRedirects} redirects`);
}

function redirected(from: URL, location: string, first: URL): URL {
  const to = URL.parse(location, from);
  if (!to || !["http:", "https:"].includes(to.protocol)) throw new Error("it redirects to no web address");
  if (from.protocol === "https:" && to.protocol !== "https:")
    throw new Error(`it redirects to ${to.origin}, unprotected`);
  const host = to.hostname.replace(/^\[|\]$/g, "");
  if (to.host !== first.host && isIP(host) && !isPublicAddress(host)) throw notPublic(to.hostname);
  return to;
}

/** The connection is made to what was looked at, so a name cannot lead elsewhere in between. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) done(error ?? new Error(`${hostname} has no address`), []);
    else if (!addresses.every(({ address }) => isPublicAddress(address))) done(notPublic(hostname), []);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });

function notPublic(host: string): Error {
  return new Error(`it redirects to ${host}, which is not public`);
}

function open(url: URL, lookUp: LookupFunction, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === "https:" ? getHttps : getHttp;
  const headers = { Accept: accept, "Accept-Encoding": "identity" };
  return new Promise((done, fail) => {
    get(url, { agent: false, headers, lookup: lookUp, signal }, done).on("error", fail);
  });
}

async function textOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const encoding = response.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    response.destroy();
    throw new Error(`the answer is encoded (${encoding}) though nobody asked for it`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
