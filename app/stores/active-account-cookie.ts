/** Remembers the active game account (spec §9): secure, same-site lax, path /, 30 days. */
export const ACTIVE_ACCOUNT_COOKIE = "wg-active-acc";
export const ACTIVE_ACCOUNT_DAYS = 30;

/** The account id in a `Cookie` header; null where there is none, or something that is none. */
export function readActiveAccount(cookies: string): number | null {
  const pair = cookies.split(";").find((each) => each.trim().startsWith(`${ACTIVE_ACCOUNT_COOKIE}=`));
  const id = Number(pair?.split("=")[1] ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The line that sets the cookie; without an account it takes the cookie away. */
export function activeAccountCookie(accountId: number | null): string {
  const age = accountId === null ? 0 : ACTIVE_ACCOUNT_DAYS * 86_400;
  return `${ACTIVE_ACCOUNT_COOKIE}=${accountId ?? ""}; Max-Age=${age}; Path=/; SameSite=Lax; Secure`;
}
