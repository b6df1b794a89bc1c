import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { MAX_GAME_ACCOUNTS } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { isRegion } from "#app/game/model/regions.ts";
import { beginAttempt, takeAttempt } from "#workers/accounts/attempts.ts";
import { browserCookie, readCookie, writeCookie } from "#workers/accounts/cookies.ts";
import { type GameLinkOutcome, linkGameAccount } from "#workers/accounts/link-game-account.ts";
import { isToken, randomToken } from "#workers/accounts/random-token.ts";
import { returnPath } from "#workers/accounts/return-path.ts";
import { callbackUrl, publisherOf, sealOf } from "#workers/accounts/sign-in-settings.ts";
import type { ApiEnv } from "#workers/env.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { finishSignIn, problem as problemOf } from "./finish-sign-in.ts";
import { isFromElsewhere } from "./from-elsewhere.ts";
import { gameAccountsApi } from "./game-accounts.ts";
import { orBack } from "./sign-in-fault.ts";
import { browserSeconds, tooManySignIns } from "./sign-in-limit.ts";

type C = Context<ApiEnv>;

/** Signing in at the publisher (spec §7), and the calls about the game accounts that this links. */
export function gameSignInApi() {
  const api = new Hono<ApiEnv>();
  api.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  api.get("/login", orBack("wgauth", login));
  api.get("/callback/:state", orBack("wgauth", callback));
  // Stryker disable next-line StringLiteral: Hono takes an empty path for the same.
  api.route("/", gameAccountsApi());
  return api;
}

async function login(c: C): Promise<Response> {
  if (isFromElsewhere(c)) return c.redirect("/wg", 303);
  // Stryker disable next-line StringLiteral: any word that is no region is answered alike.
  const region = c.req.query("region") ?? "";
  if (!isRegion(region)) return problem(c, "unknown_region");
  if (!isPublisherRegion(region)) return problem(c, "region_not_available");
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher) return problem(c, "not_available");
  if (await tooManySignIns(c)) return problem(c, "too_many");
  if (!(await mayLink(c))) return problem(c, "too_many_accounts");
  const returnTo = returnPath(c.req.query("return_to"), "/access");
  const kept = readCookie(c, browserCookie);
  const browser = isToken(kept) ? kept : randomToken();
  const options = { provider: "wgauth", browser, region, returnTo, now: Date.now() } as const;
  const { state } = await beginAttempt(c.env.DB, seal, options);
  try {
    // The publisher carries no state: what binds the way back to this browser stands in the path.
    const url = await publisher.loginUrl(region, callbackUrl(c.env, c.req.url, `/api/wgauth/callback/${state}`));
    writeCookie(c, browserCookie, browser, browserSeconds);
    return c.redirect(url.href, 302);
  } catch (error) {
    return failed(c, error);
  }
}

/**
 * Whether another account can be linked; with `account_id` the visitor comes to renew the permission of one
 * that is, which takes no place.
 */
async function mayLink(c: C): Promise<boolean> {
  const person = await c.env.person();
  if (!person) return true;
  const { gameAccounts: linked } = person;
  return (
    linked.length < MAX_GAME_ACCOUNTS || linked.some(({ accountId }) => String(accountId) === c.req.query("account_id"))
  );
}

/** What comes of a permission that is given back. */
const notKept = new Set<GameLinkOutcome["kind"]>(["full", "not-recent", "session-ended"]);

/** Everything else in the query, account and nickname too, is the visitor's to write: it is not read. */
const callbackSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ok"), access_token: z.string().min(1).max(512) }),
  z.object({ status: z.literal("error"), code: z.string().optional(), message: z.string().optional() }),
]);

/** Each way out is a redirect, so that the token stands in no address the visitor sees or shares. */
async function callback(c: C): Promise<Response> {
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher) return problem(c, "not_available");
  if (await tooManySignIns(c)) return problem(c, "too_many");
  const [state, browser] = [c.req.param("state"), readCookie(c, browserCookie)];
  const now = Date.now();
  // Now, while the session that the browser sent is sure to stand: another tab's sign-in ends it.
  const person = await c.env.person();
  const attempt =
    isToken(state) && isToken(browser)
      ? await takeAttempt(c.env.DB, seal, { provider: "wgauth", state, browser, now })
      : null;
  if (!attempt || !isPublisherRegion(attempt.region)) return problem(c, "expired");
  const { region, returnTo } = attempt;
  const said = callbackSchema.safeParse(c.req.query());
  if (!said.success) return problem(c, "provider_unavailable");
  if (said.data.status === "error") return refused(c, said.data);
  try {
    const permission = await publisher.prolongate(region, said.data.access_token);
    const nickname = await publisher.ownNickname(region, permission);
    const outcome = await linkGameAccount(c.env.DB, seal, { permission, nickname, region, person, now });
    if (notKept.has(outcome.kind)) {
      // A permission that was given and is not kept; whether the publisher hears of it does not matter.
      c.executionCtx.waitUntil(publisher.logout(region, permission.accessToken).catch(() => undefined));
    }
    const subject = String(permission.accountId);
    return await finishSignIn(c, { provider: "wgauth", outcome, subject, name: nickname, returnTo, now });
  } catch (error) {
    return failed(c, error);
  }
}

/** The publisher's words: 401 AUTH_CANCEL, 403 AUTH_EXPIRED, 410 AUTH_ERROR. */
function refused(c: C, { code, message }: { code?: string | undefined; message?: string | undefined }): Response {
  if (code === "401" || message === "AUTH_CANCEL") return problem(c, "cancelled");
  return problem(c, code === "403" || code === "410" ? "expired" : "provider_unavailable");
}

function failed(c: C, error: unknown): Response {
  if (!(error instanceof ProviderError)) throw error;
  console.warn(`Signing in with a game account: ${error.message}`);
  return problem(c, error.kind === "invalid" ? "expired" : "provider_unavailable");
}

const problem = (c: C, why: SignInProblem) => problemOf(c, "wgauth", why);
