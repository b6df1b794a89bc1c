import { z } from "zod";
import type { Api } from "#app/api/client.ts";
import { activeAccountOf, type GameAccount } from "#app/game/accounts/game-accounts.ts";
import { readCookie } from "#app/lib/read-cookie.ts";
import { ACTIVE_ACCOUNT_COOKIE, type SignedIn } from "#app/stores/accounts.ts";

/** An account id as the cookie holds it; null where there is none, or something that is none. */
const storedAccountSchema = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(z.int())
  .nullable()
  .catch(null);

/**
 * Loads who is signed in for the first HTML, using the visitor's cookies. Makes no call for an anonymous visitor; a
 * failed call counts as signed out.
 * @param cookies the request's `Cookie` header
 * @returns null if nobody is signed in
 */
export async function loadSignedIn({ signIn }: Api, cookies: string): Promise<SignedIn | null> {
  const [patreon, twitch, google, gameAccounts] = await Promise.all([
    signIn.status("patreon"),
    signIn.status("twitch"),
    signIn.status("google"),
    signIn.gameAccounts(),
  ]);
  const nobody = !patreon && !twitch && !google && gameAccounts === null;
  if (nobody) return null;
  return { statuses: { patreon, twitch, google }, gameAccounts: gameAccounts ?? [], storedActiveId: storedIn(cookies) };
}

/** The active game account, for pages that show its data; null if there is none. */
export async function loadActiveAccount({ signIn }: Pick<Api, "signIn">, cookies: string): Promise<GameAccount | null> {
  return activeAccountOf((await signIn.gameAccounts()) ?? [], storedIn(cookies));
}

const storedIn = (cookies: string) => storedAccountSchema.parse(readCookie(cookies, ACTIVE_ACCOUNT_COOKIE));
