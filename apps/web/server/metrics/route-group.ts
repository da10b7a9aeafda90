import { stampAddress } from "@waku/leads";

export type RouteGroup = "form" | "file" | "stamp" | "health" | "pdf" | "data" | "document" | "page";

/** The kind of address a request is for: few enough to count by, and without anything of a visitor. */
export function routeGroup(method: string, url: string): RouteGroup {
  const path = url.split("?", 1)[0] ?? "";
  if (method === "POST") return "form";
  if (/^\/(?:assets|media)\//.test(path)) return "file";
  if (path === stampAddress) return "stamp";
  if (path === "/healthz" || path === "/readyz") return "health";
  if (path.endsWith(".pdf")) return "pdf";
  if (path.endsWith(".data")) return "data";
  return /\.\w+$/.test(path) ? "document" : "page";
}
