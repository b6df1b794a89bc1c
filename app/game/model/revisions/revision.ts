import { z } from "zod";
import { IDS, REVISED_FIELDS, type RevisedField, revisedKind, STATED_SOURCES } from "./revised-fields.ts";

const LISTS: ReadonlySet<RevisedField> = new Set(["gun.autoReload", "gun.dualGun.reloadTimes"]);

/** Ids of the parts from outside in; each only where the revised part lies within it. */
const partSchema = z.strictObject({
  turret: z.int().optional(),
  gun: z.int().optional(),
  shell: z.int().optional(),
  chassis: z.int().optional(),
  engine: z.int().optional(),
});

/** A figure of a later patch that some source states, in place of the one in the definitions. */
export const revisionSchema = z
  .object({
    /** State whose modules it belongs to: `siege` are those of the second state. */
    state: z.enum(["first", "siege"]),
    at: partSchema,
    field: z.enum(REVISED_FIELDS),
    /** Index in the list, from 0, where the field is one (`gun.autoReload`, `gun.dualGun.reloadTimes`). */
    place: z.int().nonnegative().optional(),
    /** In the unit of the field: the definitions' value, and the latest source's. */
    before: z.number(),
    after: z.number(),
    /** Not stated itself: it moved with a figure that is. */
    derived: z.literal(true).optional(),
    /** Key of the record's `sources`, which has version, publisher and date. */
    source: z.enum(STATED_SOURCES),
  })
  .refine(({ at, field }) => idsOf(field).join() === idsGiven(at).join(), { error: "ids do not lead to such a part" })
  .refine(({ field, place }) => LISTS.has(field) === (place !== undefined), { error: "an index is for lists alone" });

/** What became of a stated row. */
const statedRowSchema = z.object({
  /** The gun, in its turret, that the row was applied to; null if it could not be identified. */
  gun: z.object({ turret: z.int(), gun: z.int() }).nullable(),
  /** Why figures of the row could not be placed; null where all were. */
  reason: z.string().min(1).nullable(),
  /** All figures agree with the definitions. */
  confirmed: z.boolean(),
  /** The gun has other kinds of shells since the definitions; only its own figures are revised. */
  shellsChanged: z.literal(true).optional(),
});

export const statedSchema = z.partialRecord(z.enum(STATED_SOURCES), statedRowSchema);

export type Revision = z.infer<typeof revisionSchema>;
export type StatedRows = z.infer<typeof statedSchema>;

function idsOf(field: RevisedField): readonly string[] {
  return IDS[revisedKind(field).kind];
}

function idsGiven(at: z.infer<typeof partSchema>): string[] {
  return (["turret", "gun", "shell", "chassis", "engine"] as const).filter((key) => at[key] !== undefined);
}
