/** Parts of a machine or site that fault codes are about, by the letters that begin their codes, in reading order. */
export const faultAreas = ["drv", "bat", "nav", "saf", "lhd", "arm", "com", "swr", "env", "mec"] as const;

/** Kinds of devices that a fault can appear on; each has a page of its own. */
export const faultDevices = ["mobile", "forklift", "conveyor", "arm", "cobot", "humanoid", "drone", "other"] as const;

/** What is looked at first when a fault appears: what a list can be narrowed down by. */
export const faultParts = [
  "antenna",
  "battery",
  "battery-management",
  "bearing",
  "belt",
  "brake",
  "brush",
  "bumper",
  "cable",
  "camera",
  "charger",
  "charging-contact",
  "climate",
  "configuration",
  "connector",
  "conveyor-deck",
  "cover",
  "display",
  "drive-controller",
  "emergency-stop",
  "encoder",
  "fan",
  "floor",
  "fork",
  "frame",
  "gearbox",
  "gripper",
  "guard",
  "hitch",
  "hoist",
  "hydraulics",
  "inspection",
  "interface",
  "joint",
  "lamp",
  "load-sensor",
  "lubrication",
  "map",
  "marker",
  "motor",
  "network",
  "pneumatics",
  "power",
  "propeller",
  "safety-controller",
  "scanner",
  "screw-joint",
  "sensor",
  "software",
  "steering",
  "tank",
  "tool",
  "vacuum",
  "wheel",
] as const;

/** Who may make the first check: whoever runs the machine, maintenance staff, or a qualified person alone. */
export const faultHands = ["operator", "technician", "specialist"] as const;

export type FaultArea = (typeof faultAreas)[number];
export type FaultDevice = (typeof faultDevices)[number];
export type FaultPart = (typeof faultParts)[number];
export type FaultHands = (typeof faultHands)[number];
