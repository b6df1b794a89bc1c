/** Names this build; written by vite.config.ts. */
declare const __BUILD_ID__: string;
/** When this build was made, unix time in milliseconds; written by vite.config.ts. */
declare const __BUILD_TIME__: number;
/** Placeholder of the nonce in cached pages; written by vite.config.ts. */
declare const __NONCE_PLACEHOLDER__: string;

/** A file of ours as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

interface ImportMeta {
  readonly env: { readonly MODE: string };
}
