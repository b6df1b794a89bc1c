import { Hono } from "hono";
import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import {
  type BattlePage,
  cursorOf,
  type KnownBattle,
  type MapsAnswer,
  NO_STATS,
  type SessionsAnswer,
  type VehicleBattles,
} from "#app/game/battles/answers.ts";
import { arenaIdSchema, OUTCOMES } from "#app/game/battles/battle-record.ts";
import { trendStep, WINDOWS } from "#app/game/players/windows.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { linkedAccount } from "#workers/players/api/player-visibility.ts";

type StoredBattles = ReturnType<typeof battlesOf>;

/** Single battles used for the spread per battle. */
const SINGLES = 200;
/** Whole battles returned with the stats: enough for most sessions. */
const NEWEST = 20;
const MAX_SESSIONS = 12;
/** Battles of a vehicle used for its marks, maps and records. */
const OF_VEHICLE = 300;
const PAGE = 50;

/**
 * Calls about the uploaded battles of a linked account, below /api/accounts/{id}. Anyone allowed to see the player's
 * page may read them; never from a shared cache, since public data can become private within a minute.
 */
export function playerBattlesApi() {
  const api = new Hono<ApiEnv>();
  const path = "/:id{[1-9][0-9]{0,15}}";
  api.get(`${path}/figures`, (c) => withBattles(c, stats));
  api.get(`${path}/battles`, (c) => withBattles(c, list));
  api.get(`${path}/battles/:arena`, (c) => withBattles(c, battle));
  api.get(`${path}/sessions`, (c) =>
    withBattles(c, async (_, battles) =>
      jsonText(c, await battles.sessions(MAX_SESSIONS), { sessions: [] } satisfies SessionsAnswer),
    ),
  );
  api.get(`${path}/maps`, (c) =>
    withBattles(c, async (_, battles) => c.json({ maps: await battles.maps() } satisfies MapsAnswer)),
  );
  api.get(`${path}/vehicles/:tank{[1-9][0-9]{0,7}}`, (c) => withBattles(c, vehicle));
  return api;
}

async function withBattles(
  c: ApiContext,
  read: (c: ApiContext, battles: StoredBattles) => Promise<Response>,
): Promise<Response> {
  const id = accountIdSchema.safeParse(Number(c.req.param("id")));
  const seen = id.success ? await linkedAccount(c, id.data) : null;
  if (seen === null) return apiError(c, "not_found", "Nobody has linked this game account here.");
  return seen instanceof Response ? seen : read(c, battlesOf(c.env, seen.row.accountId));
}

const statsSchema = z.object({ window: z.enum(WINDOWS).default("all") });

async function stats(c: ApiContext, battles: StoredBattles): Promise<Response> {
  const query = statsSchema.safeParse(c.req.query());
  if (!query.success) return apiError(c, "invalid", `The window must be one of ${WINDOWS.join(", ")}.`);
  const { window } = query.data;
  const now = Date.now();
  const found = await battles.stats({ window, trend: trendStep(window, now), singles: SINGLES, newest: NEWEST, now });
  return jsonText(c, found, NO_STATS);
}

/** @param text JSON that an account's object made @param none the answer where it has nothing */
const jsonText = (c: ApiContext, text: string | null, none: object) =>
  c.body(text ?? JSON.stringify(none), { headers: { "content-type": "application/json" } });

const listSchema = z.object({
  vehicle: z.coerce.number().int().positive().optional(),
  outcome: z.enum(OUTCOMES).optional(),
  map: z.coerce.number().int().nonnegative().optional(),
  after: z
    .string()
    .regex(/^[1-9]\d{0,9}-[1-9]\d{0,19}$/)
    .transform((text) => {
      const [startedAt, arenaId = ""] = text.split("-");
      return { startedAt: Number(startedAt), arenaId };
    })
    .optional(),
});

async function list(c: ApiContext, battles: StoredBattles): Promise<Response> {
  const query = listSchema.safeParse(c.req.query());
  if (!query.success) {
    return apiError(
      c,
      "invalid",
      "The call takes the number of a vehicle or a map, an outcome, and the end of a page.",
    );
  }
  const { vehicle = null, outcome = null, map = null, after = null } = query.data;
  const found = await battles.list({ tankId: vehicle, outcome, map, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return c.json({ battles: page, next: last ? cursorOf(last) : null } satisfies BattlePage);
}

async function battle(c: ApiContext, battles: StoredBattles): Promise<Response> {
  const arena = arenaIdSchema.safeParse(c.req.param("arena"));
  const found = arena.success ? await battles.battle(arena.data) : null;
  return found ? c.json(found satisfies KnownBattle) : apiError(c, "not_found", "This battle isn’t stored here.");
}

async function vehicle(c: ApiContext, battles: StoredBattles): Promise<Response> {
  const found = await battles.vehicle(Number(c.req.param("tank")), OF_VEHICLE, Date.now());
  return found
    ? c.json(found satisfies VehicleBattles)
    : apiError(c, "not_found", "No battles of this account are stored here.");
}
