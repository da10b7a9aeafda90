import { hash } from "node:crypto";
import type { Globals } from "@waku/content";
import type { FinishedPage } from "./finish-html";

/**
 * Content Security Policy of one page: its own inline scripts and styles by hash, third parties only where
 * the settings name them. A script that stands in the page without being its own, as hostile content would, has no hash.
 * @param isHttps whether the public address is https
 */
export function contentSecurityPolicy(
  page: Pick<FinishedPage, "scripts" | "styles">,
  { site, integrations, forms }: Globals,
  isHttps: boolean,
): string {
  const thirdParties = [integrations.chat?.script, integrations.visitorIdentification?.script].flatMap(originOf);
  const analytics = originOf(integrations.analytics?.host);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(page.scripts), ...thirdParties],
    "style-src": ["'self'", ...hashes(page.styles)],
    "img-src": ["'self'", "data:", ...thirdParties],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...analytics, ...thirdParties],
    "frame-src": [...videoHosts(site), ...thirdParties],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...originOf(forms.newsletterUrl)],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  };
  if (directives["frame-src"]?.length === 0) directives["frame-src"] = ["'none'"];
  const lines = Object.entries(directives).map(([name, values]) => `${name} ${values.join(" ")}`);
  return [...lines, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; ");
}

const videoOrigins = { youtube: "https://www.youtube-nocookie.com", vimeo: "https://player.vimeo.com" };

function videoHosts({ videos }: Globals["site"]): string[] {
  return [...new Set(Object.values(videos).flatMap((video) => (video ? [videoOrigins[video.platform]] : [])))];
}

function originOf(address: string | null | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

/** Hashes of the inline elements that the policy allows. */
function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`))];
}
