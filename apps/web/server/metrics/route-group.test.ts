import { expect, test } from "vitest";
import { routeGroup } from "./route-group.ts";

test.each([
  ["GET", "/de/pricing?email=a@example.com", "page"],
  ["GET", "/", "page"],
  ["GET", "/de/pricing.data?x=1", "data"],
  ["POST", "/en/contact.data", "form"],
  ["GET", "/forms/stamp", "stamp"],
  ["GET", "/assets/site-abc.css", "file"],
  ["GET", "/media/press/kit.zip", "file"],
  ["GET", "/readyz", "health"],
  ["GET", "/de/jobs/engineer.pdf", "pdf"],
  ["GET", "/sitemap.xml", "document"],
])("%s %s counts as %s", (method, url, group) => {
  expect(routeGroup(method, url)).toBe(group);
});
