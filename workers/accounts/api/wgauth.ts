import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { z } from "zod";
import type { SignInProblem } from "#app/game/accounts/answers.ts";
import { type GameAccount, MAX_GAME_ACCOUNTS, VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";
import { RETURN_TO } from "#app/lib/return-to.ts";
import { type GameAccountRow, gameAccounts } from "#workers/accounts/accounts-schema.ts";
import {
  type GameLinkOutcome,
  linkGameAccount,
  openGameToken,
  sealGameToken,
} from "#workers/accounts/links/link-game-account.ts";
import { unlinkGameAccount } from "#workers/accounts/links/unlink.ts";
import { signedOut, signInAgain, withAccount } from "#workers/accounts/sign-in/as-user.ts";
import {
  beginAttempt,
  browserSeconds,
  isCrossSite,
  takeAttempt,
  tooManySignIns,
} from "#workers/accounts/sign-in/attempts.ts";
import {
  browserCookie,
  dropActiveAccount,
  isActiveAccount,
  writeActiveAccount,
  writeSignInCookie,
} from "#workers/accounts/sign-in/cookies.ts";
import { returnPath } from "#workers/accounts/sign-in/return-path.ts";
import { callbackUrl, publisherOf, sealOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import { isRecentlyAuthenticated, type LinkedGameAccount, type User } from "#workers/accounts/user.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { doneOrRedirect, field, isNavigation } from "#workers/http/forms.ts";
import { dropPlayer } from "#workers/players/store/kept-players.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import type { Publisher } from "#workers/providers/wargaming.ts";
import { nullIfSealed, type Seal } from "../secrets/seal.ts";
import { finishSignIn, redirectOnFault, redirectWithProblem } from "../sign-in/finish-sign-in.ts";
import { afterUnlinking } from "../sign-in/sign-out.ts";

/** Signing in at the publisher, and the calls about the game accounts that this links. */
export function gameSignInApi() {
  const api = new Hono<ApiEnv>();
  api.get("/login", redirectOnFault("wgauth", login));
  api.get("/callback/:state", redirectOnFault("wgauth", callback));
  // Stryker disable next-line StringLiteral: Hono takes an empty path for the same.
  api.route("/", gameAccountsApi());
  return api;
}

async function login(c: ApiContext): Promise<Response> {
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
  const { browser, state } = await beginAttempt(c, seal, { provider: "wgauth", region, returnTo });
  try {
    // The publisher's sign-in has no `state` parameter: the value that binds the callback to this browser is in the
    // path.
    const url = await publisher.loginUrl(region, callbackUrl(c.env, c.req.url, `/api/wgauth/callback/${state}`));
    writeSignInCookie(c, browserCookie, browser, browserSeconds);
    return c.redirect(url.href, 302);
  } catch (error) {
    return failed(c, error, returnTo);
  }
}

/**
 * Whether another account can be linked. With `account_id` the visitor renews the permission of a linked account, which
 * needs no free place.
 */
async function mayLink(c: ApiContext): Promise<boolean> {
  const user = await c.env.user();
  if (!user) return true;
  const { gameAccounts: linked } = user;
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
async function callback(c: ApiContext): Promise<Response> {
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher) return problem(c, "not_available");
  if (await tooManySignIns(c)) return problem(c, "too_many");
  const now = Date.now();
  // Read first, because a sign-in that ends meanwhile in another tab would end this session.
  const user = await c.env.user();
  const attempt = await takeAttempt(c, seal, { provider: "wgauth", state: c.req.param("state"), now });
  if (!attempt || !isPublisherRegion(attempt.region)) return problem(c, "expired");
  const { region, returnTo } = attempt;
  const said = callbackSchema.safeParse(c.req.query());
  if (!said.success) return problem(c, "provider_unavailable", returnTo);
  if (said.data.status === "error") return refused(c, said.data, returnTo);
  try {
    const permission = await publisher.prolongate(region, said.data.access_token);
    const nickname = await publisher.ownNickname(region, permission);
    const outcome = await linkGameAccount(c.env.DB, seal, { permission, nickname, region, user, now });
    if (notKept.has(outcome.kind)) {
      // A permission that is not used is revoked; failing to revoke it does not matter.
      c.executionCtx.waitUntil(publisher.logout(region, permission.accessToken).catch(() => undefined));
    }
    const subject = String(permission.accountId);
    return await finishSignIn(c, { provider: "wgauth", outcome, subject, name: nickname, returnTo, now });
  } catch (error) {
    return failed(c, error, returnTo);
  }
}

/** The publisher's error codes: 401 AUTH_CANCEL, 403 AUTH_EXPIRED, 410 AUTH_ERROR. */
function refused(
  c: ApiContext,
  { code, message }: { code?: string | undefined; message?: string | undefined },
  returnTo: string,
): Response {
  if (code === "401" || message === "AUTH_CANCEL") return problem(c, "cancelled", returnTo);
  return problem(c, code === "403" || code === "410" ? "expired" : "provider_unavailable", returnTo);
}

function failed(c: ApiContext, error: unknown, returnTo: string): Response {
  if (!(error instanceof ProviderError)) throw error;
  console.warn(`Signing in with a game account: ${error.message}`);
  return problem(c, error.kind === "invalid" ? "expired" : "provider_unavailable", returnTo);
}

const problem = (c: ApiContext, reason: SignInProblem, returnTo?: string) =>
  redirectWithProblem(c, "wgauth", reason, returnTo);

/** Calls about the linked game accounts: the list, the end of a link, the active one, who may see a page. */
function gameAccountsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/accounts", accounts);
  api.post("/logout", (c) => withAccount(c, (user, account) => logout(c, user, account)));
  api.post("/active", (c) => withAccount(c, (_, { accountId }) => activate(c, accountId)));
  api.post("/visibility", (c) => withAccount(c, (user, account) => setVisibility(c, user, account)));
  return api;
}

/** An account as the calls return it, in the order in which the accounts were linked. */
const listed = ({ accountId, nickname, region }: LinkedGameAccount): GameAccount => ({ accountId, nickname, region });

async function accounts(c: ApiContext): Promise<Response> {
  const user = await c.env.user();
  if (!user) return signedOut(c);
  const now = Date.now();
  const due = user.gameAccounts.filter((account) => isRenewalDue(account, now));
  if (due.length > 0) c.executionCtx.waitUntil(renew(c, due, now));
  return c.json(user.gameAccounts.map(listed));
}

async function renew(c: ApiContext, due: LinkedGameAccount[], now: number): Promise<void> {
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher) return;
  for (const { accountId } of due) await renewPermission(c.env.DB, seal, publisher, accountId, now);
}

/**
 * Ends a link; the last one needs a recent sign-in, since it deletes the person. Battles are deleted once the link has
 * ended: it may have to stay, where the other links end at the same moment.
 */
async function logout(c: ApiContext, user: User, { accountId }: LinkedGameAccount): Promise<Response> {
  const now = Date.now();
  const { row, isLast } = await unlinkGameAccount(c.env.DB, user, accountId, now);
  if (row) {
    await battlesOf(c.env, accountId)
      .clear()
      .catch((error: unknown) => console.error("The schedule has to clear the battles of an ended link", error));
    await dropPlayer(c.env, accountId);
    c.executionCtx.waitUntil(tellPublisher(c, row));
  } else if (!isRecentlyAuthenticated(user, now)) return signInAgain(c);
  if (isActiveAccount(c, accountId)) dropActiveAccount(c);
  await afterUnlinking(c, isLast, now);
  const remaining = user.gameAccounts.filter((account) => account.accountId !== accountId);
  return isNavigation(c) ? doneOrRedirect(c, "/wg") : c.json(remaining.map(listed));
}

async function tellPublisher(c: ApiContext, row: GameAccountRow): Promise<void> {
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher || !isPublisherRegion(row.region)) return;
  const token = await openGameToken(seal, row.accountId, row.accessToken).catch(() => undefined);
  // The link has ended here in any case; if the publisher cannot be notified, its permission expires by itself.
  if (token) await publisher.logout(row.region, token).catch(() => undefined);
}

/** For forms without script; with script the accounts store writes the cookie itself. */
function activate(c: ApiContext, accountId: number): Response {
  writeActiveAccount(c, accountId);
  return doneOrRedirect(c, "/wg");
}

async function setVisibility(c: ApiContext, user: User, { accountId }: LinkedGameAccount): Promise<Response> {
  const visibility = z.enum(VISIBILITIES).safeParse(await field(c, "visibility"));
  if (!visibility.success) {
    const message = "The visibility must be public, unlisted or private.";
    return apiError(c, "invalid", message);
  }
  const isIt = and(eq(gameAccounts.accountId, accountId), eq(gameAccounts.userId, user.userId));
  await drizzle(c.env.DB).update(gameAccounts).set({ visibility: visibility.data }).where(isIt);
  return doneOrRedirect(c, "/wg");
}

/** A permission is renewed when it has no more than this left: half of what the publisher grants. */
const renewalMs = 7 * 86_400_000;

/** Whether a permission is still valid and due for renewal. @param now unix time in milliseconds */
export function isRenewalDue({ tokenExpiresAt }: { tokenExpiresAt: number }, now: number): boolean {
  return tokenExpiresAt > now && tokenExpiresAt - now <= renewalMs;
}

/**
 * Requests a longer permission and the account's current name from the publisher. A new token is written only when it
 * is complete, and only over the one it replaces. If the publisher rejects the token, the permission has ended; if it
 * does not answer, nothing changes.
 */
export async function renewPermission(
  db: D1Database,
  seal: Seal,
  publisher: Publisher,
  accountId: number,
  now: number,
): Promise<void> {
  const orm = drizzle(db);
  const [row] = await orm.select().from(gameAccounts).where(eq(gameAccounts.accountId, accountId));
  if (!row || !isPublisherRegion(row.region)) return;
  const isIt = and(eq(gameAccounts.accountId, accountId), eq(gameAccounts.accessToken, row.accessToken));
  const token = await openGameToken(seal, accountId, row.accessToken).catch(nullIfSealed);
  // No key opens it any more: its owner must sign in again.
  if (token === null) return end();
  try {
    const permission = await publisher.prolongate(row.region, token);
    // The token belongs to another account, so it is no permission for this one.
    if (permission.accountId !== accountId) return await end();
    const nickname = await publisher.ownNickname(row.region, permission);
    const accessToken = await sealGameToken(seal, accountId, permission.accessToken);
    const fresh = { accessToken, tokenExpiresAt: permission.expiresAt, nickname, nicknameAt: now };
    await orm.update(gameAccounts).set(fresh).where(isIt);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === "invalid") await end();
  }

  async function end(): Promise<void> {
    await orm.update(gameAccounts).set({ tokenExpiresAt: now }).where(isIt);
  }
}
