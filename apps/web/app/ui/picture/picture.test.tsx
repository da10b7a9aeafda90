import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Picture } from "./picture";

const picture = { name: "cobot", alt: "Robot arm on a plinth", hasLight: true } as const;

function markup(props: Partial<Parameters<typeof Picture>[0]>): string {
  return renderToStaticMarkup(<Picture picture={picture} sizes="50vw" ground="page" {...props} />);
}

/** The sources in their order: media condition, type, smallest file. */
function sources(html: string): string[] {
  return [...html.matchAll(/<source ([^>]*)>/g)].map(([, attributes = ""]) =>
    ["media", "type", "srcSet"]
      .map((name) => new RegExp(`${name}="([^" ]+)`, "i").exec(attributes)?.[1] ?? "")
      .join(" ")
      .trim(),
  );
}

describe("picture", () => {
  it("offers the navy studio first in the dark scheme, AVIF before WebP", () => {
    expect(sources(markup({}))).toEqual([
      "(prefers-color-scheme: image/avif /media/pictures/cobot-navy-480.avif",
      "(prefers-color-scheme: image/webp /media/pictures/cobot-navy-480.webp",
      "image/avif /media/pictures/cobot-light-480.avif",
    ]);
    expect(markup({})).toContain('src="/media/pictures/cobot-light-800.webp"');
  });

  it("stays navy on a navy band in both schemes", () => {
    const html = markup({ ground: "navy" });
    expect(sources(html)).toEqual(["image/avif /media/pictures/cobot-navy-480.avif"]);
    expect(html).not.toContain("light");
  });

  it("stays light on mint in both schemes", () => {
    const html = markup({ ground: "mint" });
    expect(sources(html)).toEqual(["image/avif /media/pictures/cobot-light-480.avif"]);
    expect(html).not.toContain("navy");
  });

  it("stays navy on pages where there is no light studio", () => {
    expect(markup({ picture: { ...picture, hasLight: false } })).toBe(markup({ ground: "navy" }));
  });

  it("names every width with its size, keeps its place and says what it shows", () => {
    const html = markup({});
    for (const width of [480, 800, 1200]) expect(html).toContain(`cobot-light-${width}.webp ${width}w`);
    expect(html).toContain('width="1200" height="900" alt="Robot arm on a plinth"');
    expect(html).toContain('sizes="50vw"');
  });

  it("waits until it is near, unless it opens the page", () => {
    expect(markup({})).toContain('loading="lazy"');
    expect(markup({})).not.toMatch(/fetchpriority/i);
    expect(markup({ isFirst: true })).toMatch(/fetchpriority="high"/i);
    expect(markup({ isFirst: true })).not.toContain("lazy");
  });
});
