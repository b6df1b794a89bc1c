/** Remembers the active game account: secure, same-site lax, path /, 30 days. */
export const ACTIVE_ACCOUNT_COOKIE = "wg-active-acc";
const ACTIVE_ACCOUNT_DAYS = 30;

/** The `Set-Cookie` line for an account; for null, the line that deletes the cookie. */
export function activeAccountCookie(accountId: number | null): string {
  const age = accountId === null ? 0 : ACTIVE_ACCOUNT_DAYS * 86_400;
  return `${ACTIVE_ACCOUNT_COOKIE}=${accountId ?? ""}; Max-Age=${age}; Path=/; SameSite=Lax; Secure`;
}
