/** The address of a player page. */
export function playerPath({ accountId, nickname }: { accountId: number; nickname: string }): string {
  return `/accounts/${accountId}/${encodeURIComponent(nickname)}`;
}
