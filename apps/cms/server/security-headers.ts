import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Puts the headers that keep editors safe on an answer, before anything else is written. The panel starts with scripts
 * inside its pages: the framework gives them the nonce that it finds in the request's policy, which therefore is ours,
 * whatever the browser sent.
 */
export function addSecurityHeaders(request: IncomingMessage, response: ServerResponse, publicUrl: string): void {
  const isHttps = publicUrl.startsWith("https:");
  const policy = contentSecurityPolicy(randomBytes(16).toString("base64"), isHttps);
  request.headers["content-security-policy"] = policy;
  delete request.headers["content-security-policy-report-only"];
  const headers = {
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Nothing of the backend belongs into a search engine.
    "X-Robots-Tag": "noindex, nofollow",
    ...(isHttps && { "Strict-Transport-Security": "max-age=63072000" }),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Own scripts only, and those with the nonce; the panel's components write styles into their elements. */
function contentSecurityPolicy(nonce: string, isHttps: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
