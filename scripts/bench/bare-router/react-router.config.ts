import type { Config } from "@react-router/dev/config";

/** The page is made once for the browser; what its server costs is measured in workerd. */
export default {
  ssr: true,
  prerender: ["/"],
  buildDirectory: process.env.BARE_BUILD ?? "build",
} satisfies Config;
