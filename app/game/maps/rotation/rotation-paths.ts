export const MAP_ROTATION_PAGE = "/map-rotation";

/** The changes of the rotation, for readers of feeds and for calendars. */
export const ROTATION_RSS = "/map-rotation/feed.xml";
export const ROTATION_ICS = "/map-rotation/changes.ics";

/** The id of a change on the page. */
export function changeAnchor(id: string): string {
  return `change-${id}`;
}

/** The address of a change. */
export function changePath(id: string): string {
  return `${MAP_ROTATION_PAGE}#${changeAnchor(id)}`;
}

/** The page with one map, by its name. */
export function rotationOfMap(name: string): string {
  return `${MAP_ROTATION_PAGE}?q=${encodeURIComponent(name)}`;
}
