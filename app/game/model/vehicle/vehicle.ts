import { z } from "zod";
import { VEHICLE_STATES } from "#app/game/stats/compute/term.ts";
import { BY_GUN_KIND, GUN_KINDS } from "#app/game/stats/gun-kinds.ts";
import { RANKED_STATS, STAT_KEYS } from "#app/game/stats/keys.ts";
import { CREW_ROLES } from "../enumerations/crew-roles.ts";
import { SLOT_CATEGORIES } from "../enumerations/slot-categories.ts";
import { patchSchema, SOURCE_KEYS, sourceRefSchema, statsPatchSchema } from "../provenance.ts";
import { STATED_SOURCES } from "../revisions/revised-fields.ts";
import { revisionSchema, statedSchema } from "../revisions/revision.ts";
import { defaultProfileSchema, statValuesSchema } from "./default-profile.ts";
import { vehicleHistorySchema } from "./history.ts";
import { priceSchema, vehicleIdentitySchema, vehicleRefSchema } from "./identity.ts";
import { mechanicSchema } from "./mechanic.ts";
import { moduleIdsSchema } from "./module.ts";
import { ratingSchema } from "./rating.ts";
import { recommendedSchema } from "./recommended.ts";
import { silhouetteSchema } from "./silhouette.ts";
import { vehicleModulesSchema } from "./vehicle-modules.ts";

/** One choice of modules with its nominal figures (full crew, no bonuses) and measures. */
const configuredSchema = z.object({
  modules: moduleIdsSchema,
  stats: statValuesSchema,
  /** Of vehicles with two states, whose figures are those of the better one: which it is, where they differ. */
  states: z.partialRecord(z.enum(STAT_KEYS), z.enum(VEHICLE_STATES)).optional(),
  /**
   * Stats changed by revisions: the value from the definitions alone, null if none, and the source that changed it
   * last.
   */
  revised: z
    .partialRecord(z.enum(STAT_KEYS), z.object({ before: z.number().nullable(), source: z.enum(STATED_SOURCES) }))
    .optional(),
  profile: silhouetteSchema,
});

/** Spread of one figure over the vehicles of a group, at top configuration. */
export const spreadSchema = z.object({
  /** Vehicles of the group for which the stat is known. */
  n: z.int().positive(),
  mean: z.number(),
  median: z.number(),
  min: z.number(),
  max: z.number(),
});

/**
 * The place of one figure at top configuration among the vehicles of tier and class, this one included. Figures that
 * depend on the kind of gun (`BY_GUN_KIND`) are placed among vehicles whose gun is of the same kind.
 */
const peerStatSchema = spreadSchema.extend({
  /**
   * 0 to 100, higher is better; null for stats without a better direction, groups of one, and of two with such a gun.
   */
  percentile: z.number().min(0).max(100).nullable(),
});

/** Vehicles of a tier and class with a kind of gun, and what depends on it. */
export const gunGroupSchema = z.object({
  size: z.int().positive(),
  stats: z.partialRecord(z.enum(BY_GUN_KIND), spreadSchema),
});

/** The group's known values of each ranked stat, including this vehicle's: lowest first, rounded as displayed. */
const groupValuesSchema = z.partialRecord(z.enum(RANKED_STATS), z.array(z.number()).min(1));

/** Figures at top configuration against the vehicles of the same tier and class. */
const vehiclePeersSchema = z.object({
  /** Vehicles of the group in the dataset. */
  size: z.int().positive(),
  stats: z.partialRecord(z.enum(STAT_KEYS), peerStatSchema),
  /** Figures that depend on the kind of gun are those of vehicles with the kind of the top gun. */
  values: groupValuesSchema,
  /** The patches that the figures of the group are of, and of how many vehicles each; null for announced figures. */
  patches: z.array(z.object({ patch: statsPatchSchema.nullable(), vehicles: z.int().positive() })),
  /** Kind of the top gun, and how many vehicles of the group have that kind; null when the gun is unknown. */
  gun: z.object({ kind: z.enum(GUN_KINDS), size: z.int().positive() }).nullable(),
  /**
   * How the group deals its damage: the median damage of its `n` vehicles after every `PACING_STEP` seconds of a
   * minute, hp. Only for vehicles that can mount a gun other than single-shot ones.
   */
  pacing: z.object({ n: z.int().positive(), damage: z.array(z.number()) }).optional(),
  /** The vehicles of the group with the other kinds of gun that this one can mount. */
  otherGuns: z.partialRecord(z.enum(GUN_KINDS), gunGroupSchema.extend({ values: groupValuesSchema })),
});

export type VehiclePeers = z.infer<typeof vehiclePeersSchema>;

/** A neighbour in the tech tree and the cost of the step. */
const neighbourSchema = vehicleRefSchema.extend({
  /** Experience for the step between the two. */
  xp: z.int().nonnegative(),
  /** Module that has to be researched first (on the lower of the two vehicles); null if none. */
  through: z.object({ id: z.int(), name: z.string() }).nullable(),
});

/** Steps of research that lead to a vehicle and on from it. */
const researchSchema = z.object({ from: z.array(neighbourSchema), to: z.array(neighbourSchema) });

/** Thresholds of the marks of excellence: combined damage for 65, 85, 95 and 100%. */
export const marksSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("known"), p65: z.number(), p85: z.number(), p95: z.number(), p100: z.number() }),
  /** The source has a row, but it is based on too few players. */
  z.object({ state: z.literal("not-enough-data") }),
  z.object({ state: z.literal("not-known") }),
]);

/** How many vehicles of the tier and class ask for less combined damage for each mark, of those whose marks are known. */
const marksAmongSchema = z.object({
  of: z.int().min(2),
  less: z.object({ p65: z.int().nonnegative(), p85: z.int().nonnegative(), p95: z.int().nonnegative() }),
});

/** Expected averages of a battle, for WN8. */
export const expectedSchema = z.object({
  damage: z.number(),
  frags: z.number(),
  spots: z.number(),
  defence: z.number(),
  /** Percentage, 0 to 100. */
  winRate: z.number(),
});

/** A set of equipment and its share of all loadouts of the vehicle, in per cent. */
export const usageSchema = z.object({
  /** Families of devices, as `family` of the equipment names them. */
  devices: z.array(z.string()),
  /** Their names, in the same order. */
  names: z.array(z.string()),
  share: z.number(),
});

/** A vehicle that is like another one, with the figures that tell them apart; null where one is not known. */
const similarVehicleSchema = vehicleRefSchema.extend({
  dpm: z.number().nullable(),
  health: z.number().nullable(),
  topSpeed: z.number().nullable(),
});

const common = {
  /** The source of the English name. */
  nameSource: z.enum(["published", "made-from-tag"]),
  /** The price in the game's shop; null when the vehicle is not for sale, or no source states a price. */
  price: priceSchema.nullable(),
  /** Not for sale (scripts/import/normalise/price.ts has the rule). */
  notInShop: z.boolean(),
  peers: vehiclePeersSchema,
  marks: marksSchema,
  /** Null if its marks are unknown, or those of all others. */
  marksAmong: marksAmongSchema.nullable(),
  expected: expectedSchema.nullable(),
  usage: z.array(usageSchema),
  rating: ratingSchema,
  /** Others of tier and class, the most alike first (scripts/publish/derive/similar.ts); empty where too little is known. */
  similar: z.array(similarVehicleSchema).max(4),
  /** What patches changed, oldest first; absent where our data has seen no change. */
  history: vehicleHistorySchema.optional(),
  /** Where each part comes from. */
  sources: z.partialRecord(z.enum(SOURCE_KEYS), sourceRefSchema),
};

/** Booster rockets: factors on power, speeds and traverse while they burn. */
const rocketSchema = z.object({
  /** Seconds until they can be used for the first time. */
  deployTime: z.number(),
  /** Seconds of one burn. */
  duration: z.number(),
  /** Seconds between two burns. */
  reload: z.number(),
  uses: z.int(),
  /** Attribute of the client and its factor. */
  factors: z.array(z.object({ attribute: z.string(), factor: z.number() })),
});

/** A vehicle with known client definitions. */
export const fullVehicleSchema = vehicleIdentitySchema.extend({
  record: z.literal("full"),
  ...common,
  /** The game that the figures are of. */
  patch: patchSchema,
  research: researchSchema,
  /** One entry a member; `also` are the further roles the member fills. */
  crew: z.array(z.object({ role: z.enum(CREW_ROLES), also: z.array(z.enum(CREW_ROLES)) })).min(1),
  /** Equipment slots in order; null = universal. */
  equipmentSlots: z.array(z.enum(SLOT_CATEGORIES).nullable()),
  /** Categories one of the slots can be given by the last field modification. */
  roleSlotOptions: z.array(z.enum(SLOT_CATEGORIES)),
  consumableSlots: z.int(),
  directiveSlots: z.int(),
  /** Marks of the vehicle that equipment, skills and modes ask for. */
  features: z.array(z.string()),
  /** Concealment that nets and exhausts add to this vehicle, shares from 0 to 1. */
  equipmentOverrides: z.array(
    z.object({
      /** Tag of the devices it goes for, without their class (`_tier1` …). */
      device: z.string(),
      concealment: z.number(),
      concealmentInSlot: z.number(),
    }),
  ),
  /** Field-modification tree; null below tier VI. */
  fieldModifications: z.string().nullable(),
  modules: vehicleModulesSchema,
  /** Values of later patches stated by sources; absent if there are none. `revisions.ts` applies them. */
  revisions: z.array(revisionSchema).min(1).optional(),
  /** How the values that such sources state for the vehicle were used, by source; absent if they state none. */
  stated: statedSchema.optional(),
  stock: configuredSchema,
  top: configuredSchema,
  /** Booster rockets; null for vehicles without. */
  rocket: rocketSchema.nullable(),
  /** The vehicle's abilities besides shooting and driving, as its files state them. */
  mechanics: z.array(mechanicSchema),
  /** Builds that are recommended; null where too few vehicles of its role and class are counted. */
  recommended: recommendedSchema.nullable(),
  /** The values in siege mode, for vehicles that have one. */
  siege: z
    .object({
      /** Switching times, s; null if the switch is automatic. */
      switchOn: z.number().nullable(),
      switchOff: z.number().nullable(),
      automatic: z.boolean(),
      modules: vehicleModulesSchema,
      stock: configuredSchema,
      top: configuredSchema,
    })
    .nullable(),
});

/** A vehicle newer than the client definitions. */
export const summaryVehicleSchema = vehicleIdentitySchema.extend({
  record: z.literal("summary"),
  ...common,
  /** The sources state a range of versions for all such vehicles together (`sources`), not for a single one. */
  patch: z.null(),
  stats: statValuesSchema,
  /** Absent where no source states how it is researched. */
  research: researchSchema.optional(),
  /** Parts of a full record that no source states yet, as text. */
  notKnown: z.array(z.string()).min(1),
});

/**
 * A vehicle without client definitions whose default profile the publisher's API reports: its stats are those of the
 * stock modules, so it is not ranked among those of top modules.
 */
export const defaultProfileVehicleSchema = vehicleIdentitySchema.extend({
  record: z.literal("default-profile"),
  ...common,
  /** Game version of the publisher's API when it was queried. */
  patch: patchSchema,
  stock: defaultProfileSchema,
  /** Absent where no source states how it is researched. */
  research: researchSchema.optional(),
  /** Parts of a full record that no source states yet, as text. */
  notKnown: z.array(z.string()).min(1),
});

/** `vehicles/{nation}/{type}/{tier}/{tag}/vehicle.json` */
export const vehicleRecordSchema = z.discriminatedUnion("record", [
  fullVehicleSchema,
  summaryVehicleSchema,
  defaultProfileVehicleSchema,
]);

export type Configured = z.infer<typeof configuredSchema>;
export type PeerStat = z.infer<typeof peerStatSchema>;
export type Neighbour = z.infer<typeof neighbourSchema>;
export type Research = z.infer<typeof researchSchema>;
export type MarksAmong = z.infer<typeof marksAmongSchema>;
export type Marks = z.infer<typeof marksSchema>;
export type ExpectedValues = z.infer<typeof expectedSchema>;
export type EquipmentUsage = z.infer<typeof usageSchema>;
export type SimilarVehicle = z.infer<typeof similarVehicleSchema>;
export type FullVehicle = z.infer<typeof fullVehicleSchema>;
export type DefaultProfileVehicle = z.infer<typeof defaultProfileVehicleSchema>;
export type VehicleRecord = z.infer<typeof vehicleRecordSchema>;
