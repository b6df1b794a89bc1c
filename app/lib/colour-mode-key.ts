/**
 * The key in local storage of the chosen colour mode: "light" or "dark"; absent for the system's. The script before the
 * first paint and the store both read it.
 */
export const COLOUR_MODE_KEY = "index-color-mode";
