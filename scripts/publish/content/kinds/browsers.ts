import { z } from "zod";
import { BROWSERS_PATH, type Browser } from "#app/game/model/content/browsers.ts";
import { defineKind } from "../content-kind.ts";

const step = z.string().trim().min(1).max(200);
const way = z.strictObject({ everySite: z.boolean().optional(), steps: z.array(step).min(1).max(8) });

const schema: z.ZodType<Browser[]> = z
  .array(
    z
      .strictObject({ name: z.string().trim().min(1).max(40), computer: way.optional(), phone: way.optional() })
      .refine(({ computer, phone }) => computer ?? phone, "say how it is done on a computer or on a phone"),
  )
  .min(1);

/** How cache and cookies are cleared in each browser. */
export const browsers = defineKind({
  files: "browsers.yaml",
  schema,
  required: ["browsers"],
  publish: ([entry]) => ({ [BROWSERS_PATH]: entry?.fields }),
});
