import type { SettingName } from "../schema/names.ts";
import type { Globals } from "../source/content-source.ts";

/** What § 5 DDG and § 18 (2) MStV ask of a company with articles on its site; VAT id and phone depend on the company. */
const imprintFields = [
  "legalName",
  "street",
  "postalCode",
  "city",
  "country",
  "managingDirectors",
  "email",
  "registerCourt",
  "registerNumber",
  "contentResponsible",
] as const satisfies readonly SettingName[];

/** Names of the settings without which the imprint does not say who provides the site, as the law asks. */
export function imprintGaps({ site }: Pick<Globals, "site">): SettingName[] {
  return imprintFields.filter((name) => site.company[name] === null);
}
