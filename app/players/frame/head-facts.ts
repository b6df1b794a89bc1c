import { isActiveModUser } from "#app/game/accounts/mod-user.ts";
import type { PlayerStatisticsAnswer } from "#app/game/players/answers.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";

/** Facts about a player shown next to the name, the same on every page. */
export interface HeadFacts {
  lastBattle: { iso: string; text: string } | null;
  /** A battle that was sent here began within the last days. */
  modUser: boolean;
  clan: { id: number; tag: string } | null;
}

/**
 * @param sentAt when the newest battle that was sent began, unix time in seconds; null: none was sent, or it is not known
 * @param now unix time in milliseconds
 */
export function headFacts(sentAt: number | null, published: PlayerStatisticsAnswer, now: number): HeadFacts {
  const known = published.kind === "known" ? published : null;
  const lastAt = Math.max(known?.lastBattleAt ?? 0, (sentAt ?? 0) * 1000);
  return {
    lastBattle: lastAt === 0 ? null : { iso: new Date(lastAt).toISOString(), text: relativeTime(lastAt, now) },
    modUser: isActiveModUser(sentAt ?? undefined, now),
    clan: known?.clan ?? null,
  };
}
