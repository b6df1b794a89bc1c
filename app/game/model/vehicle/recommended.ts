import { z } from "zod";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { CREW_ROLES } from "../enumerations/crew-roles.ts";
import { EQUIPMENT_CONFIGURATIONS } from "../enumerations/equipment-configurations.ts";
import { SLOT_CATEGORIES } from "../enumerations/slot-categories.ts";
import { consumableSchema } from "../loadout-items/consumable.ts";

/** An item by the client's tag, with its name. */
const namedSchema = z.object({ tag: z.string().min(1), name: z.string().min(1) });

/** A stat with nothing and with something. */
const changedStatSchema = z.object({ key: z.enum(STAT_KEYS), before: z.number(), after: z.number() });

/**
 * A mounted item, with the stat that it changes most visibly in this loadout; null if no stat shows its effect.
 * about: what it does, in words, where no stat gets better by it.
 */
const mountedSchema = namedSchema.extend({ effect: changedStatSchema.nullable(), about: z.string().optional() });

/** One entry per crew member: skills in the order to learn them. */
const crewSchema = z.array(z.array(namedSchema));

/** A field modification with its level. */
const fieldSchema = z.array(namedSchema.extend({ level: z.int().positive() }));

/** A recommended configuration of a vehicle. */
const recommendedConfigurationSchema = z.object({
  purpose: z.enum(EQUIPMENT_CONFIGURATIONS),
  /** usage: the equipment is counted. score: it has the highest score of all legal sets. editorial: somebody decided. */
  basis: z.enum(["usage", "score", "editorial"]),
  /** Per cent of all loadouts of the vehicle that have this equipment; null where it is not counted. */
  share: z.number().nullable(),
  /** One entry a slot; null for an empty one. */
  equipment: z.array(mountedSchema.nullable()),
  /** Category that the first universal slot is given; null for none. */
  roleSlot: z.enum(SLOT_CATEGORIES).nullable(),
  directive: mountedSchema.nullable(),
  /** Where they differ from the vehicle's. */
  crew: crewSchema.optional(),
  field: fieldSchema.optional(),
  /** Loadout code: with the first three skills of everybody and the consumables. */
  build: z.string().min(1),
  /**
   * Up to six stats that show what the loadout does: before, for a crew at 100 % with nothing fitted, as the garage
   * computes it, and with the whole loadout.
   */
  figures: z.array(changedStatSchema).max(6),
  /** Who decided it, and why; null if computed. */
  editorial: z.object({ author: z.string().min(1), reason: z.string().min(1) }).nullable(),
});

/** Recommendations for a vehicle (docs/recommendations.md). */
export const recommendedSchema = z.object({
  /** Whose equipment was counted to weigh figures, and how many vehicles these are. */
  weighedBy: z.object({ group: z.enum(["role", "class", "low-class"]), vehicles: z.int().positive() }),
  /** Legal sets of standard equipment that fill all slots. */
  sets: z.int().nonnegative(),
  crew: crewSchema,
  /** Further skills in no particular order, with what each does: no stat measures their value. */
  situational: z.array(namedSchema.extend({ role: z.enum(CREW_ROLES).nullable(), about: z.string() })),
  /** Consumables of every configuration, one entry a slot; null for an empty one. */
  consumables: z.array(namedSchema.extend({ kind: consumableSchema.shape.kind }).nullable()),
  /** Field modifications in the order of their levels, of pairs the better one. */
  field: fieldSchema,
  /** Field modification pairs too close to decide by the counted stats. */
  openPairs: z.int().nonnegative(),
  /** In the order of the purposes; a purpose without a recommendation is missing. */
  configurations: z.array(recommendedConfigurationSchema),
});

export type Recommended = z.infer<typeof recommendedSchema>;
export type RecommendedConfiguration = z.infer<typeof recommendedConfigurationSchema>;
export type RecommendedStat = z.infer<typeof changedStatSchema>;
export type NamedItem = z.infer<typeof namedSchema>;
