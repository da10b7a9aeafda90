import { expect, it } from "vitest";
import { isDraft, onlyDraftsOfAuthors } from "./authors.ts";

type Args = Parameters<typeof onlyDraftsOfAuthors>[0];

function attempt(operation: string, args: object, role: string | undefined) {
  const req = { user: role ? { role } : null, t: (key: string) => key };
  return () => onlyDraftsOfAuthors({ args, operation, req } as unknown as Args);
}

const publishing = [
  {},
  { data: { _status: "published" } },
  { draft: true, data: { _status: "published" } },
  { data: { _status: "draft" } },
];

it("lets authors save drafts and do nothing else", () => {
  for (const operation of ["create", "update", "restoreVersion"]) {
    expect(attempt(operation, { draft: true, data: { _status: "draft" } }, "author")).not.toThrow();
    for (const args of publishing) expect(attempt(operation, args, "author")).toThrow();
  }
  expect(attempt("read", {}, "author")).not.toThrow();
});

it("lets editors, administrators and the backend itself publish", () => {
  for (const role of ["editor", "admin", undefined])
    for (const args of publishing) expect(attempt("update", args, role)).not.toThrow();
});

it("lets people without a known role do nothing", () => {
  expect(attempt("update", { data: {} }, "stranger")).toThrow();
});

it.each([
  [{ draft: true, data: { _status: "draft" } }, true],
  [{ draft: true, data: {} }, true],
  [{ draft: true }, true],
  [{ draft: true, data: { _status: "published" } }, false],
  [{ data: { _status: "draft" } }, false],
  [{ data: { _status: "published" } }, false],
  [{ data: {} }, false],
  [{}, false],
])("knows whether %j leaves what is published as it is", (args, expected) => {
  expect(isDraft(args)).toBe(expected);
});
