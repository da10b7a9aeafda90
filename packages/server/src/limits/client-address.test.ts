import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

test("without trusted proxies the header is not read", () => {
  expect(clientAddress("203.0.113.9", "198.51.100.1", 0)).toBe("203.0.113.9");
});

test("what a visitor writes into the header stands left of what the proxies add", () => {
  expect(clientAddress("10.0.0.1", "1.2.3.4, 203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
});

test("fewer entries than trusted proxies: the outermost one there is", () => {
  expect(clientAddress("10.0.0.1", undefined, 2)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "203.0.113.9", 3)).toBe("203.0.113.9");
});

test("networks", () => {
  expect(networkOf("203.0.113.9")).toEqual({ own: "203.0.113.9", wide: "203.0.113" });
  expect(networkOf("::ffff:203.0.113.9")).toEqual({ own: "203.0.113.9", wide: "203.0.113" });
  expect(networkOf("2001:0db8:1:2:aaaa::1")).toEqual({ own: "2001:db8:1:2", wide: "2001:db8:1" });
  expect(networkOf("2001:db8::1")).toEqual(networkOf("2001:db8:0:0:ffff:1:2:3"));
});

test.each([
  ["81.0.0.1:4000", "81.0.0.1"],
  ["[2001:db8::1]:4000", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
])("a proxy's port does not make another visitor: %s", (forwarded, address) => {
  expect(clientAddress("10.0.0.1", forwarded, 1)).toBe(address);
});
