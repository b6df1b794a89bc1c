/** The address of a player page. */
export function playerPath({ accountId, nickname }: { accountId: number; nickname: string }): string {
  return `/accounts/${accountId}/${encodeURIComponent(nickname)}`;
}

/** The page that compares two players. */
export const COMPARE_PLAYERS_PATH = "/accounts/compare";

/** @param players ids of two at most, the first one compared with the second */
export function comparePlayersPath(players: readonly number[], query: readonly (readonly [string, string])[] = []) {
  const rest = query.map(([key, value]) => `&${key}=${encodeURIComponent(value)}`).join("");
  return `${COMPARE_PLAYERS_PATH}?players=${players.join(",")}${rest}`;
}
