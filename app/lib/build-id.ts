/** Written by vite.config.ts. */
declare const __BUILD_ID__: string;

/** Names the build that this script is of. */
export const BUILD_ID = __BUILD_ID__;
