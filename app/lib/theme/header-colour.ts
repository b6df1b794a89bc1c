/** The header in light and in dark; the browser's own bars take it as well. Apart, so that a page need not load all colours. */
export const HEADER_COLOUR = ["#ffffff", "#101418"] as const;
