import { z } from "zod";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { VERDICTS } from "./eligibility.ts";

/** `challenge/eligibility.json`: the verdict on every vehicle, by column. Entry `i` of every list is of one vehicle. */
export const eligibilityFileSchema = z
  .object({
    gameVersion: z.string(),
    id: z.array(z.int().nonnegative()),
    /** Places in `NATIONS`. */
    nation: z.array(
      z
        .int()
        .min(0)
        .max(NATIONS.length - 1),
    ),
    tier: z.array(z.int().min(1).max(11)),
    /** Places in `VERDICTS`. */
    verdict: z.array(
      z
        .int()
        .min(0)
        .max(VERDICTS.length - 1),
    ),
  })
  .refine(
    ({ id, nation, tier, verdict }) => [nation, tier, verdict].every(({ length }) => length === id.length),
    "The lists of vehicles are not of one length.",
  );
