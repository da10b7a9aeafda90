import { data } from "react-router";
import { siteContext } from "../context/site";
import { notFound } from "../page-data/document";
import type { Route } from "./+types/refused";

/** The frame of what the server refuses; whoever asks for its address is at none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { refusal } = context.get(siteContext);
  if (!refusal) throw notFound();
  throw data({ text: refusal.text }, { status: refusal.status });
}

export default function Refused() {
  return null;
}
