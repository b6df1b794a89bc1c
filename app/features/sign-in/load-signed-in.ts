import type { Api } from "#app/api/client.ts";
import type { SignedIn } from "#app/stores/accounts.ts";
import { readActiveAccount } from "#app/stores/active-account-cookie.ts";

/**
 * Who is signed in, for the first HTML: the calls of the specification with the visitor's cookies. An
 * anonymous visitor costs no call; what fails counts as signed out.
 * @param cookies the request's `Cookie` header
 * @returns null: nobody is signed in
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
  return {
    statuses: { patreon, twitch, google },
    gameAccounts: gameAccounts ?? [],
    storedActiveId: readActiveAccount(cookies),
  };
}
