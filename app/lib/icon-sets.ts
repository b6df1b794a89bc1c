import { z } from "zod";

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

/** Elements allowed in an icon: shapes, paint and animation; nothing that runs code or loads files. */
const drawn = new Set(
  (
    "g path circle ellipse rect line polyline polygon defs clipPath mask linearGradient radialGradient stop " +
    "pattern symbol use filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode " +
    "animate animateMotion animateTransform set mpath title desc text tspan"
  ).split(" "),
);

/**
 * Whether a drawing is safe to insert into a page: only known elements, no event handlers, no links except to its own
 * parts.
 */
export function isSafeDrawing(body: string): boolean {
  const elements = [...body.matchAll(/<\/?\s*([^\s/>]*)/g)].map(([, name = ""]) => name);
  if (!elements.every((name) => drawn.has(name))) return false;
  return !/[\s"'/]on[a-z]+\s*=|href\s*=\s*(?:["']\s*)?[^#"'\s]|url\(\s*(?:["']\s*)?[^#"'\s]|javascript:/i.test(body);
}

/** The view box and transform of a drawing; absent values are the collection's. */
export const iconShapeSchema = z.object({
  left: z.number().optional(),
  top: z.number().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  rotate: z.number().optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
});

export const iconSchema = iconShapeSchema.extend({ body: z.string().min(1).max(100_000).refine(isSafeDrawing) });
export type IconDrawing = z.infer<typeof iconSchema>;
