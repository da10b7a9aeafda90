/** How long the link of a confirmation mail opens, and an address that is not confirmed exists in it. */
export const confirmHours = 48;
export const confirmMs = confirmHours * 3_600_000;
