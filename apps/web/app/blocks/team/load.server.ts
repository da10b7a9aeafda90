import type { BlockLoader } from "../block-loader.server";
import type { TeamBlockView } from "./view";

export const team: BlockLoader<TeamBlockView> = {
  load(block, { site, globals, locale }) {
    const members = globals.site.team.map(({ name, role }) => ({ name, role: role[locale] }));
    if (members.length === 0 && !site.settings.showGaps) return undefined;
    return { ...block, members, gap: members.length === 0 ? true : undefined };
  },
  sample: {},
};
