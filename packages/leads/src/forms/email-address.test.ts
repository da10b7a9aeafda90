import { domainToASCII, domainToUnicode } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEmailAddress } from "./email-address.server.ts";

test("addresses that receive mail are accepted", () => {
  for (const address of [
    "a+b@example.com",
    "o'brien@example.ie",
    "x@firma.software",
    "first.last@sub.example.co.uk",
    "a_b-c@ex-ample.de",
  ])
    expect(parseEmailAddress(` ${address} `)).toBe(address);
});

test("international domains become ASCII, the part before the @ stays as typed", () => {
  expect(parseEmailAddress("Info@müller.de")).toBe("Info@xn--mller-kva.de");
  expect(parseEmailAddress("INFO@EXAMPLE.COM")).toBe("INFO@example.com");
  expect(parseEmailAddress("jörg@例え.jp")).toBe("jörg@xn--r8jz45g.jp");
});

test("others are refused, header injection among them", () => {
  for (const address of [
    "",
    "foo",
    "foo@",
    "@example.com",
    "a b@example.com",
    "a@b@example.com",
    "a@localhost",
    "a@127.0.0.1",
    "a@-x.de",
    "a@x..de",
    ".a@example.com",
    "a..b@example.com",
    "a@example.com\r\nBcc: x@example.com",
    "<a@example.com>",
    "a@example.com,b@example.com",
    `${"a".repeat(65)}@example.com`,
    "a@exa mple.com",
    'x"y@example.com',
    "a\u0000b@example.com",
    "a@example.com/evil",
    "a@example.com?bcc=x",
    "a@example.com#x",
    "a@example.com:25",
    "a@example.com\\evil",
    "a@[127.0.0.1]",
    "a@ex%61mple.com",
    "in\u200bfo@example.com",
    "info\u202e@example.com",
    "info\u3164@example.com",
    "info\u00a0@example.com",
    "a@exam\u200bple.com",
    "a@exam\u00adple.com",
    "a@example.com\u200b.evil.com",
    "=?utf-8?q?a?=@example.com",
    "a=?x@example.com",
  ])
    expect(parseEmailAddress(address), address).toBeUndefined();
});

test("around an address nothing counts that nobody sees", () => {
  for (const typed of ["\u200binfo@x.de", "\u202ainfo@x.de\u202c", "\ufeff info@x.de\u00a0\u0000", "\u3000info@x.de\n"])
    expect(parseEmailAddress(typed)).toBe("info@x.de");
});

test("whatever is accepted is one address that reads the same everywhere, and is accepted again", () => {
  const part = fc.string({
    unit: fc.oneof(fc.constantFrom(..."ab.@?/=%#:\\"), fc.string({ unit: "binary", maxLength: 1 })),
  });
  fc.assert(
    fc.property(part, part, (local, host) => {
      const address = parseEmailAddress(`${local}a@${host}b.example`);
      if (address === undefined) return;
      expect(address).toMatch(/^[^\s@<>()[\]\\,;:"\p{C}\p{Z}]+@[a-z0-9.-]+\.example$/u);
      expect(address).not.toContain("=?");
      expect(parseEmailAddress(address)).toBe(address);
      // Nothing of the domain is lost on the way.
      expect(
        domainToUnicode(address.split("@")[1] ?? "")
          .normalize("NFKC")
          .toLowerCase(),
      ).toBe(
        domainToUnicode(domainToASCII(`${host}b.example`))
          .normalize("NFKC")
          .toLowerCase(),
      );
    }),
  );
});
