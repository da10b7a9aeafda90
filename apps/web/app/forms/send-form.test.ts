import { expect, test } from "vitest";
import { sendForm } from "./send-form";

const request = () =>
  new Request("https://www.waku.example/en/contact", {
    method: "POST",
    body: new URLSearchParams({ form: "contact" }),
  });

test("an answer of the site passes through, redirects too", async () => {
  const result = { form: "contact", values: {}, errors: { name: "Please fill in" } };
  expect(await sendForm(request(), async () => result)).toBe(result);
  const redirect = new Response(null, { status: 303 });
  await expect(sendForm(request(), () => Promise.reject(redirect))).rejects.toBe(redirect);
});

test("without an answer the form says that it was not sent", async () => {
  const failure = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await sendForm(request(), failure)).toMatchObject({
    data: { form: "contact", values: {}, errors: {}, isUnsent: true },
    init: { status: 503 },
  });
});
