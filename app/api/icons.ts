import { z } from "zod";
import { type IconDrawing, iconSchema, iconShapeSchema } from "#app/lib/icon-drawing.ts";

// GET /api/_nuxt_icon/{collection}.json?icons=a,b.

/** What an icon name and a prefix may be, as Iconify has it. */
export const iconNameSchema = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Names per request: what fits in a URL of 500 characters, and some more. */
export const MAX_ICONS = 100;

/** What the public icon service answers: https://iconify.design/docs/api/icon-data.html */
export const serviceAnswerSchema = z.object({
  prefix: iconNameSchema,
  icons: z.record(z.string(), iconSchema),
  aliases: z.record(z.string(), iconShapeSchema.extend({ parent: z.string() })).optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});

/** The site's own answer: the icons that were found, and the names that nobody has. */
export interface IconsAnswer {
  prefix: string;
  icons: Record<string, IconDrawing>;
  width: number;
  height: number;
  not_found?: string[];
}
