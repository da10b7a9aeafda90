import { createContext, useContext } from "react";
import type { Chrome } from "../page-data/chrome";
import type { JsonLd } from "../seo/json-ld";

/** What only the server knows while it renders; absent in the browser, where static regions stand as sent. */
type ServerRender = {
  /** Header and footer content; absent when the content could not be read. */
  chrome?: Chrome;
  /** Data of the part that documents carry as markup only. */
  drawn?: unknown;
  /** Structured data of the page. */
  jsonLd?: JsonLd[];
  /** Id of the request, by which the log finds a failure. */
  requestId: string;
};

const ServerRenderContext = createContext<ServerRender | undefined>(undefined);

export const ServerRenderProvider = ServerRenderContext.Provider;

export function useServerRender(): ServerRender | undefined {
  return useContext(ServerRenderContext);
}
