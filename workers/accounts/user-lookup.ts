import { readCookie } from "#app/lib/read-cookie.ts";
import { isToken } from "./secrets/random-token.ts";
import { touchMs, touchSession } from "./sessions.ts";
import { sessionCookie } from "./sign-in/cookies.ts";
import { findUser, type User } from "./user.ts";

/** Finds the signed-in person; queries the database at most once per request. */
export type UserLoader = () => Promise<User | null>;

/**
 * The lookup of one request. Without a session cookie it queries nothing.
 * @param waitUntil takes work that goes on after the answer
 */
export function createUserLoader(
  request: Request,
  db: D1Database,
  waitUntil: (work: Promise<unknown>) => void,
): UserLoader {
  const token = sessionTokenOf(request);
  let found: Promise<User | null> | undefined;
  const find = async (): Promise<User | null> => {
    if (!token) return null;
    const now = Date.now();
    const user = await findUser(db, token, now);
    if (user && now - user.seenAt > touchMs) waitUntil(touchSession(db, user.sessionId, now));
    return user;
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
