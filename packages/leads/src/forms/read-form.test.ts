import { locales } from "@waku/i18n/locale";
import { describe, expect, test } from "vitest";
import { formDefinition, formDefinitions } from "./definitions/index.server.ts";
import { errorTexts } from "./error-texts.server.ts";
import { formView } from "./form-view.server.ts";
import { noSlot } from "./form-view.ts";
import { readCampaign, readForm } from "./read-form.server.ts";

function sent(values: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) data.append(name, one);
  return data;
}

describe.each(Object.values(formDefinitions))("$name", (definition) => {
  test.each(locales)("an empty form asks for exactly the required fields, in %s", (locale) => {
    const form = readForm(definition, sent({}), locale);
    const required = Object.entries(definition.fields).filter(([, field]) => field.isRequired);
    expect(required.length).toBeGreaterThan(0);
    const labels = required.map(([name, { kind, label }]) => [
      name,
      kind === "slot" ? errorTexts[locale].field.slot("", 0) : expect.stringContaining(label[locale]),
    ]);
    expect(form).toMatchObject({ isValid: false, errors: Object.fromEntries(labels) });
    if (!form.isValid) expect(Object.keys(form.errors)).toHaveLength(required.length);
  });

  test("required fields alone are enough", () => {
    const filled = Object.entries(definition.fields).filter(([, field]) => field.isRequired);
    const special: Record<string, string> = { email: "a@example.com", slot: noSlot };
    const values = Object.fromEntries(
      filled.map(([name, { options }]) => [name, special[name] ?? options?.[0]?.value ?? "x"]),
    );
    expect(readForm(definition, sent(values), "de")).toMatchObject({ isValid: true, email: "a@example.com" });
  });

  test("every text exists in both languages and the languages differ", () => {
    const { de, en } = definition.texts;
    expect(de.thanks.title).not.toBe(en.thanks.title);
    expect(Object.keys(de)).toEqual(Object.keys(en));
    expect(de.thanks.steps?.length).toBe(en.thanks.steps?.length);
  });
});

test("a slot is read as an instant and is no field of its own", () => {
  const values = { slot: "2026-12-01T08:00Z", name: "Ada", email: "a@example.com", company: "Engines" };
  const read = (slot: string) => readForm(formDefinitions.demo, sent({ ...values, slot }), "en");
  const booked = read(values.slot);
  expect(booked).toMatchObject({ isValid: true, slot: Date.parse("2026-12-01T08:00Z") });
  expect(booked.isValid && booked.fields.map(({ name }) => name)).toEqual(["name", "email", "company"]);
  expect(read(noSlot)).toMatchObject({ isValid: true, slot: undefined });
  for (const wrong of ["", "tomorrow", "2026-12-01T08:00", "2026-12-01T08:00:00Z", "2026-13-01T08:00Z"])
    expect(read(wrong)).toMatchObject({
      isValid: false,
      errors: { slot: "Please choose a time, or that none of them suits you." },
    });
});

test("values come back as entered, messages name what to do", () => {
  const values = { name: "<b>Ada</b>", email: "foo@", message: "x".repeat(4001) };
  const form = readForm(formDefinitions.contact, sent(values), "de");
  expect(form).toEqual({
    isValid: false,
    values: { name: ["<b>Ada</b>"], email: ["foo@"], company: [], phone: [], subject: [], message: [values.message] },
    errors: {
      email: "Bitte geben Sie eine E-Mail-Adresse wie name@firma.de ein.",
      message: "Bitte kürzen Sie auf höchstens 4000 Zeichen.",
    },
  });
});

test("names stay as typed, line breaks leave single lines, other control characters leave texts", () => {
  const values = { name: "Zoë 🤖 محمد\r\nBcc: x@example.com", email: "a@example.com", message: "one\r\ntwo\u0000" };
  const form = readForm(formDefinitions.contact, sent(values), "en");
  expect(form.isValid && form.fields).toEqual([
    { name: "name", label: "Your name", value: "Zoë 🤖 محمد Bcc: x@example.com" },
    { name: "email", label: "Email address", value: "a@example.com" },
    { name: "message", label: "Your message", value: "one\ntwo" },
  ]);
});

test("choices are stored in words; made-up ones are refused, names of every object among them", () => {
  const offer = { name: "A", email: "a@example.com", company: "C" };
  const good = readForm(formDefinitions.offer, sent({ ...offer, modules: ["spare-parts", "maintenance"] }), "en");
  expect(good.isValid && good.fields.find(({ name }) => name === "modules")?.value).toBe(
    "Maintenance and asset management, Spare-part management",
  );
  for (const modules of ["free-beer", "toString", "__proto__"])
    expect(readForm(formDefinitions.offer, sent({ ...offer, modules }), "en").isValid).toBe(false);
});

test("web addresses get their scheme, scripts are refused", () => {
  const partner = { name: "A", email: "a@example.com", company: "C", message: "m" };
  const website = (value: string) => readForm(formDefinitions.partner, sent({ ...partner, website: value }), "en");
  const good = website("firma.de/a");
  expect(good.isValid && good.fields.find(({ name }) => name === "website")?.value).toBe("https://firma.de/a");
  for (const bad of ["javascript:alert(1)", "ftp://x.de", "nonsense"]) expect(website(bad).isValid).toBe(false);
});

test("campaign parameters: known names, cut to a sensible length", () => {
  expect(readCampaign(sent({ utm_source: "fair", utm_evil: "x", utm_term: "t".repeat(500) }))).toEqual({
    utm_source: "fair",
    utm_term: "t".repeat(200),
  });
  expect(readCampaign(sent({ utm_source: "\u001b]0;x\u0007fair\r\n", utm_id: "\u0000" }))).toEqual({
    utm_source: "]0;x fair",
  });
});

test("the address fills in what the form allows, nothing else", () => {
  const search = new URLSearchParams({ numbers: "Downtime: 12 h", email: "a@example.com", utm_source: "fair" });
  const view = formView(formDefinitions.offer, {
    locale: "en",
    path: "request-offer",
    search,
    maxFileBytes: 8_000_000,
  });
  expect(view.fields.filter(({ values }) => values)).toMatchObject([{ name: "numbers", values: ["Downtime: 12 h"] }]);
  expect(view.campaign).toEqual([["utm_source", "fair"]]);
});

test("names of every object are no forms", () => {
  for (const name of ["toString", "constructor", "", null, "newsletter-confirm"])
    expect(formDefinition(name)).toBeUndefined();
});
