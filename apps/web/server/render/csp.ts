import { hash } from "node:crypto";
import type { Globals } from "@waku/content";

/**
 * Content Security Policy of one page: its own inline scripts and styles by hash, third parties only where
 * the settings name them.
 * @param html the finished page
 * @param isHttps whether the public address is https
 */
export function contentSecurityPolicy(html: string, { site, integrations, forms }: Globals, isHttps: boolean): string {
  const thirdParties = [integrations.chat?.script, integrations.visitorIdentification?.script].flatMap(originOf);
  const analytics = originOf(integrations.analytics?.host);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineHashes(html, "script"), ...thirdParties],
    "style-src": ["'self'", ...inlineHashes(html, "style")],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...thirdParties],
    "font-src": ["data:"],
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

/** Hashes of inline elements that the policy must allow. Data blocks (JSON-LD) need none. */
function inlineHashes(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const hashes = [...html.matchAll(pattern)].flatMap(([, attributes = "", text = ""]) => {
    if (attributes.includes("ld+json") || /\ssrc=/.test(attributes)) return [];
    return [`'sha256-${hash("sha256", text, "base64")}'`];
  });
  return [...new Set(hashes)];
}
