import { constants, crc32, deflateRawSync } from "node:zlib";

/** A PDF of a given size: one empty page, and a comment that fills it up. */
export function pdf(bytes = 1000): Buffer {
  const head = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%";
  const tail = "\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  return Buffer.from(head + "x".repeat(Math.max(0, bytes - head.length - tail.length)) + tail);
}

/** A Word document with a sentence. */
export function docx(): Buffer {
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  return zip({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    "word/document.xml":
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Hi</w:t></w:r></w:p></w:body></w:document>',
  });
}

/** An Excel workbook with a number. @param kind "macroEnabled" for one that may hold programs */
export function xlsx(kind: "plain" | "macroEnabled" = "plain"): Buffer {
  const type =
    kind === "plain"
      ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
      : "application/vnd.ms-excel.sheet.macroEnabled.main+xml";
  return zip({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`,
    "xl/workbook.xml":
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets/></workbook>',
  });
}

/** A ZIP archive of files, stored without compression. */
export function zip(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([path, text]): Entry => {
    const data = Buffer.from(text);
    return { path, data, method: 0, bytes: data.length, crc: crc32(data) };
  });
  return archive(entries);
}

const megabyte = 2 ** 20;

/**
 * A Word document in which one file unpacks to very much.
 * @param said what the archive says it unpacks to
 */
export function zipBomb(path: string, bytes: number, { said = bytes } = {}): Buffer {
  // Each piece ends where the next one can begin.
  const piece = deflateRawSync(Buffer.alloc(megabyte, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const data = Buffer.concat([...Array<Buffer>(bytes / megabyte).fill(piece), deflateRawSync(Buffer.alloc(0))]);
  return archive([{ path, data, method: 8, bytes: said, crc: 0 }]);
}

/** A file of an archive. @property bytes what it unpacks to, or is said to */
type Entry = { path: string; data: Buffer; method: 0 | 8; bytes: number; crc: number };

function archive(entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, data, method, bytes, crc } of entries) {
    const name = Buffer.from(path);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(bytes, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, name, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), shared, place, name]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from("PK\x05\x06"), end]);
}
