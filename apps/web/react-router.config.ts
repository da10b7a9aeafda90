import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./build-folder";

export default {
  ssr: true,
  buildDirectory: buildFolder,
  // The whole route table arrives with the scripts, after the first paint; no discovery requests.
  routeDiscovery: { mode: "initial" },
  // A page's code is one file: what sends a form must be there when the connection breaks.
  splitRouteModules: false,
} satisfies Config;
