import type { Globals } from "../source/content-source.ts";

/** A setting only the operator knows, and what its absence does to the site. */
export type UnsetSetting = { file: string; at: string; effect: string };

/** Every setting that is not known or not confirmed yet. None of them keeps the site from running. */
export function unsetSettings({ site, forms, pricing, calculator, booking }: Globals): UnsetSetting[] {
  const file = "shared/site.yaml";
  const unset = (group: string, values: Record<string, unknown>, effect: string) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [{ file, at: `${group}.${name}`, effect }] : [],
    );
  return [
    ...unset("company", site.company, "It is left out of imprint, contact and structured data."),
    ...unset("links", site.links, "Links to it are left out."),
    ...unset("videos", site.videos, "The page shows its text without the video."),
    ...(forms.answerTime === null
      ? [{ file: "shared/forms.yaml", at: "answerTime", effect: "Mails to visitors promise no time." }]
      : []),
    ...unconfirmed("shared/pricing.yaml", pricing.toConfirm),
    ...unconfirmed("shared/calculator.yaml", calculator.toConfirm),
    ...unconfirmed("shared/booking.yaml", booking.toConfirm),
    ...(site.team.length === 0 ? [{ file, at: "team", effect: "The team page shows no names." }] : []),
    ...(site.funding === null ? [{ file, at: "funding", effect: "The footer shows no funding logo." }] : []),
  ];
}

/** Defaults that the operator should look at; their names leave `toConfirm` when that has been done. */
function unconfirmed(file: string, names: string[]): UnsetSetting[] {
  return names.map((at) => ({
    file,
    at,
    effect: "It is a default nobody has confirmed; take it off toConfirm when it holds.",
  }));
}
