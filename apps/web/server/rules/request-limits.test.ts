import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { Refusal } from "./refusal";
import { requestLimits } from "./request-limits";

const app = new Hono();
app.onError((error) => new Response(null, { status: error instanceof Refusal ? error.status : 500 }));
app.use(requestLimits() as never);
app.all("*", (context) => context.text("shown"));

function status(path: string, init?: RequestInit) {
  return Promise.resolve(app.request(`http://site.test${path}`, init)).then((response) => response.status);
}

describe("request limits", () => {
  it.each(["/", "/de/pricing?x=1", "/de/caf%C3%A9", "/de/a?next=%2F%2Fhost%5C", "/de/%F0%9F%A4%96"])(
    "pass %s",
    async (path) => {
      expect(await status(path)).toBe(200);
    },
  );

  it.each([
    "/%5Chost",
    "/%5chost",
    "/..%2f..%2fetc",
    "/de%2Fpricing",
    "/de/%00",
    "/de/%0d%0aX: 1",
    "/de/%E0%A4",
    "/%",
    "/de/%7F",
  ])("refuse %s as malformed", async (path) => {
    expect(await status(path)).toBe(400);
  });

  it("refuse addresses beyond 4096 characters", async () => {
    const origin = "http://site.test/de?q=".length;
    expect(await status(`/de?q=${"x".repeat(4096 - origin)}`)).toBe(200);
    expect(await status(`/de?q=${"x".repeat(4097 - origin)}`)).toBe(414);
  });
});
