/**
 * The key in local storage under which the chosen colour mode stands: "light" or "dark", nothing for the
 * system's. The script before the first paint and the store both read it.
 */
export const COLOUR_MODE_KEY = "index-color-mode";
