import { recentMs } from "./sessions.ts";
import type { User } from "./user.ts";

/**
 * Whether the signed-in person has recently signed in at a provider: a session that was left open or stolen must not
 * delete the account, add a way to sign in, or lock its owner out.
 * @param now unix time in milliseconds
 */
export function isRecentlyAuthenticated(user: Pick<User, "authenticatedAt">, now: number): boolean {
  return now - user.authenticatedAt <= recentMs;
}
