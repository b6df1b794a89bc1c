import { Hono } from "hono";
import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { type FollowedAnswer, MAX_FOLLOWED_AT_ONCE, MAX_FOLLOWED_IN_ACCOUNT } from "#app/game/accounts/followed.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";
import { clearViewed, follow, followedBy, noteViewed, unfollow, viewedBy } from "#workers/accounts/followed.ts";
import type { User } from "#workers/accounts/user.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { doneOrRedirect, field } from "#workers/http/forms.ts";
import { asUser } from "../sign-in/as-user.ts";

const playerSchema = z.object({
  accountId: accountIdSchema,
  nickname: z.string().regex(/^\w{2,24}$/),
  region: z.enum(REGIONS),
});
const playersSchema = z.array(playerSchema).min(1).max(MAX_FOLLOWED_AT_ONCE);

/** Calls about the players whom the signed-in person follows; mounted below /api/account. */
export function followedApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", (c) => asUser(c, (user) => list(c, user)));
  api.post("/", (c) => asUser(c, (user) => change(c, user)));
  api.post("/all", (c) => asUser(c, (user) => followAll(c, user)));
  api.post("/viewed", (c) => asUser(c, (user) => viewed(c, user)));
  api.post("/viewed/clear", (c) => asUser(c, (user) => clear(c, user)));
  return api;
}

async function list(c: ApiContext, { userId }: User): Promise<Response> {
  const [followed, seen] = await Promise.all([followedBy(c.env.DB, userId), viewedBy(c.env.DB, userId)]);
  return c.json({ players: followed.map(accountOf), viewed: seen.map(accountOf) } satisfies FollowedAnswer);
}

const accountOf = ({ accountId, nickname, region }: GameAccount): GameAccount => ({ accountId, nickname, region });

/** Follows or unfollows a player, from a form or a script. */
async function change(c: ApiContext, { userId }: User): Promise<Response> {
  const [player, wanted] = await Promise.all([playerIn(c), field(c, "follow")]);
  if (!player.success || (wanted !== "1" && wanted !== "0")) {
    return apiError(c, "invalid", "The call needs a player’s account_id, nickname and region, and follow, 1 or 0.");
  }
  if (wanted === "0") await unfollow(c.env.DB, userId, player.data.accountId);
  else if (!(await follow(c.env.DB, userId, [player.data], Date.now()))) return full(c);
  return doneOrRedirect(c, PLAYERS_PATH);
}

const full = (c: ApiContext) =>
  apiError(c, "followed_full", `An account keeps ${MAX_FOLLOWED_IN_ACCOUNT} followed players. Unfollow one first.`);

async function playerIn(c: ApiContext) {
  const [accountId, nickname, region] = await Promise.all(
    ["account_id", "nickname", "region"].map((name) => field(c, name)),
  );
  return playerSchema.safeParse({ accountId: Number(accountId), nickname, region });
}

async function viewed(c: ApiContext, { userId }: User): Promise<Response> {
  const player = await playerIn(c);
  if (!player.success) return apiError(c, "invalid", "The call needs a player’s account_id, nickname and region.");
  await noteViewed(c.env.DB, userId, player.data, Date.now());
  return doneOrRedirect(c, PLAYERS_PATH);
}

async function clear(c: ApiContext, { userId }: User): Promise<Response> {
  await clearViewed(c.env.DB, userId);
  return doneOrRedirect(c, PLAYERS_PATH);
}

async function followAll(c: ApiContext, { userId }: User): Promise<Response> {
  const players = playersSchema.safeParse(await c.req.json().catch(() => null));
  if (!players.success) {
    return apiError(c, "invalid", `The body must be a list of 1 to ${MAX_FOLLOWED_AT_ONCE} players.`);
  }
  if (!(await follow(c.env.DB, userId, players.data, Date.now()))) return full(c);
  return doneOrRedirect(c, PLAYERS_PATH);
}
