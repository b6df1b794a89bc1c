import { Hono } from "hono";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import type { PublicRun } from "#app/game/challenge/answers.ts";
import { leaderboard, runInfo, runWithAccount } from "#workers/challenge/runs.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";

/** Runs of the no-gold challenge that everybody may see; what their owners do is below /api/account/challenge. */
export function challengeApi() {
  const api = new Hono<ApiEnv>();
  api.get("/leaderboard", listed);
  api.get("/runs/:id{[1-9][0-9]{0,15}}", one);
  return api;
}

async function listed(c: ApiContext): Promise<Response> {
  const page = c.req.query("page") ?? "1";
  if (!/^[1-9]\d{0,4}$/.test(page)) return apiError(c, "invalid", "page has to be a whole number from 1 to 99999.");
  return c.json(await leaderboard(c.env.DB, Number(page)));
}

/** A run that is not listed is as if there were none, except for its owner. */
async function one(c: ApiContext): Promise<Response> {
  const id = accountIdSchema.safeParse(Number(c.req.param("id")));
  const found = id.success ? await runWithAccount(c.env.DB, id.data) : null;
  const own = found !== null && (await c.env.person())?.personId === found.personId;
  if (!found || !(found.open || own)) return apiError(c, "not_found", "This account shows no run.");
  const { nickname, region, run, highest, open } = found;
  const { accountId } = run;
  return c.json({ accountId, nickname, region, run: runInfo(run, highest), own, listed: open } satisfies PublicRun);
}
