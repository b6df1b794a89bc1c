/** Hours without a battle that end a session. A pause for a meal does not, a night does. */
export const SESSION_GAP_HOURS = 4;

/**
 * Parts battles into sessions: between two of them nothing was played for SESSION_GAP_HOURS.
 * @param newestFirst unix times in seconds at which battles began, the newest first
 * @returns how many battles each session has, the newest first
 */
export function sessionSizes(newestFirst: readonly number[]): number[] {
  const sizes: number[] = [];
  let after: number | undefined;
  for (const startedAt of newestFirst) {
    const goesOn = after !== undefined && after - startedAt < SESSION_GAP_HOURS * 3600;
    if (goesOn) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
    else sizes.push(1);
    after = startedAt;
  }
  return sizes;
}
