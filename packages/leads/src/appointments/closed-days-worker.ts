import { parentPort, workerData } from "node:worker_threads";
import { closedDays } from "./closed-days.ts";

/** The thread of `readCalendar`. */
const { text, now }: { text: string; now: number } = workerData;
parentPort?.postMessage(closedDays(text, now));
