/** Icons that the interface itself uses, beside those content may name. */
export const interfaceIconNames = [
  "arrow-left",
  "arrow-right",
  "brand-instagram",
  "brand-linkedin",
  "brand-x",
  "brand-youtube",
  "check",
  "chevron-down",
  "download",
  "external-link",
  "menu-2",
  "player-pause",
  "player-play",
  "x",
] as const;
export type InterfaceIconName = (typeof interfaceIconNames)[number];
