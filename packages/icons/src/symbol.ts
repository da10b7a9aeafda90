/** Symbol of the brand in a square of 32: a robot's path, drawn 4.5 thick with round ends, around a waypoint. */
export const symbol = {
  path: "M4 7v9a6 6 0 0 0 12 0v-3a6 6 0 0 1 12 0v12",
  waypoint: "M1 26a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0",
} as const;
