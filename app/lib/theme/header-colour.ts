/**
 * The header in light and dark mode, also used for the browser's own bars. In a separate file, so that a page need not
 * load all colours.
 */
export const HEADER_COLOUR = ["#ffffff", "#101418"] as const;
