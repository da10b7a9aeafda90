import { readFileSync } from "node:fs";

/**
 * Loaded into a server before anything else (`node --import`): its clock starts at the instant in CLOCK_STARTS_AT and
 * goes on from there, for its own code and for every library. Timers keep their pace. With CLOCK_FILE the signal
 * SIGUSR2 sets it to the instant in that file.
 */
const { CLOCK_STARTS_AT: start = "", CLOCK_FILE: file } = process.env;
if (Number.isNaN(Date.parse(start))) throw new Error(`CLOCK_STARTS_AT="${start}" is no date with time.`);

const RealDate = Date;
let ahead = RealDate.parse(start) - RealDate.now();
if (file)
  process.on("SIGUSR2", () => {
    ahead = RealDate.parse(readFileSync(file, "utf8")) - RealDate.now();
  });
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
});
