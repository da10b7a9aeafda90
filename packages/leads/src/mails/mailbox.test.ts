import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);

test("letter case and plus parts are the same mailbox, whatever they are", () => {
  fc.assert(
    fc.property(word, word, fc.stringMatching(/^[\w.+=-]{0,20}$/), (local, host, tag) => {
      const plain = mailboxOf(`${local}@${host}.example`);
      expect(mailboxOf(`${local.toUpperCase()}+${tag}@${host}.Example`)).toBe(plain);
      expect(mailboxOf(`${local}x@${host}.example`)).not.toBe(plain);
    }),
  );
});

test("dots make no difference at Gmail, and one elsewhere", () => {
  expect(mailboxOf("A.da.L+waku@googlemail.com")).toBe(mailboxOf("adal@gmail.com"));
  expect(mailboxOf("a.da@example.com")).not.toBe(mailboxOf("ada@example.com"));
});

test("a plus that begins the address is part of its name", () => {
  expect(mailboxOf("+a@example.com")).not.toBe(mailboxOf("+b@example.com"));
});
