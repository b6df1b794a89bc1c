import { Hono } from "hono";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { TOO_MANY_SEARCHES } from "#app/game/accounts/player-search.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { mapStats } from "#app/game/battles/map-stats.ts";
import { type OwnRun, type PublicRun, RUN_DONE, type RunAction } from "#app/game/challenge/answers.ts";
import { CHALLENGE_PATH } from "#app/game/challenge/query.ts";
import { isNation } from "#app/game/model/enumerations/nations.ts";
import { asUser, withAccount } from "#workers/accounts/sign-in/as-user.ts";
import { playedVehiclesOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import type { LinkedGameAccount, User } from "#workers/accounts/user.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { ALL_MAPS } from "#workers/battles/store/roll-ups.ts";
import { checkRun, readCatalogue } from "#workers/challenge/check-runs.ts";
import { giveUpRun, leaderboard, listRun, runInfo, runsOf, runWithAccount, startRun } from "#workers/challenge/runs.ts";
import { datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { type ApiErrorCode, apiError } from "#workers/http/api-error.ts";
import { flash } from "#workers/http/flash.ts";
import { doneOrRedirect, field, isNavigation } from "#workers/http/forms.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { mayCallPublisher } from "#workers/providers/publisher-calls.ts";

/** Runs of the no-gold challenge that everybody may see; what their owners do is below /api/account/challenge. */
export function challengeApi() {
  const api = new Hono<ApiEnv>();
  api.get("/leaderboard", listed);
  api.get("/runs/:id{[1-9][0-9]{0,15}}", one);
  return api;
}

async function listed(c: ApiContext): Promise<Response> {
  const page = c.req.query("page") ?? "1";
  if (!/^[1-9]\d{0,4}$/.test(page)) return apiError(c, "invalid", "page must be a whole number from 1 to 99999.");
  return c.json(await leaderboard(c.env.DB, Number(page)));
}

/** A run that is not listed is as if there were none, except for its owner. */
async function one(c: ApiContext): Promise<Response> {
  const id = accountIdSchema.safeParse(Number(c.req.param("id")));
  const found = id.success ? await runWithAccount(c.env.DB, id.data) : null;
  const own = found !== null && (await c.env.user())?.userId === found.userId;
  if (!found || !(found.open || own)) return apiError(c, "not_found", "This account has no public run.");
  const { nickname, region, run, highest, open } = found;
  const { accountId } = run;
  return c.json({ accountId, nickname, region, run: runInfo(run, highest), own, listed: open } satisfies PublicRun);
}

/** Minimum time between an owner's requests to the publisher. */
const restMs = 60_000;

const SILENT = "The publisher doesn’t answer right now.";

/** Calls about the runs of the user's own game accounts; mounted below /api/account. */
export function ownRunsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", (c) => asUser(c, (user) => list(c, user)));
  api.post("/start", (c) => withAccount(c, (_, account) => start(c, account)));
  api.post("/check", (c) => withAccount(c, (_, account) => check(c, account)));
  api.post("/list", (c) => withAccount(c, (_, account) => setListed(c, account, true)));
  api.post("/unlist", (c) => withAccount(c, (_, account) => setListed(c, account, false)));
  api.post("/give-up", (c) => withAccount(c, (_, account) => giveUp(c, account)));
  return api;
}

async function list(c: ApiContext, { gameAccounts }: User): Promise<Response> {
  const ids = gameAccounts.map(({ accountId }) => accountId);
  const runs = new Map((await runsOf(c.env.DB, ids)).map((run) => [run.accountId, run]));
  const own = gameAccounts.map(async ({ accountId, nickname, region, visibility }): Promise<OwnRun> => {
    const found = runs.get(accountId);
    const run = found?.run ? runInfo(found.run, found.run.highest) : null;
    const [unreadable, listed] = [found?.run === null, found?.listed ?? false];
    const battleXp = await battleXpOf(c, accountId);
    return { accountId, nickname, region, visibility, run, unreadable, listed, battleXp };
  });
  return c.json(await Promise.all(own));
}

/** The plan can be made without it. */
async function battleXpOf(c: ApiContext, accountId: number): Promise<OwnRun["battleXp"]> {
  try {
    const kinds = await battlesOf(c.env, accountId).onMap(ALL_MAPS);
    return mapStats(kinds, true).figures?.baseXp ?? null;
  } catch (error) {
    console.warn("The experience of battles could not be read; the planner asks for it", error);
    return null;
  }
}

async function start(c: ApiContext, { accountId, region }: LinkedGameAccount): Promise<Response> {
  const nation = (await field(c, "nation")) ?? "";
  if (!isNation(nation)) return refuse(c, "invalid", "Choose one of the nations for the run.");
  const played = playedVehiclesOf(c.env, c.req.url);
  if (!played || !isPublisherRegion(region)) {
    return refuse(c, "unavailable", "The publisher's data cannot be asked here, so a run could not be followed.");
  }
  // Checked before asking the publisher: an existing run needs no totals.
  if ((await runsOf(c.env.DB, [accountId])).length > 0) return already(c);
  if (!(await c.env.LOOKUP_LIMIT.limit({ key: `run:${accountId}` })).success) return tooMany(c);
  if (!(await mayCallPublisher(c.env, 1))) return refuse(c, "too_many", TOO_MANY_SEARCHES);
  const totals = await played(region, accountId).catch(silent);
  if (totals === "silent") return refuse(c, "unavailable", `${SILENT} The run was not started; please try again.`);
  if (totals === null) return refuse(c, "conflict", "The publisher shows no vehicles of this account yet.");
  const catalogue = await readCatalogue(datasetOf(c));
  const begun = await startRun(c.env.DB, { accountId, nation, totals, now: Date.now() }, catalogue);
  return begun ? done(c, "start") : already(c);
}

function already(c: ApiContext): Promise<Response> {
  return refuse(c, "conflict", "This account has a run already. Give it up before you start another one.");
}

async function check(c: ApiContext, { accountId, region }: LinkedGameAccount): Promise<Response> {
  const [stored] = await runsOf(c.env.DB, [accountId]);
  if (!stored) return gone(c);
  const { run } = stored;
  if (!run) return refuse(c, "unavailable", "This run can’t be loaded right now. Please try again later.");
  const played = playedVehiclesOf(c.env, c.req.url);
  if (!played) return refuse(c, "unavailable", "The publisher's data cannot be asked here at the moment.");
  if (!(await mayCallPublisher(c.env, 1))) return refuse(c, "too_many", TOO_MANY_SEARCHES);
  const catalogue = await readCatalogue(datasetOf(c));
  const found = await checkRun(c.env, { run, region }, { played, catalogue, now: Date.now(), restMs }).catch(silent);
  if (found === "silent") return refuse(c, "unavailable", `${SILENT} What was known before stays.`);
  if (found === "resting") return tooMany(c);
  if (found === "hidden")
    return refuse(c, "conflict", "The publisher shows no vehicles of this account at the moment.");
  return done(c, "check");
}

function silent(error: unknown): "silent" {
  if (!(error instanceof ProviderError)) throw error;
  console.warn(`A run of the challenge: ${error.message}`);
  return "silent";
}

async function setListed(
  c: ApiContext,
  { accountId, visibility }: LinkedGameAccount,
  listed: boolean,
): Promise<Response> {
  if (listed && visibility !== "public") {
    const message = "Your player page isn’t public, so the leaderboard can’t show you. Make it public first.";
    return refuse(c, "conflict", message);
  }
  if (!(await listRun(c.env.DB, accountId, listed))) return gone(c);
  return done(c, listed ? "list" : "unlist");
}

async function giveUp(c: ApiContext, { accountId }: LinkedGameAccount): Promise<Response> {
  return (await giveUpRun(c.env.DB, accountId)) ? done(c, "give-up") : gone(c);
}

function gone(c: ApiContext): Promise<Response> {
  return refuse(c, "not_found", "This account has no run any more. Please load the page again.");
}

function tooMany(c: ApiContext): Promise<Response> {
  return refuse(c, "too_many", "The publisher has just been asked about this account. Please wait a minute.");
}

async function done(c: ApiContext, action: RunAction): Promise<Response> {
  if (isNavigation(c)) await flash(c, { title: RUN_DONE[action] });
  return doneOrRedirect(c, CHALLENGE_PATH);
}

/** A script gets the error; a form without script returns to its page, which shows it. */
async function refuse(c: ApiContext, code: ApiErrorCode, message: string): Promise<Response> {
  if (!isNavigation(c)) return apiError(c, code, message, code === "unavailable" ? { retryAfter: 60 } : {});
  await flash(c, { title: "Nothing has changed", description: message, color: "danger", timeout: 0 });
  return doneOrRedirect(c, CHALLENGE_PATH);
}
