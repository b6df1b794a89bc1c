/** The page that shows what patches changed, and its feed; apart from the list's schema, which no page has to load. */
export const PATCHES_PAGE = "/patches";
export const PATCHES_RSS = "/patches/feed.xml";
