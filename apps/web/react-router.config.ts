import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table arrives with the scripts, after the first paint; no discovery requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
