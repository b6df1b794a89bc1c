import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import type { ExpectedSums } from "#app/game/players/wn8.ts";
import { readableRows } from "#workers/dataset/readable-rows.ts";
import { clanPlayers, type WhichClan } from "./clan-snapshots.ts";

/** Of each member so many vehicles are kept, those with the most battles. */
const MAX_VEHICLES = 60;

interface ClanPlayerVehicle {
  id: number;
  battles: number;
  wins: number;
}

/** Stats from a member's vehicles. */
export interface ClanPlayer {
  accountId: number;
  /** Unix time in milliseconds. */
  readAt: number;
  expected: ExpectedSums;
  vehicles: readonly ClanPlayerVehicle[];
}

const sums = z.object({
  damage: z.number(),
  frags: z.number(),
  spots: z.number(),
  defence: z.number(),
  wins: z.number(),
});
const expectedSchema = z.object({ sums, known: z.number(), unknown: z.number() });
/** As they are stored, without names: up to sixty a member. */
const vehiclesSchema = z.array(
  z.tuple([z.number(), z.number(), z.number()]).transform(([id, battles, wins]) => ({ id, battles, wins })),
);

export async function keepClanPlayers(db: D1Database, which: WhichClan, players: readonly ClanPlayer[]): Promise<void> {
  const database = drizzle(db);
  const [first, ...others] = players.map(({ accountId, readAt, expected, vehicles }) => {
    const mostPlayed = [...vehicles].sort((a, b) => b.battles - a.battles).slice(0, MAX_VEHICLES);
    const stored = mostPlayed.map(({ id, battles, wins }) => [id, battles, wins]);
    const row = { ...which, readAt, expected: JSON.stringify(expected), vehicles: JSON.stringify(stored) };
    return database
      .insert(clanPlayers)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: clanPlayers.accountId, set: row });
  });
  if (first) await database.batch([first, ...others]);
}

/** Stored data of a clan's current and former members, by account. */
export async function playersOf(db: D1Database, { region, clanId }: WhichClan): Promise<Map<number, ClanPlayer>> {
  const rows = await drizzle(db)
    .select()
    .from(clanPlayers)
    .where(and(eq(clanPlayers.region, region), eq(clanPlayers.clanId, clanId)));
  const players = readableRows(
    rows,
    ({ accountId, readAt, expected, vehicles }): ClanPlayer => ({
      accountId,
      readAt,
      expected: expectedSchema.parse(JSON.parse(expected)),
      vehicles: vehiclesSchema.parse(JSON.parse(vehicles)),
    }),
    ({ accountId }) => `What is kept of the clan member ${accountId}`,
  );
  return new Map(players.map((player) => [player.accountId, player]));
}
