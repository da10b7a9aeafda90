/** Set in the context of a request whose changes are published together at its end. */
export const together = "publishTogether";
