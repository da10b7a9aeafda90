import crypto from "node:crypto";
import { expect, test, vi } from "vitest";
import { equalWork } from "./sign-in.ts";

/** The backend's own sign-in, which the package does not export. */
const operations = new URL("auth/operations/login.js", import.meta.resolve("payload"));
const { loginOperation } = await import(operations.href);

const known = {
  id: 1,
  email: "known@example.com",
  hash: `pbkdf2-sha256-v1:${"00".repeat(32)}`,
  salt: "salt",
  loginAttempts: 0,
};
const people = [
  known,
  { ...known, email: "locked@example.com", lockUntil: "9999-01-01T00:00:00.000Z" },
  { ...known, email: "without@example.com", hash: undefined, salt: undefined },
];

/** Signs in with a wrong password. @returns what was derived from it meanwhile, and what the visitor reads */
async function refused(email: unknown, password: unknown = "a wrong password") {
  const derive = vi.spyOn(crypto, "pbkdf2").mockImplementation((...given) => {
    (given.at(-1) as (error: null, key: Buffer) => void)(null, Buffer.alloc(32, 1));
  });
  const db = {
    findOne: async ({ where }: { where: { email: { equals: string } } }) => {
      const user = people.find(({ email }) => email === where.email.equals);
      return user && { ...user };
    },
    updateOne: async () => ({ loginAttempts: 1, lockUntil: null }),
  };
  const auth = { maxLoginAttempts: 8, lockTime: 600_000 };
  const config = { slug: "users", auth, hooks: { beforeOperation: [equalWork] } };
  const req = {
    payload: { db, config: {}, secret: "secret" },
    context: {},
    t: (key: string) => key,
    i18n: { t: String },
  };
  try {
    const answer = await loginOperation({ collection: { config }, data: { email, password }, req }).catch(
      (error: Error) => error.name,
    );
    return {
      answer,
      work: derive.mock.calls.map(([, salt, ...cost]) => [String(salt).length > 0, ...cost.slice(0, 3)]),
    };
  } finally {
    derive.mockRestore();
  }
}

test.each(["unknown@example.com", "locked@example.com", "without@example.com", " KNOWN@example.com"])(
  "a wrong password costs %s what it costs somebody known",
  async (email) => {
    const { work } = await refused("known@example.com");
    expect(work).toHaveLength(1);
    expect((await refused(email)).work).toEqual(work);
  },
);

test.each([
  [null, "x"],
  ["unknown@example.com", { $ne: "" }],
  ["unknown@example.com", " "],
])("what is no sign-in costs nothing: %s, %s", async (email, password) => {
  expect(await refused(email, password)).toEqual({ answer: "ValidationError", work: [] });
});
