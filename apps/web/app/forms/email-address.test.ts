import { expect, test } from "vitest";
import { parseEmailAddress } from "./email-address.server";

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
  ])
    expect(parseEmailAddress(address), address).toBeUndefined();
});
