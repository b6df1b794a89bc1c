import { z } from "zod";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { BoardClan, BoardKind, BoardPlayer } from "#app/game/leaderboards/leaderboard.ts";
import type { Env } from "#workers/bindings.ts";

/** So many players of a region are kept at most, and of each vehicle, those with the most battles. */
export const MAX_BOARD_PLAYERS = 2000;
export const MAX_OF_VEHICLE = 100;
/** Vehicles lie in so many values of KV, which counts its writes and reads values whole. */
const SHARDS: Record<BoardKind, number> = { players: 8, clans: 2 };
/** A board that was not made again for a day is gone. */
const keptSeconds = 86_400;

/** Increment when the stored shape changes. */
const VERSION = 1;
const about = { version: z.literal(VERSION), madeAt: z.number() };

const nullable = z.number().nullable();
const PLAYER = ["accountId", "nickname", "tag", "battles", "winRate", "wn8", "damage", "lastBattleAt"] as const;
const playerSchema = z
  .tuple([z.number(), z.string(), z.string().nullable(), z.number(), z.number(), nullable, nullable, nullable])
  .transform((row) => Object.fromEntries(PLAYER.map((key, at) => [key, row[at]])) as unknown as BoardPlayer);
const playerRow = (one: BoardPlayer) => PLAYER.map((key) => one[key]);
const playersSchema = z.object({
  ...about,
  /** Only those with the most battles are kept: there are more. */
  isCut: z.boolean(),
  rows: z.array(playerSchema),
  vehicles: z.array(z.number()),
});
/** The players of a region, and the vehicles that boards are made of. */
type KeptPlayers = Omit<z.infer<typeof playersSchema>, "version">;

/** A value holds many vehicles; only the requested one is parsed. `without`: as below. */
const vehiclesSchema = z.object({
  ...about,
  vehicles: z.record(z.string(), z.unknown()),
  without: z.array(z.number()).default([]),
});

const CLAN = ["clanId", "tag", "name", "members", "battles", "winRate", "wn8", "played"] as const;
const clanSchema = z
  .tuple([z.number(), z.string(), z.string(), z.number(), z.number(), z.number(), nullable, z.number()])
  .transform((row) => Object.fromEntries(CLAN.map((key, at) => [key, row[at]])) as unknown as BoardClan);
const clanRow = (one: BoardClan) => CLAN.map((key) => one[key]);
const clansSchema = z.object({
  ...about,
  rows: z.array(clanSchema),
  /** Whose figures are left out of those of their clans: private accounts. */
  without: z.array(z.number()),
  vehicles: z.array(z.number()),
});
type KeptClans = Omit<z.infer<typeof clansSchema>, "version">;

/** By account the clans that count it, in the boards made at that time: two, where it has gone from one to the other. */
const membersSchema = z.object({ madeAt: z.number(), clans: z.record(z.string(), z.array(z.number())) });

const keyOf = (what: string, region: PublisherRegion) => `leaderboard:${what}:${region}`;
const shardOf = (kind: BoardKind, vehicle: number) => `${kind}-in-${vehicle % SHARDS[kind]}`;

async function put(env: Pick<Env, "CACHE">, key: string, value: object): Promise<void> {
  await env.CACHE.put(key, JSON.stringify({ version: VERSION, ...value }), { expirationTtl: keptSeconds });
}

/** @throws Error when KV fails; null: none is made, or of another shape */
async function read<T>(env: Pick<Env, "CACHE">, key: string, schema: z.ZodType<T>): Promise<T | null> {
  const kept = schema.safeParse(await env.CACHE.get(key, { type: "json", cacheTtl: 60 }));
  return kept.success ? kept.data : null;
}

export async function keepPlayers(env: Pick<Env, "CACHE">, region: PublisherRegion, kept: KeptPlayers): Promise<void> {
  await put(env, keyOf("players", region), { ...kept, rows: kept.rows.map(playerRow) });
}
export const keptPlayers = (env: Pick<Env, "CACHE">, region: PublisherRegion): Promise<KeptPlayers | null> =>
  read(env, keyOf("players", region), playersSchema);

/** @param vehicles who has fought in them, by vehicle */
async function keepIn<Row>(
  env: Pick<Env, "CACHE">,
  region: PublisherRegion,
  kind: BoardKind,
  {
    vehicles,
    rowOf,
    ...made
  }: {
    madeAt: number;
    without?: readonly number[];
    vehicles: ReadonlyMap<number, readonly Row[]>;
    rowOf: (row: Row) => unknown;
  },
): Promise<void> {
  const shards = new Map<string, Record<string, unknown>>();
  for (const [vehicle, rows] of vehicles) {
    const shard = shards.get(shardOf(kind, vehicle)) ?? {};
    shard[vehicle] = rows.map(rowOf);
    shards.set(shardOf(kind, vehicle), shard);
  }
  for (const [shard, rows] of shards) await put(env, keyOf(shard, region), { ...made, vehicles: rows });
}

/** Players or clans of a vehicle, and what goes with them; empty if nothing is stored. */
async function keptIn<Row>(
  env: Pick<Env, "CACHE">,
  region: PublisherRegion,
  { kind, vehicle, schema }: { kind: BoardKind; vehicle: number; schema: z.ZodType<Row> },
): Promise<{ rows: Row[]; madeAt: number; without: number[] }> {
  const shard = await read(env, keyOf(shardOf(kind, vehicle), region), vehiclesSchema);
  const rows = z.array(schema).safeParse(shard?.vehicles[String(vehicle)]);
  return { rows: rows.data ?? [], madeAt: shard?.madeAt ?? 0, without: shard?.without ?? [] };
}

type Vehicles<Row> = ReadonlyMap<number, readonly Row[]>;
export const keepPlayersIn = (
  env: Pick<Env, "CACHE">,
  region: PublisherRegion,
  madeAt: number,
  vehicles: Vehicles<BoardPlayer>,
): Promise<void> => keepIn(env, region, "players", { madeAt, vehicles, rowOf: playerRow });
export const keptPlayersIn = async (env: Pick<Env, "CACHE">, region: PublisherRegion, vehicle: number) =>
  (await keptIn<BoardPlayer>(env, region, { kind: "players", vehicle, schema: playerSchema })).rows;
export const keepClansIn = (
  env: Pick<Env, "CACHE">,
  region: PublisherRegion,
  made: Pick<KeptClans, "madeAt" | "without">,
  vehicles: Vehicles<BoardClan>,
): Promise<void> => keepIn(env, region, "clans", { ...made, vehicles, rowOf: clanRow });
export const keptClansIn = (env: Pick<Env, "CACHE">, region: PublisherRegion, vehicle: number) =>
  keptIn<BoardClan>(env, region, { kind: "clans", vehicle, schema: clanSchema });

/** @param members by account the clans that count it */
export async function keepClans(
  env: Pick<Env, "CACHE">,
  region: PublisherRegion,
  kept: KeptClans,
  members: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  // First: without it nobody could say which members a clan's stats include.
  await put(env, keyOf("clan-members", region), { madeAt: kept.madeAt, clans: Object.fromEntries(members) });
  await put(env, keyOf("clans", region), { ...kept, rows: kept.rows.map(clanRow) });
}
export const keptClans = (env: Pick<Env, "CACHE">, region: PublisherRegion): Promise<KeptClans | null> =>
  read(env, keyOf("clans", region), clansSchema);
/** By account, the clans whose stats include it; null if unknown. @param madeAt of the board that has the stats */
export async function keptMembers(
  env: Pick<Env, "CACHE">,
  region: PublisherRegion,
  madeAt: number,
): Promise<Record<string, number[]> | null> {
  const members = await read(env, keyOf("clan-members", region), membersSchema);
  return members?.madeAt === madeAt ? members.clans : null;
}
