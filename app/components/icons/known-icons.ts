/**
 * Icons that toasts name, by their Iconify name: those of the style sheet, which need no request. The class names are
 * written out in full, because the sheet is generated from the sources.
 */
export const KNOWN_ICONS: Readonly<Record<string, string>> = {
  "lucide:link": "i-lucide-link",
  "lucide:log-in": "i-lucide-log-in",
  "lucide:scale": "i-lucide-scale",
};
