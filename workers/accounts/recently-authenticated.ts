import type { Person } from "./person.ts";
import { recentMs } from "./sessions.ts";

/**
 * Whether who is signed in has shown at a provider just now that it is them: a session that somebody left open,
 * or that was stolen, must not delete the account, add a way into it, or lock its owner out.
 * @param now unix time in milliseconds
 */
export function isRecentlyAuthenticated(person: Pick<Person, "authenticatedAt">, now: number): boolean {
  return now - person.authenticatedAt <= recentMs;
}
