import type { Heading } from "../heading";

export type TeamBlockView = Heading & { type: "team"; members: { name: string; role: string }[]; gap?: true };
