import { data } from "react-router";
import { siteContext } from "../context/site";
import { nowhere, requestAddress } from "../page-data/document";
import type { Route } from "./+types/not-found";

/** Every address no other route knows; a document may have left it. Also the frame of what the server refuses. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { refusal } = site;
  if (refusal) throw data({ text: refusal.text }, { status: refusal.status });
  throw await nowhere(site, requestAddress(url, site));
}

export default function NotFound() {
  return null;
}
