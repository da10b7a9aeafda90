import type { Lead } from "../lead.ts";

/** A lead for tests. */
export function testLead(changes: Partial<Lead> = {}): Lead {
  return {
    form: "contact",
    title: "Message",
    locale: "en",
    page: "contact",
    email: "ada@example.com",
    fields: [
      { name: "name", label: "Name", value: "Ada" },
      { name: "message", label: "Message", value: "Hello" },
    ],
    campaign: {},
    suspicions: [],
    ...changes,
  };
}
