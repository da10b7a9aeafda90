import type { PayloadRequest } from "payload";
import { expect, it } from "vitest";
import { readJson } from "./read-json.ts";

const read = (body: string) =>
  readJson(new Request("http://backend.example", { method: "POST", body }) as unknown as PayloadRequest);

it("leaves out the character that the database cannot keep, in names and texts, and nothing else", async () => {
  const value = { "na\0me": ["a\0b", "\\u0000", "\\\0", 'say "x"\n', "\u0001"] };
  expect(await read(JSON.stringify(value))).toEqual({ name: ["ab", "\\u0000", "\\", 'say "x"\n', "\u0001"] });
});

it.each(["", "{", "undefined"])("knows that %j is no JSON", async (body) => {
  expect(await read(body)).toBeUndefined();
});
