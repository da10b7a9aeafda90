import { expect, it } from "vitest";
import { readEnv } from "./env.ts";

const token = "a-token-of-at-least-32-characters";

it("has defaults for everything but the token", () => {
  expect(readEnv({ CMS_TOKEN: token, CMS_PORT: "" })).toMatchObject({
    host: "127.0.0.1",
    port: 3001,
    publicUrl: "http://127.0.0.1:3001",
    siteUrl: "http://127.0.0.1:3000",
  });
  expect(() => readEnv({})).toThrow(/CMS_TOKEN/);
});

it.each([
  [{ CMS_DATABASE_URL: "mysql://x" }, "CMS_DATABASE_URL"],
  [{ CMS_PUBLIC_URL: "https://cms.example.com/admin" }, "CMS_PUBLIC_URL"],
  [{ CMS_SECRET: "short" }, "CMS_SECRET"],
  [{ SMTP_URL: "mail.example.com" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://mail.example.com" }, "MAIL_FROM"],
])("refuses %j", (given, name) => {
  expect(() => readEnv({ CMS_TOKEN: token, ...given })).toThrow(new RegExp(name));
});
