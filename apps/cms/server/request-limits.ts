import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddress, FormLimits } from "@waku/server/limits";

/** Longest body, in bytes, of whatever is no file: the longest text of an editor has a tenth of it. */
const maxBodyBytes = 10_000_000;

/** Where files are uploaded, which the collection itself limits. */
const uploads = /^\/api\/files(?:\/\d+)?\/?$/;

/** Addresses that take a password or send a link for one. Checking a password is made to take long. */
const signInPaths = /^\/api\/users\/(?:login|first-register|forgot-password|reset-password)\/?$/;

/** So often may an address ask there, in so many seconds; its network three times as often. */
const signIns = { points: 60, seconds: 600 };

type Options = {
  /** Signs the sessions of editors. */
  secret: string;
  trustedProxyHops: number;
};

type Refusal = { status: number; words: string; headers?: Record<string, string> };

/**
 * Refuses, before anything of it is read, what would cost the backend more than whoever asks: long bodies, which are held
 * in memory before it is known who sends them, and passwords tried one after the other.
 */
export class RequestLimits {
  readonly #options: Options;
  readonly #signIns = new FormLimits(signIns.points, signIns.seconds);

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns whether the request was answered, and is not to be handled */
  async refuses(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const refusal = this.#malformed(request) ?? this.#tooLong(request) ?? (await this.#tooOften(request));
    if (!refusal) return false;
    const { status, words, headers } = refusal;
    response.writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      // What is left of the body is not waited for.
      Connection: "close",
      ...headers,
    });
    response.end(JSON.stringify({ errors: [{ message: words }] }));
    return true;
  }

  #malformed({ url = "" }: IncomingMessage): Refusal | undefined {
    try {
      decodeURIComponent(pathOf(url));
      return undefined;
    } catch {
      return { status: 400, words: "Diese Adresse ist nicht lesbar. / This address cannot be read." };
    }
  }

  #tooLong({ url = "", headers }: IncomingMessage): Refusal | undefined {
    if (headers["transfer-encoding"] !== undefined)
      return { status: 411, words: "Die Länge der Anfrage fehlt. / The length of the request is missing." };
    if (Number(headers["content-length"] ?? 0) <= maxBodyBytes) return undefined;
    if (uploads.test(pathOf(url)) && isSignedIn(headers, this.#options.secret)) return undefined;
    return { status: 413, words: "Das ist zu viel auf einmal. / That is too much at once." };
  }

  async #tooOften({ method, url = "", headers, socket }: IncomingMessage): Promise<Refusal | undefined> {
    if (method !== "POST" || !signInPaths.test(pathOf(url))) return undefined;
    const forwarded = String(headers["x-forwarded-for"] ?? "");
    const address = clientAddress(socket.remoteAddress ?? "", forwarded, this.#options.trustedProxyHops);
    if (await this.#signIns.isWithin(address)) return undefined;
    const words =
      "Zu viele Versuche: bitte in zehn Minuten noch einmal. / Too many attempts: please try again in ten minutes.";
    return { status: 429, words, headers: { "Retry-After": String(signIns.seconds) } };
  }
}

function pathOf(url: string): string {
  return url.replace(/[?#].*/s, "");
}

/**
 * Whether a request carries a session that the backend has signed, and that has not run out. What it may do is found out
 * later; somebody signed out since then is told so after the upload.
 */
function isSignedIn({ authorization = "", cookie = "" }: IncomingMessage["headers"], secret: string): boolean {
  const [, token = ""] = /^JWT (\S+)$/.exec(authorization) ?? /(?:^|;\s*)payload-token=([^;\s]+)/.exec(cookie) ?? [];
  const [head = "", content = "", signature = ""] = token.split(".");
  // As Payload makes its key.
  const key = createHash("sha256").update(secret).digest("hex").slice(0, 32);
  const own = createHmac("sha256", key).update(`${head}.${content}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (own.length !== given.length || !timingSafeEqual(own, given)) return false;
  const { exp } = JSON.parse(Buffer.from(content, "base64url").toString()) as { exp?: unknown };
  return typeof exp === "number" && exp * 1000 > Date.now();
}
