import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import type { Arenas, OwnOnMap } from "#app/game/battles/answers.ts";
import { mapStats } from "#app/game/battles/map-stats.ts";
import { type GameAccountRow, gameAccounts } from "#workers/accounts/accounts-schema.ts";
import { accountKeyApi, takeMadeKey } from "#workers/accounts/api/account-keys.ts";
import { isToken, tokenHash } from "#workers/accounts/secrets/random-token.ts";
import { asUser } from "#workers/accounts/sign-in/as-user.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { AVERAGE_REGIONS, averagesText, EVERYWHERE } from "#workers/battles/store/own-averages.ts";
import { CURRENT, OPEN } from "#workers/catalogue/files.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";

/** The most arenas that a call may ask for, and the default. */
export const MAX_ARENAS = 100;
export const DEFAULT_ARENAS = 10;

export const arenasSchema = z.array(
  z.object({
    /** When the arena started: unix time in seconds. */
    started_at: z.number().int().nonnegative(),
  }),
) satisfies z.ZodType<Arenas>;

const limitSchema = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(MAX_ARENAS));

/** The calls about a game account's statistics. */
export function statsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/accounts/:id{[1-9][0-9]{0,15}}/arenas", arenas);
  api.get("/averages", averages);
  api.get("/made-key", (c) => takeMadeKey(c, "read"));
  api.get("/made-write-key", (c) => takeMadeKey(c, "write"));
  api.route("/accounts/:id{[1-9][0-9]{0,15}}/key", accountKeyApi("read"));
  api.route("/accounts/:id{[1-9][0-9]{0,15}}/write-key", accountKeyApi("write"));
  return api;
}

/** GET /api/stats/accounts/{id}/arenas?limit=10: battles, the newest first. A private account's need its owner or a key. */
async function arenas(c: ApiContext): Promise<Response> {
  const key = c.req.query("key");
  c.header("vary", "cookie");
  const limit = limitSchema.safeParse(c.req.query("limit") ?? String(DEFAULT_ARENAS));
  if (!limit.success) {
    const message = `The limit must be a whole number from 1 to ${MAX_ARENAS}.`;
    return apiError(c, "invalid", message);
  }
  const account = await findAccount(c);
  if (!account) {
    const message = "Nobody has linked this game account here.";
    return apiError(c, "not_found", message);
  }
  if (!(await mayRead(c, account, key))) {
    const message = "This account is private. Its owner can read its battles, signed in or with a key.";
    return apiError(c, "private", message);
  }
  const newest = await battlesOf(c.env, account.accountId).newest(limit.data);
  return c.json(newest.map(({ startedAt }) => ({ started_at: startedAt })) satisfies Arenas);
}

export const averagesParametersSchema = z.object({
  region: z.enum(AVERAGE_REGIONS).default(EVERYWHERE).describe("Where the accounts of the players are."),
});

/** GET /api/stats/averages?region=eu: what vehicles do on average in the battles that were sent. */
async function averages(c: ApiContext): Promise<Response> {
  const query = averagesParametersSchema.safeParse(c.req.query());
  if (!query.success) {
    return apiError(c, "invalid", `The region must be one of ${AVERAGE_REGIONS.join(", ")}.`, { headers: OPEN });
  }
  const text = await averagesText(c.env, query.data.region);
  return c.body(text, 200, { ...OPEN, "cache-control": CURRENT, "content-type": "application/json; charset=utf-8" });
}

async function findAccount(c: ApiContext): Promise<GameAccountRow | null> {
  const id = accountIdSchema.safeParse(Number(c.req.param("id")));
  if (!id.success) return null;
  const [row] = await drizzle(c.env.DB).select().from(gameAccounts).where(eq(gameAccounts.accountId, id.data));
  return row ?? null;
}

async function mayRead(c: ApiContext, { visibility, userId, statsKeyHash }: GameAccountRow, key: string | undefined) {
  if (visibility !== "private") return true;
  if (isToken(key) && (await tokenHash(key)) === statsKeyHash) return true;
  return (await c.env.user())?.userId === userId;
}

/** Calls about the user's own battles on maps; mounted below /api/account. */
export function ownMapsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/:map{[0-9]{1,5}}", (c) =>
    asUser(c, async ({ gameAccounts }) => {
      const [map, random] = [Number(c.req.param("map")), c.req.query("random") === "1"];
      const pending = gameAccounts.map(async ({ accountId, nickname, region }) => {
        const kinds = await battlesOf(c.env, accountId).onMap(map);
        return { accountId, nickname, region, ...mapStats(kinds, random) };
      });
      return c.json((await Promise.all(pending)) satisfies OwnOnMap);
    }),
  );
  return api;
}
