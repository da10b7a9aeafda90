import type { FigureKind } from "../schema/index.ts";
import type { Globals } from "../source/content-source.ts";
import { imprintGaps } from "./imprint-gaps.ts";

/** A setting only the operator knows, and what its absence does to the site. */
export type UnsetSetting = { file: string; at: string; effect: string };

/** Every setting that is not known or not confirmed yet. None of them keeps the site from running. */
export function unsetSettings(globals: Globals): UnsetSetting[] {
  const { site, forms, pricing, calculator, booking } = globals;
  const file = "shared/site.yaml";
  const unset = (group: string, values: Record<string, unknown>, effect: string) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [{ file, at: `${group}.${name}`, effect }] : [],
    );
  const provider = imprintGaps(globals);
  const others = Object.fromEntries(
    Object.entries(site.company).filter(([name]) => !provider.some((gap) => gap === name)),
  );
  return [
    ...provider.map((name) => ({
      file,
      at: `company.${name}`,
      effect: "The imprint must name it (§ 5 DDG, § 18 MStV): without it the site must not go public.",
    })),
    ...unset("company", others, "It is left out of imprint, contact and structured data."),
    ...unset("links", site.links, "Links to it are left out."),
    ...unset("videos", site.videos, "The page shows its text without the video."),
    ...(forms.answerTime === null
      ? [{ file: "shared/forms.yaml", at: "answerTime", effect: "Mails to visitors promise no time." }]
      : []),
    ...unconfirmed("shared/pricing.yaml", pricing.toConfirm),
    ...unconfirmed("shared/calculator.yaml", calculator.toConfirm),
    ...unconfirmed("shared/booking.yaml", booking.toConfirm),
    ...(site.contractTerm === null
      ? [{ file, at: "contractTerm", effect: "No page says how long a contract runs; they refer to the offer." }]
      : []),
    ...(site.team.length === 0 ? [{ file, at: "team", effect: "The team page shows no names." }] : []),
    ...(site.funding === null ? [{ file, at: "funding", effect: "The footer shows no funding logo." }] : []),
    ...fairsWithoutBooth(globals),
    ...addressesWithoutTls(globals),
    ...unconfirmedFigures(globals),
    ...unreleasedClients(globals),
  ];
}

/** Figures for which nobody stands yet. */
function unconfirmedFigures({ figures }: Globals): UnsetSetting[] {
  const effects: Record<FigureKind, string> = {
    customerResult: "The result of a client is shown, and nobody has confirmed value and method.",
    guideValue: "The guide value is shown, and nobody has confirmed what it rests on.",
    companyFact: "The fact about the company is shown without the day for which it was confirmed.",
  };
  return Object.entries(figures).flatMap(([id, { kind, confirmed }]) =>
    confirmed === null
      ? [{ file: "shared/figures.yaml", at: `${id}.confirmed`, effect: `${effects[kind]} Say who did so and when.` }]
      : [],
  );
}

/** Clients who are named without a note of their consent. */
function unreleasedClients({ customers }: Globals): UnsetSetting[] {
  return Object.entries(customers).flatMap(([id, { release }]) =>
    release === null
      ? [
          {
            file: "shared/customers.yaml",
            at: `${id}.release`,
            effect: "The client is named on the site without a note of who agreed to that, and when.",
          },
        ]
      : [],
  );
}

/** Fairs that are still to come, without the way to the booth. */
function fairsWithoutBooth({ booking }: Globals): UnsetSetting[] {
  const today = new Date().toISOString().slice(0, 10);
  return booking.fairs.flatMap(({ days, hall, booth }, index) =>
    days.every((day) => day < today)
      ? []
      : Object.entries({ hall, booth })
          .filter(([, value]) => value === null)
          .map(([name]) => ({
            file: "shared/booking.yaml",
            at: `fairs.${index}.${name}`,
            effect: "The page of the fair, mails and calendar files leave it out.",
          })),
  );
}

/** Addresses of this machine, as development uses them. */
function addressesWithoutTls({ site, forms, booking, integrations }: Globals): UnsetSetting[] {
  const files = { site: site.links, forms, booking, integrations };
  return Object.entries(files).flatMap(([name, settings]) =>
    placesOf(settings, (value) => value.startsWith("http://")).map((at) => ({
      file: `shared/${name}.yaml`,
      at: name === "site" ? `links.${at}` : at,
      effect: "It leads to this machine, which no visitor reaches; an https:// address belongs here.",
    })),
  );
}

/** Paths of the texts in a setting for which something holds. */
function placesOf(setting: unknown, holds: (value: string) => boolean): string[] {
  if (typeof setting === "string") return holds(setting) ? [""] : [];
  if (typeof setting !== "object" || setting === null) return [];
  return Object.entries(setting).flatMap(([name, value]) =>
    placesOf(value, holds).map((rest) => (rest === "" ? name : `${name}.${rest}`)),
  );
}

/** Defaults that the operator should look at; their names leave `toConfirm` when that has been done. */
function unconfirmed(file: string, names: string[]): UnsetSetting[] {
  return names.map((at) => ({
    file,
    at,
    effect: "It is a default nobody has confirmed; take it off toConfirm when it holds.",
  }));
}
