import type { Account } from "#app/api/account.ts";
import type { AccountsState } from "#app/stores/accounts.ts";

/**
 * Whether one link is all that a visitor has: the account on the Index goes with it.
 * @param account what is kept of them; null where that is not to be had: what the page shows counts then
 */
export function isOnlyLink(
  account: Pick<Account, "identities" | "gameAccounts"> | null,
  { statuses, gameAccounts }: Pick<AccountsState, "statuses" | "gameAccounts">,
): boolean {
  // A link whose provider does not answer has no status; one that has just ended may still be among the details.
  const known = Object.values(statuses).filter((status) => status !== null).length;
  const platforms = account ? account.identities.length : known;
  return platforms + gameAccounts.length <= 1;
}
