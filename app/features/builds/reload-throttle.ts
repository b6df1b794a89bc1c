/** The page reloads itself at most this often (spec §4). */
export const RELOAD_THROTTLE_MS = 10_000;

const KEY = "index-reload";

/**
 * Records a reload in the session storage.
 * @param now unix time in milliseconds
 * @returns false when the last one is less than 10 s ago, and this one must not be. Where the storage is
 *   blocked nothing is known of the last one: then a document that is younger than 10 s may have come by it.
 */
export function claimReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    // A time to come is of a clock that was set since, and anything else than a time is not ours.
    if (last <= now && now - last < RELOAD_THROTTLE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return now - performance.timeOrigin >= RELOAD_THROTTLE_MS;
  }
}
