import type { BigFigure } from "#app/components/figure-grid.tsx";
import { assistedMean, type BattleSums, type Counted, meanOf } from "#app/game/battles/battle-sums.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** Sums of some battles, with what a mean tier needs. */
export interface CountedBattles {
  sums: BattleSums;
  /** Mean tier of the battles; null where no vehicle is known. */
  tier: number | null;
}

interface Kind {
  label: string;
  unit?: string;
  decimals: number;
  of(counts: CountedBattles): number | null;
  level?(value: number): PerformanceLevel;
}

const mean = (label: string, key: Counted, decimals: number): Kind => ({
  label,
  decimals,
  of: ({ sums }) => meanOf(sums, key),
});
const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
const per = { unit: "%", decimals: 1 };

/** What is shown of a player, in this order; the number of battles comes before it. */
const KINDS: readonly Kind[] = [
  {
    label: "Win rate",
    unit: "%",
    decimals: 2,
    level: winRateLevel,
    of: ({ sums }) => share(sums.wins, sums.battles),
  },
  mean("Average damage", "damageDealt", 0),
  mean("Average XP", "baseXp", 0),
  mean("Kills per battle", "kills", 2),
  mean("Spotted per battle", "spotted", 2),
  {
    label: "Survived",
    ...per,
    of: ({ sums }) => share(sums.survived, sums.survivedKnown),
  },
  {
    label: "Hit rate",
    ...per,
    of: ({ sums }) => (sums.hitsKnown === sums.shotsKnown ? share(sums.hits, sums.shots) : null),
  },
  { label: "Assisted damage", decimals: 0, of: ({ sums }) => assistedMean(sums) },
  mean("Blocked damage", "damageBlocked", 0),
  {
    label: "Damage ratio",
    decimals: 2,
    of: ({ sums }) => {
      const [dealt, received] = [meanOf(sums, "damageDealt"), meanOf(sums, "damageReceived")];
      return dealt === null || received === null || received === 0 ? null : dealt / received;
    },
  },
  { label: "Average tier", decimals: 2, of: ({ tier }) => tier },
];

/**
 * The figures of some battles.
 * @param beside what they are set beside; null: it is not known
 * @param words what that is: "in 30 days"
 */
export function figuresView(counts: CountedBattles, beside: CountedBattles | null, words: string): BigFigure[] {
  const text = (kind: Kind, of: CountedBattles | null) => {
    const value = of && kind.of(of);
    return value === null ? null : formatNumber(value, kind.decimals);
  };
  const note = (value: string | null, unit = "") => (value === null ? "" : `${value}${unit && ` ${unit}`} ${words}`);
  const known = beside !== null && beside.sums.battles > 0 ? beside : null;
  return [
    {
      label: "Battles",
      text: formatNumber(counts.sums.battles),
      note: beside ? note(formatNumber(beside.sums.battles)) : "",
    },
    ...KINDS.map((kind): BigFigure => {
      const { label, unit, level } = kind;
      const value = kind.of(counts);
      return {
        label,
        text: text(kind, counts),
        note: note(text(kind, known), unit),
        ...(unit && { unit }),
        ...(level && value !== null && { level: level(value) }),
      };
    }),
  ];
}

/** Counts of vehicles together. @param tierOf undefined: the vehicle is not known */
export function countsOf(
  sums: BattleSums,
  vehicles: readonly VehicleSums[],
  tierOf: (tankId: number) => number | undefined,
): CountedBattles {
  let [tiers, battles] = [0, 0];
  for (const { tankId, sums: of } of vehicles) {
    const tier = tierOf(tankId);
    if (tier === undefined) continue;
    tiers += tier * of.battles;
    battles += of.battles;
  }
  return { sums, tier: battles === 0 ? null : tiers / battles };
}
