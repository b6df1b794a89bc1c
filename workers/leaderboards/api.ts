import { Hono } from "hono";
import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { isPublisherRegion, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import {
  type BoardClan,
  type BoardPlayer,
  boardOf,
  boardQueryOf,
  boardStat,
  type ClanBoardAnswer,
  MIN_RANKED,
  type PlayerBoardAnswer,
  spreadOfBoard,
  type VehicleStanding,
} from "#app/game/leaderboards/leaderboard.ts";
import type { Env } from "#workers/bindings.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { visibilitiesOf } from "#workers/players/store/linked-players.ts";
import { keptClans, keptClansIn, keptMembers, keptPlayers, keptPlayersIn, MAX_OF_VEHICLE } from "./kept-boards.ts";

/** Calls for the leaderboards, which the hourly work makes (make-boards.ts). */
export function leaderboardsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/players", (c) => inRegion(c, (region) => players(c, region)));
  api.get("/clans", (c) => inRegion(c, (region) => clans(c, region)));
  api.get("/standing", (c) => inRegion(c, (region) => standing(c, region)));
  return api;
}

function inRegion(c: ApiContext, act: (region: PublisherRegion) => Promise<Response>): Promise<Response> | Response {
  const region = c.req.query("region");
  if (isPublisherRegion(region)) return act(region);
  return apiError(c, "invalid", "The call needs a region (eu, com or asia).");
}

const parametersOf = (c: ApiContext) => new URL(c.req.url).searchParams;

async function players(c: ApiContext, region: PublisherRegion): Promise<Response> {
  const { by, min, vehicle, page } = boardQueryOf(parametersOf(c), "players");
  const kept = await keptPlayers(c.env, region);
  if (kept === null) return c.json({ board: null } satisfies PlayerBoardAnswer);
  const { madeAt, vehicles } = kept;
  const ofVehicle = by !== "vehicle" ? null : vehicle === null ? [] : await keptPlayersIn(c.env, region, vehicle);
  const rows = ofVehicle ?? kept.rows;
  // Read every time: a player who hides disappears at once, not with the next board.
  const visible = await visibilitiesOf(
    c.env.DB,
    rows.map(({ accountId }) => accountId),
  );
  const visibleRows = rows.filter(({ accountId }) => (visible.get(accountId) ?? "public") === "public");
  const { all, ...board } = boardOf(visibleRows, {
    statOf: (row: BoardPlayer) => boardStat(by, row),
    order: (a, b) => b.battles - a.battles || a.accountId - b.accountId,
    atLeast: ({ battles }) => battles >= min,
    page,
  });
  const user = await c.env.user();
  const mine = new Set(user?.gameAccounts.map(({ accountId }) => accountId));
  const own = all.filter(({ row }) => mine.has(row.accountId));
  const hasSpread = own.length > 0 && all.length >= MIN_RANKED;
  const spread = hasSpread ? spreadOfBoard(all.flatMap(({ row }) => boardStat(by, row) ?? [])) : null;
  const named = [...board.rows, ...own];
  const isCut = ofVehicle === null ? kept.isCut : ofVehicle.length >= MAX_OF_VEHICLE;
  const namesOthers = named.some(({ row }) => !visible.has(row.accountId));
  return c.json({ board: { ...board, madeAt, isCut, own, spread, namesOthers, vehicles } } satisfies PlayerBoardAnswer);
}

const standingSchema = z.object({
  vehicle: z.coerce.number().int().positive().max(1_000_000),
  damage: z.coerce.number().nonnegative().max(100_000),
  account: z.coerce.number().pipe(accountIdSchema),
});

/** Where damage in a vehicle ranks among that of others; reveals nothing about anyone else. */
async function standing(c: ApiContext, region: PublisherRegion): Promise<Response> {
  const query = standingSchema.safeParse(c.req.query());
  if (!query.success) return apiError(c, "invalid", "The call needs a vehicle, damage and an account.");
  const { vehicle, damage, account } = query.data;
  const kept = await keptPlayersIn(c.env, region, vehicle);
  const visible = await visibilitiesOf(
    c.env.DB,
    kept.map(({ accountId }) => accountId),
  );
  const others = kept.filter(
    ({ accountId, damage }) =>
      accountId !== account && damage !== null && (visible.get(accountId) ?? "public") === "public",
  );
  const below = others.filter((other) => (other.damage ?? 0) < damage).length;
  const isCut = kept.length >= MAX_OF_VEHICLE;
  return c.json({ players: others.length, below, isCut } satisfies VehicleStanding);
}

async function clans(c: ApiContext, region: PublisherRegion): Promise<Response> {
  const { by, min, vehicle, page } = boardQueryOf(parametersOf(c), "clans");
  const kept = await keptClans(c.env, region);
  if (kept === null) return c.json({ board: null } satisfies ClanBoardAnswer);
  const { madeAt, vehicles } = kept;
  const none = { ...kept, rows: [] };
  const shown = by !== "vehicle" ? kept : vehicle === null ? none : await keptClansIn(c.env, region, vehicle);
  const rows = await withoutNewlyHidden(c.env, region, shown);
  const { all: _, ...board } = boardOf(rows, {
    statOf: (row: BoardClan) => boardStat(by === "vehicle" ? "win-rate" : by, { ...row, damage: null }),
    order: (a, b) => b.members - a.members || a.clanId - b.clanId,
    atLeast: ({ members }) => members >= min,
    page,
  });
  return c.json({ board: { ...board, madeAt, vehicles } } satisfies ClanBoardAnswer);
}

/**
 * Drops clans whose stats still include a member who has become private since: the difference to the clan's page would
 * give them away. They return with the next board. Where the making stopped halfway, so that the list of members is
 * another run's, nobody knows which clans these are: then there is none.
 */
async function withoutNewlyHidden(
  env: Pick<Env, "CACHE" | "DB">,
  region: PublisherRegion,
  { rows, madeAt, without }: { rows: readonly BoardClan[]; madeAt: number; without: readonly number[] },
): Promise<readonly BoardClan[]> {
  const { results } = await env.DB.prepare(
    "SELECT account_id AS accountId FROM game_accounts WHERE visibility = 'private' AND region = ?",
  )
    .bind(region)
    .all<{ accountId: number }>();
  const leftOut = new Set(without);
  const since = results.filter(({ accountId }) => !leftOut.has(accountId));
  if (since.length === 0) return rows;
  const members = await keptMembers(env, region, madeAt);
  if (members === null) return [];
  const clans = new Set(since.flatMap(({ accountId }) => members[String(accountId)] ?? []));
  return rows.filter(({ clanId }) => !clans.has(clanId));
}
