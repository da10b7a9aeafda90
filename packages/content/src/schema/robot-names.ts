/** Kinds of robots, as they stand in addresses of the robot finder. */
export const robotTypes = [
  "amr",
  "agv",
  "autonomous-forklift",
  "mobile-manipulator",
  "industrial-arm",
  "cobot",
  "cleaning",
  "serving",
  "delivery",
  "inspection",
  "quadruped",
  "humanoid",
  "drone",
  "exoskeleton",
  "other",
] as const;

/** What a vehicle finds its way by. A robot has several, or none that was read. */
export const navigationKinds = [
  "lidar",
  "reflectors",
  "natural-features",
  "camera",
  "floor-markers",
  "magnetic",
  "inductive",
  "line",
  "rfid",
  "gnss",
  "inertial",
  "ultrasonic",
  "infrared",
  "teach-and-repeat",
  "follow-me",
  "teleoperated",
] as const;

/** `available` says no more than that no other status was read. */
export const robotStatuses = ["available", "discontinued", "prototype", "research", "inHouse"] as const;

/**
 * Where a row's values were read. `maker`: its maker's page, documentation or repository; `manual`: a copy of a manual
 * elsewhere; `repository`: a description or driver of others; `list`: a directory or table of many models; `news`:
 * press, resellers, customers.
 */
export const sourceKinds = ["maker", "manual", "repository", "list", "news"] as const;

/** The values of a robot that are numbers, by their names in a robot. */
export const robotNumbers = [
  "payloadKg",
  "reachMm",
  "maxSpeedMps",
  "weightKg",
  "runTimeH",
  "degreesOfFreedom",
] as const;

export type RobotType = (typeof robotTypes)[number];
export type NavigationKind = (typeof navigationKinds)[number];
export type RobotStatus = (typeof robotStatuses)[number];
export type SourceKind = (typeof sourceKinds)[number];
export type RobotNumber = (typeof robotNumbers)[number];
