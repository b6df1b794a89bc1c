import { z } from "zod";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { statsPatchSchema } from "#app/game/model/provenance.ts";
import { priceSchema, vehicleIdentitySchema } from "#app/game/model/vehicle/identity.ts";
import { ratingValueSchema } from "#app/game/model/vehicle/rating.ts";

/** A vehicle in the tree. The column is the tier; the row is computed at import. */
const treeNodeSchema = vehicleIdentitySchema.extend({
  /** The game that its costs are of, where it is another than the tree's. */
  patch: statsPatchSchema.optional(),
  row: z.int().nonnegative(),
  price: priceSchema.nullable(),
  rating: ratingValueSchema,
});

/** A step of research. */
const treeEdgeSchema = z.object({
  from: z.int(),
  to: z.int(),
  xp: z.int().nonnegative(),
  /** Module of the lower vehicle that has to be researched first. */
  through: z.object({ id: z.int(), name: z.string() }),
  /** Experience for that module and those before it, starting from the stock vehicle. */
  moduleXp: z.int().nonnegative(),
});

/** `techtrees/{nation}.json` */
export const techTreeSchema = z.object({
  gameVersion: z.string(),
  nation: z.enum(NATIONS),
  /** Rows the layout takes. */
  rows: z.int().positive(),
  nodes: z.array(treeNodeSchema).min(1),
  edges: z.array(treeEdgeSchema),
  /** Vehicles of the nation outside the tree: premium, collectors' and rewards. */
  others: z.array(
    vehicleIdentitySchema.extend({
      price: priceSchema.nullable(),
      notInShop: z.boolean(),
      rating: ratingValueSchema,
    }),
  ),
});

export type TreeNode = z.infer<typeof treeNodeSchema>;
export type TreeEdge = z.infer<typeof treeEdgeSchema>;
export type TechTree = z.infer<typeof techTreeSchema>;
