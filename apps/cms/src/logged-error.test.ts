import { expect, it } from "vitest";
import { loggedError, logWithoutValues } from "./logged-error.ts";
import { Refusal } from "./refusal.ts";

/** As the database layer throws it: with what was written, in several places. */
function failedQuery(): Error {
  const values = ["Ada Lovelace\n    at noon", "ada@example.com"];
  const query = 'insert into "leads" ("who", "email") values ($1, $2)';
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "leads_key"'), {
    code: "23505",
    detail: "Key (email)=(ada@example.com) already exists.",
    where: "unnamed portal parameter $1 = 'Ada Lovelace'",
  });
  const error = new Error(`Failed query: ${query}\nparams: ${values}`, { cause });
  return Object.assign(error, { query, params: values });
}

it("names a failed query, its reason and place, without a word of what was written", () => {
  const logged = JSON.stringify(loggedError(failedQuery()));
  expect(logged).not.toMatch(/Ada|ada@|noon/);
  expect(JSON.parse(logged)).toEqual({
    type: "Error",
    message: 'Failed query: insert into "leads" ("who", "email") values ($1, $2)',
    stack: expect.stringMatching(/^at failedQuery/),
    cause: {
      type: "Error",
      message: 'duplicate key value violates unique constraint "leads_key"',
      code: "23505",
      stack: expect.stringMatching(/^at failedQuery/),
    },
  });
});

it("leaves out what an editor was told, and whatever is no error", () => {
  const told = new Refusal("Not saved: ada@example.com saved this document.", { status: 409 });
  expect(JSON.stringify(loggedError(told))).not.toContain("ada@");
  expect(loggedError(told)).toMatchObject({ message: "A change was refused.", status: 409 });
  expect(loggedError("ada@example.com")).toEqual({ type: "string" });
});

it("ends where causes lead in a circle", () => {
  const error = new Error("first");
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/"first"/g)).toHaveLength(4);
});

it("replaces errors in whatever is logged, and leaves everything else as it is", () => {
  const written: unknown[][] = [];
  const log = (...entry: unknown[]) => written.push(entry);
  const logged = { err: expect.objectContaining({ message: expect.not.stringContaining("Ada") }) };
  for (const entry of [[failedQuery()], [{ err: failedQuery(), by: 1 }, "Not done."], ["A word."], [{ by: 2 }], [null]])
    logWithoutValues.call(undefined, entry, log);
  expect(written).toEqual([[logged], [{ ...logged, by: 1 }, "Not done."], ["A word."], [{ by: 2 }], [null]]);
});
