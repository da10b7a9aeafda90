/**
 * Loaded into a server before anything else (`node --import`): its clock starts at the instant in CLOCK_STARTS_AT and
 * goes on from there, for its own code and for every library. Timers keep their pace.
 */
const start = Date.parse(process.env.CLOCK_STARTS_AT ?? "");
if (Number.isNaN(start)) throw new Error(`CLOCK_STARTS_AT="${process.env.CLOCK_STARTS_AT}" is no date with time.`);

const RealDate = Date;
const ahead = start - RealDate.now();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
});
