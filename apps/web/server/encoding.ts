export type Encoding = "br" | "gzip" | "identity";

/** Best encoding the client names without refusing it (`Accept-Encoding`, RFC 9110). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "");
  if (isAccepted(accepted, "br")) return "br";
  return isAccepted(accepted, "gzip") ? "gzip" : "identity";
}

function isAccepted(header: string, coding: string): boolean {
  const match = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q\\s*=\\s*([\\d.]+)\\s*)?(?:,|$)`, "i").exec(header);
  return match !== null && Number(match[1] ?? 1) > 0;
}
