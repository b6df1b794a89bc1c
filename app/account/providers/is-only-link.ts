import type { Account } from "#app/game/accounts/answers.ts";
import type { AccountsState } from "#app/stores/accounts.ts";

/**
 * Whether a link is the visitor's only one, so that ending it deletes their account on the Index.
 * @param account the stored account; null when it could not be loaded: then the statuses count
 */
export function isOnlyLink(
  account: Pick<Account, "identities" | "gameAccounts"> | null,
  { statuses, gameAccounts }: Pick<AccountsState, "statuses" | "gameAccounts">,
): boolean {
  // The details are counted, since a link has no status while its provider does not answer.
  const known = Object.values(statuses).filter((status) => status !== null).length;
  const platforms = account ? account.identities.length : known;
  return platforms + gameAccounts.length <= 1;
}
