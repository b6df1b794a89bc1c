import type { Config } from "@react-router/dev/config";

/** The page is made once: what its server costs is not measured here. */
export default {
  ssr: false,
  prerender: ["/"],
  buildDirectory: process.env.BARE_BUILD ?? "build",
} satisfies Config;
