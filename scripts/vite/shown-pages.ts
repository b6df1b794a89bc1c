import type { Plugin } from "vite";
import { SHOWN_PAGES } from "#app/site/shown-pages.ts";

const MODULE = /\/app\/site\/shown-pages\.ts$/;

/** The module as the browser gets it: the list alone. UnoCSS reads the names of icons in it. */
export const shownPagesCode = `// @unocss-include\nexport const SHOWN_PAGES = ${JSON.stringify(SHOWN_PAGES)};`;

/** Leaves out of the browser's scripts what only the router and the Worker need of the list of pages. */
export function shownPages(): Plugin {
  return {
    name: "shown-pages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (MODULE.test(id.split("?")[0] ?? "") ? { code: shownPagesCode, map: null } : null),
  };
}
