import { parse } from "hono/utils/cookie";
import { sessionCookie } from "./cookies.ts";
import { findPerson, type Person } from "./person.ts";
import { isToken } from "./random-token.ts";
import { touchMs, touchSession } from "./sessions.ts";

/** Finds who is signed in; asked as often as one likes during one request, it asks the database once at most. */
export type PersonLookup = () => Promise<Person | null>;

/**
 * The lookup of one request. A visitor without a session's cookie costs no database.
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

/** The token in the session's cookie; undefined where there is none, or something that cannot be one. */
export function sessionTokenOf(request: Request): string | undefined {
  // Stryker disable next-line StringLiteral: a text without this cookie is as good as any other
  const token = parse(request.headers.get("cookie") ?? "", sessionCookie)[sessionCookie];
  return isToken(token) ? token : undefined;
}
