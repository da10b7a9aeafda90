export { BoundedLimiter } from "./bounded-limiter.ts";
export { clientAddress, networkOf } from "./client-address.ts";
export { FormLimits, takes } from "./form-limits.ts";
