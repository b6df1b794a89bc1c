import { readCookie } from "#app/lib/read-cookie.ts";
import { findPerson, type Person } from "./person.ts";
import { isToken } from "./secrets/random-token.ts";
import { touchMs, touchSession } from "./sessions.ts";
import { sessionCookie } from "./sign-in/cookies.ts";

/** Finds the signed-in person; queries the database at most once per request. */
export type PersonLookup = () => Promise<Person | null>;

/**
 * The lookup of one request. Without a session cookie it queries nothing.
 * @param waitUntil takes work that goes on after the answer
 */
export function createPersonLookup(
  request: Request,
  db: D1Database,
  waitUntil: (work: Promise<unknown>) => void,
): PersonLookup {
  const token = sessionTokenOf(request);
  let found: Promise<Person | null> | undefined;
  const find = async (): Promise<Person | null> => {
    if (!token) return null;
    const now = Date.now();
    const person = await findPerson(db, token, now);
    if (person && now - person.seenAt > touchMs) waitUntil(touchSession(db, person.sessionId, now));
    return person;
  };
  return () => {
    found ??= find();
    return found;
  };
}

/** The token in the session cookie; undefined when it is missing or cannot be one of ours. */
export function sessionTokenOf(request: Request): string | undefined {
  const token = readCookie(request.headers.get("cookie"), sessionCookie);
  return isToken(token) ? token : undefined;
}
