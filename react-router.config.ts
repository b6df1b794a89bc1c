import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole site map is small: one manifest in the first answer saves a request for every link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
