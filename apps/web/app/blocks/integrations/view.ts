import type { Heading } from "../heading";

export type IntegrationsBlockView = Heading & {
  type: "integrations";
  none: string;
  services: { category: string; name: string; purpose: string }[];
};
