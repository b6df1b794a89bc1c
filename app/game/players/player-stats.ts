import { assistedMean, type BattleSums, type Counted, knownOf, meanOf } from "#app/game/battles/battle-sums.ts";
import { winRateMargin } from "#app/game/statistics/averages/win-rate.ts";
import { deviationOf, type Estimate, meanMargin } from "./difference.ts";

/** A player stat shown next to WN8. Higher is better. */
export interface PlayerStat {
  key: string;
  label: string;
  unit?: "%";
  decimals: number;
  of(sums: BattleSums): number | null;
  /** Of a share: in how many battles it is known. */
  shareOf?(sums: BattleSums): number;
}

const mean = (label: string, key: Counted, decimals: number): PlayerStat => ({
  key,
  label,
  decimals,
  of: (sums) => meanOf(sums, key),
});
const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);

/** In display order. */
export const PLAYER_STATS: readonly PlayerStat[] = [
  {
    key: "winRate",
    label: "Win rate",
    unit: "%",
    decimals: 1,
    of: ({ wins, battles }) => share(wins, battles),
    shareOf: ({ battles }) => battles,
  },
  mean("Average damage", "damageDealt", 0),
  { key: "assisted", label: "Assisted damage", decimals: 0, of: assistedMean },
  mean("Kills per battle", "kills", 2),
  mean("Spotted per battle", "spotted", 2),
  {
    key: "survived",
    label: "Survived",
    unit: "%",
    decimals: 1,
    of: ({ survived, survivedKnown }) => share(survived, survivedKnown),
    shareOf: ({ survivedKnown }) => survivedKnown,
  },
  mean("Average XP", "baseXp", 0),
  mean("Blocked damage", "damageBlocked", 0),
  {
    key: "hitRate",
    label: "Hit rate",
    unit: "%",
    decimals: 1,
    of: ({ hits, hitsKnown, shots, shotsKnown }) => (hitsKnown === shotsKnown ? share(hits, shots) : null),
  },
  {
    key: "damageRatio",
    label: "Damage ratio",
    decimals: 2,
    of: (sums) => {
      const [dealt, received] = [meanOf(sums, "damageDealt"), meanOf(sums, "damageReceived")];
      return dealt === null || received === null || received === 0 ? null : dealt / received;
    },
  },
];

/** Stats that are no mean of single battles: how far these lie from it says nothing of them. */
const RATIOS = new Set(["hitRate", "damageRatio"]);

/**
 * A stat with its margin: of a share the binomial one, of a mean that of the spread of single battles.
 * @param singles battles of the same player, each as the sums of one battle
 */
export function estimateOf(stat: PlayerStat, sums: BattleSums, singles: readonly BattleSums[]): Estimate {
  const value = stat.of(sums);
  if (value === null || RATIOS.has(stat.key)) return { value, margin: null };
  if (stat.shareOf) return { value, margin: winRateMargin(value, stat.shareOf(sums)) };
  const known = stat.key === "assisted" ? sums.assistedBySpottingKnown : sums[knownOf(stat.key as Counted)];
  return { value, margin: meanMargin(deviationOf(singles.flatMap((single) => stat.of(single) ?? [])), known) };
}
