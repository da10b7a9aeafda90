import { z } from "zod";

/** Marks the fields of blocks that name something which must be there: the checks look for it. */
export const references = z.registry<{ refersTo: "file" | "icon" | "link" | "picture" | "video" }>();
