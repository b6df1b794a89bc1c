import type { Env } from "#workers/bindings.ts";

/** Length of a window, ms. */
const WINDOW_MS = 10_000;
/** Calls in a window: the publisher answers ten a second for our key. */
export const CALLS_IN_WINDOW = 100;

/** Counts and decides in one statement, so that calls at the same moment are not counted as one; a refusal writes nothing. */
const TAKE = `
INSERT INTO publisher_calls (id, window, calls) VALUES (1, ?1, ?2)
ON CONFLICT (id) DO UPDATE SET calls = iif(window = ?1, calls + ?2, ?2), window = ?1
WHERE window <> ?1 OR calls + ?2 <= ?3
RETURNING calls`;

/**
 * Whether visitors may cause so many more calls at the publisher now, all of them together. Where the database does not
 * answer they may: the limit of each address holds still.
 * @param calls fewer than CALLS_IN_WINDOW
 * @param now unix time in milliseconds
 */
export async function mayCallPublisher({ DB }: Pick<Env, "DB">, calls: number, now = Date.now()): Promise<boolean> {
  try {
    const taken = await DB.prepare(TAKE)
      .bind(Math.floor(now / WINDOW_MS), calls, CALLS_IN_WINDOW)
      .first();
    return taken !== null;
  } catch {
    return true;
  }
}
