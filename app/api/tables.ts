import { z } from "zod";

/** GET /api/vehicles.json and /api/modules.json */
export const jsonTableSchema = z.object({
  title: z.string(),
  gameVersion: z
    .string()
    .nullable()
    .describe("Version of the game that most figures are of; null where no source states it."),
  sources: z
    .array(
      z.object({
        publisher: z.string(),
        version: z.string().nullable(),
        date: z.string().nullable().describe("ISO 8601; null where it is not known."),
      }),
    )
    .readonly(),
  address: z.string().describe("Gives the same table again."),
  note: z.string().describe("What one has to know of the figures."),
  columns: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() })),
  rows: z
    .array(z.record(z.string(), z.union([z.number(), z.string(), z.null()])))
    .describe("By the keys of the columns: null is not known, what does not apply is absent."),
});
