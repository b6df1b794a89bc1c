// The style sheet is made from the class names of markup; of this list as well: @unocss-include
import type { Page } from "./page.ts";
import { PAGES } from "./pages.ts";

/** What the browser needs to know of a page. */
export type ShownPage = Pick<Page, "path" | "name" | "shortName" | "icon" | "navigation" | "footer" | "key">;

/**
 * The pages that are named somewhere: in the navigation, the footer, the search, by a key. For the browser the build
 * writes this list in place of this module (`scripts/vite/shown-pages.ts`), so that nobody loads routes and cache rules.
 */
export const SHOWN_PAGES: readonly ShownPage[] = PAGES.filter(({ icon, footer }) => icon || footer).map(
  ({ path, name, shortName, icon, navigation, footer, key }) => ({
    ...{ path, name },
    ...(shortName && { shortName }),
    ...(icon && { icon }),
    ...(navigation && { navigation }),
    ...(footer && { footer }),
    ...(key && { key }),
  }),
);
