import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { type GameAccount, VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { dropActiveAccount, isActiveAccount, writeActiveAccount } from "#workers/accounts/active-account.ts";
import { isRenewalDue, renewPermission } from "#workers/accounts/links/renew-permission.ts";
import { mayUnlink, unlinkGameAccount } from "#workers/accounts/links/unlink.ts";
import type { LinkedGameAccount, Person } from "#workers/accounts/person.ts";
import { isRecentlyAuthenticated } from "#workers/accounts/recently-authenticated.ts";
import { openGameToken } from "#workers/accounts/secrets/game-account-tokens.ts";
import { publisherOf, sealOf } from "#workers/accounts/sign-in-settings.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";
import { doneOrRedirect } from "#workers/request/done-or-redirect.ts";
import { field } from "#workers/request/field.ts";
import { isNavigation } from "#workers/request/is-navigation.ts";
import { gameAccounts } from "#workers/storage/accounts-schema.ts";
import { battlesOf } from "#workers/storage/battles/battles-of.ts";
import { dropPlayer } from "#workers/storage/kept-players.ts";
import { signInAgain } from "./sign-in/sign-in-again.ts";
import { afterUnlinking } from "./sign-in/sign-out.ts";
import { signedOut } from "./sign-in/signed-out.ts";
import { withAccount } from "./sign-in/with-account.ts";

type C = Context<ApiEnv>;

/** Calls about the linked game accounts: the list, the end of a link, the active one, who may see a page. */
export function gameAccountsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/accounts", accounts);
  api.post("/logout", (c) => withAccount(c, (person, account) => logout(c, person, account)));
  api.post("/active", (c) => withAccount(c, (_, { accountId }) => activate(c, accountId)));
  api.post("/visibility", (c) => withAccount(c, (person, account) => setVisibility(c, person, account)));
  return api;
}

/** What the calls answer, in the order in which the accounts were linked. */
const listed = ({ accountId, nickname, region }: LinkedGameAccount): GameAccount => ({ accountId, nickname, region });

async function accounts(c: C): Promise<Response> {
  const person = await c.env.person();
  if (!person) return signedOut(c);
  const now = Date.now();
  const due = person.gameAccounts.filter((account) => isRenewalDue(account, now));
  if (due.length > 0) c.executionCtx.waitUntil(renew(c, due, now));
  return c.json(person.gameAccounts.map(listed));
}

async function renew(c: C, due: LinkedGameAccount[], now: number): Promise<void> {
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher) return;
  for (const { accountId } of due) await renewPermission(c.env.DB, seal, publisher, accountId, now);
}

/**
 * Ends a link; the last one needs a recent sign-in, since it deletes the person. Battles are deleted first: after a
 * failure the database still knows whose they are.
 */
async function logout(c: C, person: Person, { accountId }: LinkedGameAccount): Promise<Response> {
  const now = Date.now();
  if (!mayUnlink(person, now)) return signInAgain(c);
  await battlesOf(c.env, accountId).clear();
  const unlinked = await unlinkGameAccount(c.env.DB, person, accountId, now);
  if (unlinked) {
    await dropPlayer(c.env, accountId);
    c.executionCtx.waitUntil(tellPublisher(c, unlinked));
  } else if (!isRecentlyAuthenticated(person, now)) return signInAgain(c);
  if (isActiveAccount(c, accountId)) dropActiveAccount(c);
  await afterUnlinking(c, person.personId, now);
  const remaining = person.gameAccounts.filter((account) => account.accountId !== accountId);
  return isNavigation(c) ? doneOrRedirect(c, "/wg") : c.json(remaining.map(listed));
}

async function tellPublisher(c: C, row: typeof gameAccounts.$inferSelect): Promise<void> {
  const [seal, publisher] = [await sealOf(c.env), publisherOf(c.env, c.req.url)];
  if (!seal || !publisher || !isPublisherRegion(row.region)) return;
  const token = await openGameToken(seal, row.accountId, row.accessToken).catch(() => null);
  // The link has ended here in any case; if the publisher cannot be told, its permission expires by itself.
  if (token) await publisher.logout(row.region, token).catch(() => undefined);
}

/** For forms without script; with script the accounts store writes the cookie itself. */
function activate(c: C, accountId: number): Response {
  writeActiveAccount(c, accountId);
  return doneOrRedirect(c, "/wg");
}

async function setVisibility(c: C, person: Person, { accountId }: LinkedGameAccount): Promise<Response> {
  const visibility = z.enum(VISIBILITIES).safeParse(await field(c, "visibility"));
  if (!visibility.success) {
    const message = "The visibility must be public, unlisted or private.";
    return apiError(c, "invalid", message);
  }
  const isIt = and(eq(gameAccounts.accountId, accountId), eq(gameAccounts.personId, person.personId));
  await drizzle(c.env.DB).update(gameAccounts).set({ visibility: visibility.data }).where(isIt);
  return doneOrRedirect(c, "/wg");
}
