/** A page of the site as visitors meet it: navigation, footer, search and shortcuts are made from the list of pages.ts. */
export interface Page {
  /** The router's path, parameters with a colon: "/techtree/:nation". */
  path: `/${string}`;
  /** The name in the search and in the page's title. */
  name: string;
  /** A shorter name for narrow places. */
  shortName?: string;
  icon?: `i-lucide-${string}`;
  /** A tab on a phone and in the rail beside it, in the rail alone, or below "More". */
  navigation?: "tab" | "rail" | "more";
  /** Its name in the footer. */
  footer?: string;
  /** The key that leads there after G. */
  key?: string;
}

/** How a page is served: routes, sitemap, payloads and cache rules are made from the list of served-pages.ts. */
export interface ServedPage {
  /** Below app/. */
  module: `routes/${string}.tsx`;
  /** Whether the layout has a slot for ads below the page. A page without one may have a slot of its own. */
  adsBelow?: true;
  /**
   * The query parameters with which the page is the same for every anonymous visitor until the next build or data
   * version, so that caches may store it. What a visitor typed or composed is never among them: a name, the range of a
   * figure, a choice of columns. Absent: the page is never cached.
   */
  cacheableWith?: readonly string[];
  /** Minutes after which caches make the page anew, since it shows what changes by itself: collected news, events. */
  freshFor?: number;
  /**
   * Whether the page is in the sitemap: as it is, or by these paths. What caches may keep of it can be prefetched.
   */
  listed?: true | readonly string[];
}
