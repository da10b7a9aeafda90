import { isRouteErrorResponse } from "react-router";
import type { Messages } from "./messages";

type ErrorStatus = keyof Messages["errors"];

/** Status of the answer to a failure: its own, if it is an answer, else 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What is said to an answer with this status; of unforeseen ones only what kind they are of. */
export function errorMessage(t: Messages, status: number): Messages["errors"][ErrorStatus] {
  if (status in t.errors) return t.errors[status as ErrorStatus];
  return t.errors[status < 500 ? 400 : 500];
}
