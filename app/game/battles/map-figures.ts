import { addSums, type BattleSums, type Counted, meanOf, NO_BATTLES } from "./battle-sums.ts";

/** The random battles of the game, by the client's number of the kind. */
const RANDOM = 1;

/** A mean, and of how many battles it is known. */
export interface MeanFigure {
  value: number;
  battles: number;
}

/** What somebody's battles on a map come to. Null: known of none of them. */
export interface MapFigures {
  battles: number;
  /** 0 to 1. */
  winRate: number;
  damage: MeanFigure | null;
  baseXp: MeanFigure | null;
  /** 0 to 1. */
  survived: MeanFigure | null;
}

/**
 * What is told of battles on a map: of one of random battles these alone, since other kinds are played in another way;
 * of any other map all of them.
 * @returns figures null: there are no such battles; `others`: battles that are left out
 */
export function mapFigures(
  kinds: readonly { bonusType: number; sums: BattleSums }[],
  random: boolean,
): { figures: MapFigures | null; others: number } {
  const total = (some: typeof kinds) => some.reduce((sum, { sums }) => addSums(sum, sums), NO_BATTLES);
  const counted = total(kinds.filter(({ bonusType }) => !random || bonusType === RANDOM));
  const others = total(kinds).battles - counted.battles;
  if (counted.battles === 0) return { figures: null, others };
  const { battles, wins } = counted;
  const figures = {
    battles,
    winRate: wins / battles,
    damage: meanFigure(counted, "damageDealt"),
    baseXp: meanFigure(counted, "baseXp"),
    survived: meanFigure(counted, "survived"),
  };
  return { figures, others };
}

function meanFigure(sums: BattleSums, key: Counted): MeanFigure | null {
  const value = meanOf(sums, key);
  return value === null ? null : { value, battles: sums[`${key}Known`] };
}
