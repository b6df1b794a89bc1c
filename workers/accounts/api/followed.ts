import { Hono } from "hono";
import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { type FollowedAnswer, MAX_FOLLOWED_AT_ONCE } from "#app/game/accounts/followed.ts";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";
import { follow, followedBy, unfollow } from "#workers/accounts/followed.ts";
import type { User } from "#workers/accounts/user.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { doneOrRedirect } from "#workers/http/done-or-redirect.ts";
import { field } from "#workers/http/field.ts";
import { asUser } from "../sign-in/as-user.ts";

const playerSchema = z.object({
  accountId: accountIdSchema,
  nickname: z.string().regex(/^\w{2,24}$/),
  region: z.enum(REGIONS),
});
const playersSchema = z.array(playerSchema).max(MAX_FOLLOWED_AT_ONCE);

/** Calls about the players whom the signed-in person follows; mounted below /api/account. */
export function followedApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", (c) => asUser(c, (person) => list(c, person)));
  api.post("/", (c) => asUser(c, (person) => change(c, person)));
  api.post("/all", (c) => asUser(c, (person) => followAll(c, person)));
  return api;
}

async function list(c: ApiContext, { personId }: User): Promise<Response> {
  const players = await followedBy(c.env.DB, personId);
  return c.json({
    players: players.map(({ accountId, nickname, region }) => ({ accountId, nickname, region })),
  } satisfies FollowedAnswer);
}

/** Follows a player, or no longer: of a form or a script. */
async function change(c: ApiContext, { personId }: User): Promise<Response> {
  const [accountId, nickname, region, wanted] = await Promise.all(
    ["account_id", "nickname", "region", "follow"].map((name) => field(c, name)),
  );
  const player = playerSchema.safeParse({ accountId: Number(accountId), nickname, region });
  if (!player.success || (wanted !== "1" && wanted !== "0")) {
    return apiError(c, "invalid", "The call needs account_id, nickname and region of a player, and follow, 1 or 0.");
  }
  if (wanted === "1") await follow(c.env.DB, personId, [player.data], Date.now());
  else await unfollow(c.env.DB, personId, player.data.accountId);
  return doneOrRedirect(c, PLAYERS_PATH);
}

async function followAll(c: ApiContext, { personId }: User): Promise<Response> {
  const players = playersSchema.safeParse(await c.req.json().catch(() => null));
  if (!players.success) {
    return apiError(c, "invalid", `The body has to be a list of ${MAX_FOLLOWED_AT_ONCE} players at most.`);
  }
  await follow(c.env.DB, personId, players.data, Date.now());
  return doneOrRedirect(c, PLAYERS_PATH);
}
