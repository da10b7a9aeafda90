import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "../database.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";

export type OrderWork = { kind: "erase" | "export"; email: string; dataDir: string };
export type OrderOutcome = { result: object; isDone: boolean };

/** The thread of `PersonOrders`: one order, over a connection of its own. */
parentPort?.postMessage(carryOut(workerData));

function carryOut({ kind, email, dataDir }: OrderWork): OrderOutcome {
  const database = openDatabase(dataDir);
  try {
    const data = { database, dataDir };
    if (kind === "export") return { result: exportPerson(data, email, Date.now()), isDone: true };
    const { order: _, underWay, ...counts } = erasePerson(data, email, Date.now(), { hasBackend: true });
    return { result: counts, isDone: underWay === 0 };
  } finally {
    database.close();
  }
}
