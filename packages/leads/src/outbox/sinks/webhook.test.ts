import { afterEach, beforeEach, expect, test } from "vitest";
import { testLead } from "../test-lead.ts";
import type { Submission } from "./sink.ts";
import { type ApiServer, startApiServer, type Trouble } from "./testing/api-server.ts";
import { webhookSink } from "./webhook.ts";

const submission: Submission = { id: "lead-1", acceptedAt: 0, lead: testLead() };
const clock = { now: () => Date.parse("2026-03-01T08:00:00Z") };

let crm: ApiServer;
/** What the CRM has stored, by key. */
let stored: Map<string, unknown>;
beforeEach(async () => {
  stored = new Map();
  crm = await startApiServer(({ idempotencyKey, body }) => {
    stored.set(idempotencyKey, body);
    return { status: 200, body: {} };
  });
});
afterEach(() => crm.close());

test.each<[string, Trouble, object]>([
  ["refuses the signature", { status: 401 }, { message: "HTTP 401" }],
  ["has moved", { status: 404 }, { message: "HTTP 404" }],
  ["leads elsewhere", { status: 307, headers: { Location: "https://elsewhere.example" } }, { message: "HTTP 307" }],
  ["is closed for good", { status: 410 }, { message: "HTTP 410" }],
  ["finds the lead too large", { status: 413 }, { message: "HTTP 413" }],
  [
    "asks for patience",
    { status: 429, headers: { "Retry-After": "60" } },
    { message: "HTTP 429", retryAfterMs: 60_000 },
  ],
  ["fails", { status: 500, body: "<html>" }, { message: "HTTP 500" }],
  ["takes longer than we wait", "hang", { message: "no answer in time" }],
  ["drops the connection before its work", "die before", {}],
  ["drops the connection after its work", "die after", { message: "the answer broke off" }],
])("a CRM that %s gets the lead again under the same key, and has it once", async (_, trouble, expected) => {
  const timeoutMs = trouble === "hang" ? 200 : undefined;
  const sink = webhookSink(`${crm.url}/leads`, "a-shared-secret", () => "", { clock, timeoutMs });
  crm.troubles.push(trouble);
  await expect(sink.deliver(submission, "lead-1:webhook")).rejects.toMatchObject({ isPermanent: false, ...expected });
  const patient = webhookSink(`${crm.url}/leads`, "a-shared-secret", () => "", { clock });
  await patient.deliver(submission, "lead-1:webhook");
  expect([...stored.keys()]).toEqual(["lead-1:webhook"]);
  expect(crm.requests).toHaveLength(2);
});
