import { z } from "zod";
import { PARTIAL_DATE, ROTATION_KINDS } from "#app/game/maps/rotation/map-rotation.ts";
import { ROTATION_MODES } from "#app/game/model/enumerations/rotation-modes.ts";

const name = z.string().trim().min(1).max(120);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "use small letters, figures and hyphens");

/** An entry as its author writes it. */
const entrySchema = z.strictObject({
  id: slug.max(80),
  change: z.enum(ROTATION_KINDS, `use one of ${ROTATION_KINDS.join(", ")}`),
  /** The last part of the maps' addresses. */
  maps: z.array(slug).min(1, "name a map at least").max(80),
  /** Absent: all battle types of random battles that the definitions of each map have. */
  modes: z
    .array(z.enum(ROTATION_MODES, `use ${ROTATION_MODES.join(", ")}`))
    .min(1, "name a mode, or leave modes out for all battle types of random battles")
    .optional(),
  /** A year is a number to YAML. */
  date: z
    .union([z.string(), z.int()])
    .transform(String)
    .refine((text) => PARTIAL_DATE.test(text), "write a day (2026-10-21), a month (2026-10) or a year (2026)"),
  patch: z
    .string('write it between quotes, such as "1.20": without them the nought is lost')
    .regex(/^\d{1,3}(?:\.\d{1,3}){1,3}$/, 'write a patch such as "1.20"')
    .optional(),
  /** "8-11", or one tier. */
  tiers: z
    .union([z.string(), z.int()])
    .transform(String)
    .refine((text) => /^\d{1,2}(?:-\d{1,2})?$/.test(text), "write tiers from 1 to 11, such as 8-11")
    .optional(),
  note: z.string().trim().min(1).max(400).optional(),
  sources: z
    .array(
      z.strictObject({
        name,
        url: z.url({ protocol: /^https$/, error: "write an address that begins with https://" }),
      }),
    )
    .min(1, "name a source: what nobody states is not entered")
    .max(4),
  /** Day of the last change of the entry. */
  updated: z.iso.date("write a day, such as 2026-11-25"),
});

export type RotationEntry = z.infer<typeof entrySchema>;

export const rotationFileSchema = z.strictObject({ changes: z.array(entrySchema).max(2000) });

/** Reports a fault in a field of an entry. */
export type EntryFault = (field: keyof RotationEntry, message: string) => void;
