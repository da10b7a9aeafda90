import { afterEach, beforeEach, expect, test } from "vitest";
import { testLead } from "../test-lead.ts";
import { contentBackendSink } from "./content-backend.ts";
import type { Submission } from "./sink.ts";
import { type ApiServer, startApiServer } from "./testing/api-server.ts";

const token = "a-token-of-the-backend";
const lead = testLead({ locale: "de", campaign: { utm_source: "fair" }, suspicions: ["invalid stamp"] });
const submission: Submission = { id: "lead-1", acceptedAt: Date.parse("2026-03-01T08:00:00Z"), lead };

const linkOf = ({ id }: { id: string }) => `https://www.waku.example/forms/files/${id}`;
let backend: ApiServer;
beforeEach(async () => {
  // A backend that keeps keys: the second time it knows the lead.
  const known = new Set<string>();
  backend = await startApiServer(({ authorization, idempotencyKey }) => {
    if (authorization !== `Bearer ${token}`) return { status: 401, body: {} };
    const isKnown = known.has(idempotencyKey);
    known.add(idempotencyKey);
    return { status: isKnown ? 200 : 201, body: {} };
  });
});
afterEach(() => backend.close());

test("a lead is posted as documented, under the same key in every attempt", async () => {
  const sink = contentBackendSink(`${backend.url}/cms`, token, linkOf);
  backend.troubles.push({ status: 503, headers: { "Retry-After": "60" } }, "die after");
  await expect(sink.deliver(submission, "lead-1:content-backend")).rejects.toMatchObject({
    message: "HTTP 503",
    retryAfterMs: 60_000,
    isPermanent: false,
  });
  await expect(sink.deliver(submission, "lead-1:content-backend")).rejects.toThrow("the answer broke off");
  await sink.deliver(submission, "lead-1:content-backend");
  expect(new Set(backend.requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
    new Set(["lead-1:content-backend"]),
  );
  expect(backend.requests.at(-1)).toMatchObject({ method: "POST", path: "/cms/api/leads/receive" });
  expect(backend.requests.at(-1)?.body).toEqual({
    id: "lead-1",
    acceptedAt: "2026-03-01T08:00:00.000Z",
    form: "contact",
    locale: "de",
    page: "contact",
    email: "ada@example.com",
    fields: { name: "Ada", message: "Hello" },
    files: [],
    campaign: { utm_source: "fair" },
    suspicions: ["invalid stamp"],
  });
});

test("a wrong token is tried again, so that mending it loses nothing", async () => {
  const sink = contentBackendSink(backend.url, "another-token", linkOf);
  await expect(sink.deliver(submission, "key")).rejects.toMatchObject({ message: "HTTP 401", isPermanent: false });
});
