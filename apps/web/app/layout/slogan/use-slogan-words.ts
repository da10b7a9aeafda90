import { useRouteLoaderData } from "react-router";
import type { RootData } from "../../root-data";

/** The slogan's words in the language of the page. */
export function useSloganWords(): string[] {
  return useRouteLoaderData<RootData>("root")?.slogan ?? [];
}
