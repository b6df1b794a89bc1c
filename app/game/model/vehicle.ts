import { z } from "zod";
import { BY_GUN_KIND, GUN_KINDS } from "#app/game/stats/gun-kinds.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { CREW_ROLES } from "./crew-roles.ts";
import { priceSchema, vehicleIdentitySchema, vehicleRefSchema } from "./identity.ts";
import { configurationSchema } from "./module.ts";
import { profileSchema } from "./profile.ts";
import { SOURCE_KEYS, sourceRefSchema } from "./provenance.ts";
import { SLOT_CATEGORIES } from "./slot-categories.ts";
import { vehicleModulesSchema } from "./vehicle-modules.ts";

const statsSchema = z.partialRecord(z.enum(STAT_KEYS), z.number().nullable());

/** One choice of modules with its nominal figures (full crew, no bonuses) and measures. */
export const configuredSchema = z.object({
  modules: configurationSchema,
  stats: statsSchema,
  profile: profileSchema,
});

/** Spread of one figure over the vehicles of a group, at top configuration. */
export const spreadSchema = z.object({
  /** Vehicles of the group of which the figure is known. */
  n: z.int().positive(),
  mean: z.number(),
  median: z.number(),
  min: z.number(),
  max: z.number(),
});

/**
 * How one figure at top configuration stands among the vehicles of tier and class, this one among them. Figures that
 * depend on the kind of gun (`BY_GUN_KIND`) stand among those whose gun is of the same kind.
 */
export const peerStatSchema = spreadSchema.extend({
  /** 0 to 100, higher is better; null for figures that are neither, groups of one, and of two with such a gun. */
  percentile: z.number().min(0).max(100).nullable(),
});

/** Vehicles of a tier and class with a kind of gun, and what depends on it. */
export const gunGroupSchema = z.object({
  size: z.int().positive(),
  stats: z.partialRecord(z.enum(BY_GUN_KIND), spreadSchema),
});

/** Figures at top configuration against the vehicles of the same tier and class. */
export const vehiclePeersSchema = z.object({
  /** Vehicles of the group in the dataset. */
  size: z.int().positive(),
  stats: z.partialRecord(z.enum(STAT_KEYS), peerStatSchema),
  /** Kind of the top gun, and how many of the group have such a one; null where the gun is not known. */
  gun: z.object({ kind: z.enum(GUN_KINDS), size: z.int().positive() }).nullable(),
  /** The vehicles of the group with the other kinds of gun that this one can mount. */
  otherGuns: z.partialRecord(z.enum(GUN_KINDS), gunGroupSchema),
});

export type VehiclePeers = z.infer<typeof vehiclePeersSchema>;

/** A neighbour in the tech tree and what the step costs. */
export const neighbourSchema = vehicleRefSchema.extend({
  /** Experience for the step between the two. */
  xp: z.int().nonnegative(),
  /** Module that has to be researched first (on the lower of the two vehicles); null if none. */
  through: z.object({ id: z.int(), name: z.string() }).nullable(),
});

/** Steps of research that lead to a vehicle and on from it. */
export const researchSchema = z.object({ from: z.array(neighbourSchema), to: z.array(neighbourSchema) });

/** Thresholds of the marks of excellence: combined damage for 65, 85, 95 and 100 %. */
export const marksSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("known"), p65: z.number(), p85: z.number(), p95: z.number(), p100: z.number() }),
  /** The source has a row, but too few players stand behind it. */
  z.object({ state: z.literal("not-enough-data") }),
  z.object({ state: z.literal("not-known") }),
]);

/** Expected averages of a battle, for WN8. */
export const expectedSchema = z.object({
  damage: z.number(),
  frags: z.number(),
  spots: z.number(),
  defence: z.number(),
  /** Percentage, 0 to 100. */
  winRate: z.number(),
});

/** A set of equipment and its share of all set-ups of the vehicle, in per cent. */
export const usageSchema = z.object({
  /** Families of devices, as `family` of the equipment names them. */
  devices: z.array(z.string()),
  /** Their names, in the same order. */
  names: z.array(z.string()),
  share: z.number(),
});

const common = {
  /** How the English name was come by. */
  nameSource: z.enum(["published", "made-from-tag"]),
  /** What the shop of the game asks; null where the vehicle is not for sale, or no source states a price. */
  price: priceSchema.nullable(),
  /** Not for sale (scripts/import/normalise/shop-price.ts has the rule). */
  notInShop: z.boolean(),
  peers: vehiclePeersSchema,
  marks: marksSchema,
  expected: expectedSchema.nullable(),
  usage: z.array(usageSchema),
  /** Where each part comes from. */
  sources: z.partialRecord(z.enum(SOURCE_KEYS), sourceRefSchema),
};

/** Booster rockets: factors on power, speeds and traverse while they burn. */
export const rocketSchema = z.object({
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

/** A vehicle of which the client definitions are known. */
export const fullVehicleSchema = vehicleIdentitySchema.extend({
  record: z.literal("full"),
  ...common,
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
  /** Concealment that nets and exhausts add on this vehicle, shares from 0 to 1. */
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
  stock: configuredSchema,
  top: configuredSchema,
  /** Booster rockets; null for vehicles without. */
  rocket: rocketSchema.nullable(),
  /** The second set of values of a vehicle that changes its state of driving. */
  siege: z
    .object({
      /** Times to switch, s; null where the switch happens by itself. */
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
  stats: statsSchema,
  /** Absent where no source states how it is researched. */
  research: researchSchema.optional(),
  /** Parts of a full record that nobody has stated yet, in words. */
  notKnown: z.array(z.string()).min(1),
});

/** `vehicles/{nation}/{type}/{tier}/{tag}/vehicle.json` */
export const vehicleRecordSchema = z.discriminatedUnion("record", [fullVehicleSchema, summaryVehicleSchema]);

export type Configured = z.infer<typeof configuredSchema>;
export type PeerStat = z.infer<typeof peerStatSchema>;
export type Neighbour = z.infer<typeof neighbourSchema>;
export type Research = z.infer<typeof researchSchema>;
export type Marks = z.infer<typeof marksSchema>;
export type Expected = z.infer<typeof expectedSchema>;
export type EquipmentUsage = z.infer<typeof usageSchema>;
export type FullVehicle = z.infer<typeof fullVehicleSchema>;
export type SummaryVehicle = z.infer<typeof summaryVehicleSchema>;
export type VehicleRecord = z.infer<typeof vehicleRecordSchema>;
