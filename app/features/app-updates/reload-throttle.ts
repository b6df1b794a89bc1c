/** The page reloads itself at most this often. */
export const RELOAD_THROTTLE_MS = 10_000;

const KEY = "index-reload";

/**
 * Records a reload in the session storage.
 * @param now unix time in milliseconds
 * @returns false when the last reload was less than 10 s ago, so that the page must not reload now. Where the
 *   storage is blocked the last reload is unknown: then a document younger than 10 s counts as reloaded.
 */
export function claimReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    // A time in the future means that the clock was changed since; NaN means that the entry is not ours.
    if (last <= now && now - last < RELOAD_THROTTLE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return now - performance.timeOrigin >= RELOAD_THROTTLE_MS;
  }
}
