/**
 * Icons that the style sheet has, by the name that Iconify gives them: whole class names, since the sheet is
 * made from what stands in the sources. They ask nothing of anybody.
 */
export const KNOWN_ICONS: Readonly<Record<string, string>> = {
  "lucide:check": "i-lucide-check",
  "lucide:circle-check": "i-lucide-circle-check",
  "lucide:info": "i-lucide-info",
  "lucide:triangle-alert": "i-lucide-triangle-alert",
  "lucide:link": "i-lucide-link",
  "lucide:copy": "i-lucide-copy",
  "lucide:log-out": "i-lucide-log-out",
};
