import { type FaultArea, type FaultDevice, type FaultPart, faultAreas } from "@waku/content/fault-names";
import type { RequiredPath } from "@waku/content/required-paths";
import { type Locale, localePath } from "@waku/i18n/locale";
import { faultsPath } from "./addresses";

/** Names of the parameters in the address of the library. */
export const faultParams = { text: "q", device: "device", part: "part" } as const;

/** Longer questions are cut: nobody types them. */
export const maxTyped = 120;

/** What the library is narrowed down by. */
export type FaultFilter = { text: string; device?: FaultDevice; part?: FaultPart };

/** The area that a code belongs to. */
export function areaOf(id: string): FaultArea {
  const area = faultAreas.find((name) => id.startsWith(`${name}-`));
  if (!area) throw new Error(`${id} is a code of no area.`);
  return area;
}

/** The page of this site about each kind of device. */
export const devicePages: Record<FaultDevice, RequiredPath> = {
  mobile: "devices/mobile-robots-agv-amr",
  forklift: "devices/manual-forklifts-vehicles",
  conveyor: "devices/conveyors-automation-systems",
  arm: "devices/stationary-robots-industrial-arms",
  cobot: "devices/cobots",
  humanoid: "devices/humanoid-robots",
  drone: "devices/drones",
  other: "devices/other-assets",
};

/** Address of the library in the state of a filter, at its list. */
export function faultsHref(locale: Locale, { text, device, part }: FaultFilter): string {
  const query = new URLSearchParams({
    ...(text && { [faultParams.text]: text }),
    ...(device && { [faultParams.device]: device }),
    ...(part && { [faultParams.part]: part }),
  }).toString();
  return `${localePath(locale, faultsPath)}${query && `?${query}`}#codes`;
}
