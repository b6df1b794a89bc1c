/** Pages that are planned and not open yet, by path. They answer 503; what leads to them is marked. */
export const NOT_OPEN = [
  "/mod",
  "/maps",
  "/news",
  "/calendar",
  "/clans-info",
  "/comparison",
  "/map-rotation",
  "/baboon-doc-eu",
  "/baboon-doc-eu100",
  "/privacy-policy",
  "/tank-extractor",
  "/video-extractor",
  "/marks-of-mastery",
  "/community-average",
  "/modules-extractor",
  "/no-gold-challenge",
  "/marks-of-excellence",
] as const;

export type NotOpenPath = (typeof NOT_OPEN)[number];

/** @param href of a link within the site: a path, perhaps with a query or a place on the page */
export function isNotOpen(href: string): boolean {
  return (NOT_OPEN as readonly string[]).includes(href.replace(/[?#].*$/, ""));
}
