/** A mod user is active while the newest arena is at most this old. */
export const MOD_USER_DAYS = 7;
/** Number of arenas requested. */
export const ARENAS_LIMIT = 10;

/**
 * The active mod user flag.
 * @param newest start of the newest arena, unix time in seconds; undefined: there is none
 * @param now unix time in milliseconds
 */
export function isActiveModUser(newest: number | undefined, now: number): boolean {
  return newest !== undefined && now - newest * 1000 <= MOD_USER_DAYS * 86_400_000;
}
