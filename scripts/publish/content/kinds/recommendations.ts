import { z } from "zod";
import { EQUIPMENT_CONFIGURATIONS } from "#app/game/model/enumerations/equipment-configurations.ts";
import { defineKind } from "../content-kind.ts";

/** Below data/content. */
export const RECOMMENDATIONS_FILE = "recommendations.yaml";

const tag = z.string().trim().min(1).max(80);

export const editorialRecommendationsSchema = z.strictObject({
  recommendations: z
    .array(
      z.strictObject({
        vehicle: z.int().positive(),
        configuration: z.enum(EQUIPMENT_CONFIGURATIONS),
        author: z.string().trim().min(1).max(60),
        reason: z.string().trim().min(10).max(400),
        equipment: z.array(tag.nullable()).max(3).optional(),
        crew: z.array(z.array(tag).max(12)).max(8).optional(),
        field: z.array(tag).max(16).optional(),
        directive: tag.nullable().optional(),
      }),
    )
    .max(400),
});

/** Configurations that somebody decided. They are published with the vehicles, so here they are only checked. */
export const recommendations = defineKind({
  files: RECOMMENDATIONS_FILE,
  schema: editorialRecommendationsSchema,
  required: ["recommendations"],
  publish: () => ({}),
});
