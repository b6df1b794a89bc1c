import { z } from "zod";

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
