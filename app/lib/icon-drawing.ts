import { z } from "zod";

/** Elements that an icon may be drawn with: shapes, paint and motion, nothing that runs or loads. */
const drawn = new Set(
  (
    "g path circle ellipse rect line polyline polygon defs clipPath mask linearGradient radialGradient stop " +
    "pattern symbol use filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode " +
    "animate animateMotion animateTransform set mpath title desc text tspan"
  ).split(" "),
);

/** True when a drawing can be put on a page: known elements, no handlers, no links but into itself. */
export function isHarmless(body: string): boolean {
  const elements = [...body.matchAll(/<\/?\s*([^\s/>]*)/g)].map(([, name = ""]) => name);
  if (!elements.every((name) => drawn.has(name))) return false;
  return !/[\s"'/]on[a-z]+\s*=|href\s*=\s*["']?\s*[^#"'\s]|url\(\s*["']?\s*[^#"'\s]|javascript:/i.test(body);
}

/** How a drawing lies in its box; what is absent is the collection's own. */
export const iconShapeSchema = z.object({
  left: z.number().optional(),
  top: z.number().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  rotate: z.number().optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
});

export const iconSchema = iconShapeSchema.extend({ body: z.string().min(1).max(100_000).refine(isHarmless) });
export type IconDrawing = z.infer<typeof iconSchema>;
