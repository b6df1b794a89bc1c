import type { OwnRun } from "#app/game/challenge/answers.ts";

/** What a battle brings the visitor: of the account with most battles. */
export interface OwnXp {
  nickname: string;
  xp: number;
  battles: number;
}

/** Null where no battle was sent of any account. */
export function ownXpOf(own: readonly OwnRun[]): OwnXp | null {
  const known = own.flatMap(({ nickname, battleXp }) =>
    battleXp && battleXp.value >= 1 ? [{ nickname, xp: Math.round(battleXp.value), battles: battleXp.battles }] : [],
  );
  return known.toSorted((a, b) => b.battles - a.battles)[0] ?? null;
}
