import { expect, test } from "vitest";
import { Sealer } from "./sealer.ts";

const secret = "0123456789abcdef0123456789abcdef";
let now = 1_000_000;
const sealer = new Sealer(secret, { now: () => now });

test("opens what it sealed, for the same purpose", () => {
  const token = sealer.seal("confirm", { email: "ada@example.com" });
  expect(sealer.open("confirm", token)).toEqual({ email: "ada@example.com" });
  expect(sealer.open("unsubscribe", token)).toBeUndefined();
  expect(new Sealer(`${secret}!`).open("confirm", token)).toBeUndefined();
});

test("hides its content and is different every time", () => {
  const token = sealer.seal("confirm", "ada@example.com");
  expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("ada");
  expect(sealer.seal("confirm", "ada@example.com")).not.toBe(token);
});

test("refuses any changed byte and garbage", () => {
  const bytes = Buffer.from(sealer.seal("confirm", 1), "base64url");
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    expect(sealer.open("confirm", changed.toString("base64url"))).toBeUndefined();
  }
  for (const garbage of ["", "x", "💥", "a".repeat(5000)]) expect(sealer.open("confirm", garbage)).toBeUndefined();
});

test("expires", () => {
  const token = sealer.seal("confirm", 1, 1000);
  now += 999;
  expect(sealer.open("confirm", token)).toBe(1);
  now += 1;
  expect(sealer.open("confirm", token)).toBeUndefined();
});
