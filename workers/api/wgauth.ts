import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { MAX_GAME_ACCOUNTS } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";
import { RETURN_TO } from "#app/lib/return-to.ts";
import { beginAttempt, takeAttempt } from "#workers/accounts/attempts.ts";
import { browserCookie, readCookie, writeCookie } from "#workers/accounts/cookies.ts";
import { type GameLinkOutcome, linkGameAccount } from "#workers/accounts/links/link-game-account.ts";
import { returnPath } from "#workers/accounts/return-path.ts";
import { isToken, randomToken } from "#workers/accounts/secrets/random-token.ts";
import { callbackUrl, publisherOf, sealOf } from "#workers/accounts/sign-in-settings.ts";
import type { ApiEnv } from "#workers/env.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { gameAccountsApi } from "./game-accounts.ts";
import { isCrossSite } from "./sign-in/cross-site.ts";
import { finishSignIn, redirectWithProblem } from "./sign-in/finish-sign-in.ts";
import { redirectOnFault } from "./sign-in/sign-in-fault.ts";
import { browserSeconds, tooManySignIns } from "./sign-in/sign-in-limit.ts";

type C = Context<ApiEnv>;

/** Signing in at the publisher, and the calls about the game accounts that this links. */
export function gameSignInApi() {
  const api = new Hono<ApiEnv>();
  api.get("/login", redirectOnFault("wgauth", login));
  api.get("/callback/:state", redirectOnFault("wgauth", callback));
  // Stryker disable next-line StringLiteral: Hono takes an empty path for the same.
  api.route("/", gameAccountsApi());
  return api;
}

async function login(c: C): Promise<Response> {
  if (isCrossSite(c)) return c.redirect("/wg", 303);
  // Stryker disable next-line StringLiteral: any word that is no region is answered alike.
  const region = c.req.query("region") ?? "";
  if (!isRegion(region)) return problem(c, "unknown_region");
  if (!isPublisherRegion(region)) return problem(c, "region_not_available");
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher) return problem(c, "not_available");
  if (await tooManySignIns(c)) return problem(c, "too_many");
  if (!(await mayLink(c))) return problem(c, "too_many_accounts");
  const returnTo = returnPath(c.req.query(RETURN_TO), "/access");
  const kept = readCookie(c, browserCookie);
  const browser = isToken(kept) ? kept : randomToken();
  const options = { provider: "wgauth", browser, region, returnTo, now: Date.now() } as const;
  const { state } = await beginAttempt(c.env.DB, seal, options);
  try {
    // The publisher's sign-in has no `state` parameter: the value that binds the callback to this browser is in the
    // path.
    const url = await publisher.loginUrl(region, callbackUrl(c.env, c.req.url, `/api/wgauth/callback/${state}`));
    writeCookie(c, browserCookie, browser, browserSeconds);
    return c.redirect(url.href, 302);
  } catch (error) {
    return failed(c, error);
  }
}

/**
 * Whether another account can be linked. With `account_id` the visitor renews the permission of a linked account, which
 * needs no free place.
 */
async function mayLink(c: C): Promise<boolean> {
  const person = await c.env.person();
  if (!person) return true;
  const { gameAccounts: linked } = person;
  return (
    linked.length < MAX_GAME_ACCOUNTS || linked.some(({ accountId }) => String(accountId) === c.req.query("account_id"))
  );
}

/** Handles a permission that the publisher returns. */
const notKept = new Set<GameLinkOutcome["kind"]>(["full", "not-recent", "session-ended"]);

/** The other parameters, account and nickname too, could be forged by the visitor and are not read. */
const callbackSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ok"), access_token: z.string().min(1).max(512) }),
  z.object({ status: z.literal("error"), code: z.string().optional(), message: z.string().optional() }),
]);

/** Every path ends in a redirect, so that no visible or shared address holds the token. */
async function callback(c: C): Promise<Response> {
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher) return problem(c, "not_available");
  if (await tooManySignIns(c)) return problem(c, "too_many");
  const [state, browser] = [c.req.param("state"), readCookie(c, browserCookie)];
  const now = Date.now();
  // Read first, because a sign-in that ends meanwhile in another tab would end this session.
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
      // A permission that is not used is revoked; failing to revoke it does not matter.
      c.executionCtx.waitUntil(publisher.logout(region, permission.accessToken).catch(() => undefined));
    }
    const subject = String(permission.accountId);
    return await finishSignIn(c, { provider: "wgauth", outcome, subject, name: nickname, returnTo, now });
  } catch (error) {
    return failed(c, error);
  }
}

/** The publisher's error codes: 401 AUTH_CANCEL, 403 AUTH_EXPIRED, 410 AUTH_ERROR. */
function refused(c: C, { code, message }: { code?: string | undefined; message?: string | undefined }): Response {
  if (code === "401" || message === "AUTH_CANCEL") return problem(c, "cancelled");
  return problem(c, code === "403" || code === "410" ? "expired" : "provider_unavailable");
}

function failed(c: C, error: unknown): Response {
  if (!(error instanceof ProviderError)) throw error;
  console.warn(`Signing in with a game account: ${error.message}`);
  return problem(c, error.kind === "invalid" ? "expired" : "provider_unavailable");
}

const problem = (c: C, why: SignInProblem) => redirectWithProblem(c, "wgauth", why);
