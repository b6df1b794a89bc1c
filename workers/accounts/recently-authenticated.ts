import type { Person } from "./person.ts";
import { recentMs } from "./sessions.ts";

/**
 * Whether the signed-in person has recently signed in at a provider: a session that was left open or stolen must not
 * delete the account, add a way to sign in, or lock its owner out.
 * @param now unix time in milliseconds
 */
export function isRecentlyAuthenticated(person: Pick<Person, "authenticatedAt">, now: number): boolean {
  return now - person.authenticatedAt <= recentMs;
}
