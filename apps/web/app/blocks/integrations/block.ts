import type { BlockPart } from "../block-part";
import { Integrations } from "./integrations";
import type { IntegrationsBlockView } from "./view";

export const integrations: BlockPart<IntegrationsBlockView> = { View: Integrations, isLive: false };
