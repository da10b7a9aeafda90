import { expect, test } from "vitest";
import { cleanFileName } from "./file-name.ts";

test("names stay readable", () => {
  expect(cleanFileName("Lebenslauf Zoë Müller.pdf", "pdf")).toBe("Lebenslauf Zoë Müller.pdf");
  expect(cleanFileName("CV.PDF", "pdf")).toBe("CV.pdf");
  expect(cleanFileName("履歴書.docx", "docx")).toBe("履歴書.docx");
});

test("folders, control characters, direction marks and foreign endings do not survive", () => {
  const cases = {
    "../../etc/passwd": "passwd.pdf",
    "C:\\Users\\ada\\cv.pdf": "cv.pdf",
    "cv\u202Efdp.exe": "cvfdp.exe.pdf",
    'a"b\r\nX: y<z>.pdf': "a_b X_ y_z_.pdf",
    "...": "document.pdf",
    "": "document.pdf",
    ".pdf": "document.pdf",
    "\u3164\u200b.pdf": "document.pdf",
    "=?utf-8?q?a?=.pdf": "=_utf-8_q_a_=.pdf",
  };
  for (const [typed, clean] of Object.entries(cases)) expect(cleanFileName(typed, "pdf")).toBe(clean);
});

test("long names are cut and keep their ending", () => {
  const name = cleanFileName(`${"ä".repeat(500)}.docx`, "docx");
  expect([name.length, name.endsWith("ä.docx")]).toEqual([120, true]);
});
