import { locales } from "../schema/index.ts";
import type { Globals } from "../source/content-source.ts";
import type { ClaimPages } from "./rules/claims.ts";
import type { UnsetSetting } from "./unset-settings.ts";

/**
 * What somebody still has to read or confirm in the registers of standards and claims.
 * @param claims which documents make which claim
 * @param today `YYYY-MM-DD`
 */
export function registerGaps(globals: Globals, claims: ClaimPages | undefined, today: string): UnsetSetting[] {
  return [...emptyRegisters(globals), ...unreadStandards(globals, today), ...openClaims(globals, claims)];
}

/** Content of an earlier release has no registers; nothing checks its texts by them then. */
function emptyRegisters({ standards, claims, terms }: Globals): UnsetSetting[] {
  return Object.entries({ standards, claims, terms }).flatMap(([name, register]) =>
    Object.keys(register).length > 0
      ? []
      : [{ file: `shared/${name}.yaml`, at: name, effect: "The register is empty, so no text is checked by it." }],
  );
}

function unreadStandards({ standards }: Globals, today: string): UnsetSetting[] {
  const file = "shared/standards.yaml";
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return Object.entries(standards).flatMap(([id, { name, read, confirm }]) => [
    ...(read === null
      ? [{ file, at: `${id}.read`, effect: `What we say about ${name.en} was never compared with its text.` }]
      : []),
    ...(read !== null && read < yearAgo
      ? [{ file, at: `${id}.read`, effect: `${name.en} was last read on ${read}; read it again every year.` }]
      : []),
    ...(confirm
      ? [{ file, at: `${id}.confirm`, effect: `A specialist must confirm of ${name.en}: ${confirm.en}.` }]
      : []),
  ]);
}

function openClaims({ claims }: Globals, pages: ClaimPages | undefined): UnsetSetting[] {
  return Object.entries(claims).flatMap(([id, { statement, confirmed }]) => {
    if (confirmed) return [];
    const files = locales.flatMap((locale) => pages?.filesOf(id, locale) ?? []);
    return [
      {
        file: "shared/claims.yaml",
        at: `${id}.confirmed`,
        effect: `Nobody has confirmed: ${statement.en} Said in ${files.join(", ") || "no page"}.`,
      },
    ];
  });
}
