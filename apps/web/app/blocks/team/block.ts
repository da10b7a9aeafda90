import type { BlockPart } from "../block-part";
import { Team } from "./team";
import type { TeamBlockView } from "./view";

export const team: BlockPart<TeamBlockView> = { View: Team, isLive: false };
