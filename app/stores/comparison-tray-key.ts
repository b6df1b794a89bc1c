/** Under which the tray is kept. Apart, so that every page can look whether there is one without loading it. */
export const TRAY_KEY = "index-comparison";
