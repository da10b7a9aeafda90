/** How files of a kind begin, as Latin-1. */
const beginnings: Record<string, string> = {
  pdf: "%PDF-",
  zip: "PK\u0003\u0004",
  docx: "PK\u0003\u0004",
  xlsx: "PK\u0003\u0004",
  pptx: "PK\u0003\u0004",
  png: "\u0089PNG\r\n",
  jpg: "\u00ff\u00d8\u00ff",
  jpeg: "\u00ff\u00d8\u00ff",
  webp: "RIFF",
};

/** Whether a file is what its ending says, as far as its first bytes tell. */
export function isWhatItsNameSays(name: string, data: Uint8Array): boolean {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const start = Buffer.from(data.subarray(0, 512)).toString("latin1");
  // With a header of its own or at once with the first frame: eleven bits that are set, and layer III.
  if (ending === "mp3") return /^(?:ID3|\u00ff[\u00e2\u00e3\u00f2\u00f3\u00fa\u00fb])/.test(start);
  // Text has no beginning of its own, but none has this.
  if (ending === "csv") return !start.includes("\0");
  const beginning = beginnings[ending];
  return beginning !== undefined && start.startsWith(beginning);
}
