import type { Plugin } from "vite";
import { Fault } from "#scripts/tools.ts";

const injection = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m;

/**
 * Sonner's script without the call that puts its style sheet into the page: the content security policy blocks it, and
 * the site brings the same sheet as a file (app/components/toasts/toaster.css).
 * @throws Fault when the call is missing, because an upgrade of sonner changed it
 */
export function withoutInjectedStyles(code: string): string {
  if (!injection.test(code)) {
    throw new Fault("sonner no longer injects its styles by __insertCSS: see scripts/vite/no-injected-styles.ts.");
  }
  return code.replace(injection, "");
}

/** For builds only: the development server lets styles be injected, and bundles packages in its own way. */
export function noInjectedStyles(): Plugin {
  return {
    name: "no-injected-styles",
    apply: "build",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: withoutInjectedStyles(code), map: null }),
    },
  };
}
