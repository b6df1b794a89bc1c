import type { Env } from "#workers/bindings.ts";
import type { ClanPlayer } from "#workers/storage/clan-players.ts";
import type { WhichClan } from "#workers/storage/clan-readings.ts";

/** Members in one call and one message: of each there may be 700 vehicles, and 256 kB is the longest answer we read. */
export const PLAYERS_AT_ONCE = 5;
/** The vehicles of a member are read again after so many days: what WN8 expects changes slowly. */
export const PLAYER_DAYS = 3;

/** Puts the members of whom nothing or only old figures are known into the queue: at most 20 messages a clan. */
export async function queuePlayers(
  env: Pick<Env, "CLANS">,
  which: WhichClan,
  {
    members,
    players,
    now,
  }: { members: readonly { accountId: number }[]; players: ReadonlyMap<number, ClanPlayer>; now: number },
): Promise<void> {
  const due = members
    .map(({ accountId }) => accountId)
    .filter((id) => now - (players.get(id)?.readAt ?? 0) > PLAYER_DAYS * 86_400_000);
  const messages = Array.from({ length: Math.ceil(due.length / PLAYERS_AT_ONCE) }, (_, at) => {
    const accountIds = due.slice(at * PLAYERS_AT_ONCE, (at + 1) * PLAYERS_AT_ONCE);
    return { body: { ...which, accountIds } };
  });
  // Without the queue the page says that it is not worked out yet; the next reading tries again.
  if (messages.length > 0) await env.CLANS.sendBatch(messages).catch((error: unknown) => console.error(error));
}
