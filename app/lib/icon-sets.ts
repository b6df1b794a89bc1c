// Where the icon collections are among the published files.

/** Path of the list of collections, below /api/files. */
export const ICON_SETS_PATH = "iconsets/index.json";

/** A collection that the site uses: the number of its parts, and the size of its icons. */
export interface IconSet {
  parts: number;
  width: number;
  height: number;
}

/** `iconsets/index.json`: the collections by their prefix. */
export type IconSets = Record<string, IconSet>;

/** Path of one part of a collection, below /api/files: its icons by their name, aliases as icons of their own. */
export function iconPartPath(prefix: string, part: number): string {
  return `iconsets/${prefix}/${part}.json`;
}

/**
 * The part of a divided collection that holds an icon: its name's FNV-1a hash by the number of parts.
 * @param count number of parts, from 1
 * @returns from 0 to count − 1
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function iconShard(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % count;
}
