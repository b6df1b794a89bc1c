import { z } from "zod";
import { BATTLE_TYPES, SPAWN_POINTS } from "#app/game/model/enumerations/battle-types.ts";

/** A place on the map, m: east, north of the origin of the arena. */
const positionSchema = z.tuple([z.number(), z.number()]);

/** One side of a battle type. */
const teamSchema = z.object({
  /** Side of the map, or the part the team has in an assault. */
  spawn: z.enum(SPAWN_POINTS),
  /** Where the team starts; empty when the files give no points: then it starts around its base. */
  spawns: z.array(positionSchema),
  /** Middle of each base; a base has a radius of 50 m. */
  bases: z.array(positionSchema),
});

/** How one battle type is laid out on a map. */
const mapLayoutSchema = z.object({
  battleType: z.enum(BATTLE_TYPES),
  /** The game's own name of the mode: ctf, domination, assault, assault2 … */
  gameplay: z.string(),
  /** Team 1 and team 2. */
  teams: z.tuple([teamSchema, teamSchema]),
  /** Base that both teams can capture. */
  neutralBase: positionSchema.nullable(),
});

const mapSchema = z.object({
  /** Number of the arena, the lower half of `arenaTypeID`. */
  id: z.int(),
  /** Name of the arena's file, as replays write it. */
  tag: z.string(),
  name: z.string().min(1),
  slug: z.string(),
  /** Where the English name is from, in words. */
  nameSource: z.string(),
  /** random: 15 against 15. grand: 30 against 30. frontline: maps of that mode only. */
  kind: z.enum(["random", "grand", "frontline"]),
  /** Corners of the playing field, m. */
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  camouflage: z.enum(["summer", "winter", "desert"]),
  /** Length of a battle, s. */
  roundLength: z.int(),
  /** All modes of the arena, by the game's own names. */
  gameplays: z.array(z.string()),
  layouts: z.array(mapLayoutSchema),
});

export type GameMap = z.infer<typeof mapSchema>;
export type MapLayout = z.infer<typeof mapLayoutSchema>;
export type MapTeam = z.infer<typeof teamSchema>;

/** `maps/index.json` */
export const mapsSchema = z.object({ gameVersion: z.string(), maps: z.array(mapSchema).min(1) });
