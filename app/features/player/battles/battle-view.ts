import type { KnownBattle } from "#app/game/battles/known-battle.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import { wn8Level } from "#app/game/performance/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { BigFigure } from "#app/widgets/figure-grid.tsx";
import { assisted, type BattleWords, battleRow, battleWn8 } from "./battle-rows.ts";

const MASTERY = ["None", "III", "II", "I", "Ace Tanker"];

/** One battle of a player: everything that its results told. */
export function battleView(battle: KnownBattle, words: BattleWords) {
  const row = battleRow(battle, words);
  const wn8 = battleWn8(battle, words.expectedOf);
  return { row, title: titleOf(row), figures: [wn8Figure(wn8), ...figuresOf(battle)], facts: factsOf(battle) };
}
export type BattleView = ReturnType<typeof battleView>;

function titleOf({ vehicle, map, outcome }: ReturnType<typeof battleRow>): string {
  const where = [vehicle?.name ?? "Unknown vehicle", map.name && `on ${map.name}`]
    .filter((part) => part !== "")
    .join(" ");
  return outcome ? `${OUTCOME_LABELS[outcome]} in the ${where}` : `Battle in the ${where}`;
}

const wn8Figure = (value: number | null): BigFigure => ({
  label: "WN8",
  text: value === null ? null : formatNumber(value),
  ...(value !== null && { level: wn8Level(value) }),
  note: value === null ? "" : PERFORMANCE_LABELS[wn8Level(value)],
});

function figuresOf(battle: KnownBattle): BigFigure[] {
  const figure = (label: string, value: number | null, note = ""): BigFigure => ({
    ...{ label, note },
    text: value === null ? null : formatNumber(value),
  });
  const { shots, hits, penetrations, assistedBySpotting, assistedByTracking, assistedByStun } = battle;
  const parts = [
    ["spotting", assistedBySpotting],
    ["tracking", assistedByTracking],
    ["stun", assistedByStun],
  ] as const;
  const told = parts.flatMap(([by, value]) => (value ? [`${formatNumber(value)} by ${by}`] : []));
  const fired =
    shots === null || hits === null
      ? ""
      : `${hits} of ${shots} shots hit${penetrations === null ? "" : `, ${penetrations} through`}`;
  return [
    figure("Damage", battle.damageDealt, fired),
    figure("Assisted damage", assisted(battle), told.join(", ")),
    figure("Blocked damage", battle.damageBlocked),
    figure("Damage received", battle.damageReceived),
    figure("Kills", battle.kills),
    figure("Spotted", battle.spotted),
    figure("Base XP", battle.baseXp),
  ];
}

/** The rest, as pairs of words; what was not told is left out. */
function factsOf(battle: KnownBattle): { label: string; text: string }[] {
  const { duration, lifeTime, survived, mastery, marks, markPercentage, averageCombined } = battle;
  const facts: [string, string | null][] = [
    ["Survived", survived === null ? null : survived ? "Yes" : "No"],
    ["In the battle", lifeTime === null ? null : clock(lifeTime)],
    ["Length", duration === null ? null : clock(duration)],
    ["Base captured", battle.capturePoints === null ? null : `${battle.capturePoints} points`],
    ["Base defended", battle.defencePoints === null ? null : `${battle.defencePoints} points`],
    ["Mastery badge", mastery === null ? null : (MASTERY[mastery] ?? null)],
    [
      "Marks after it",
      marks === null && markPercentage === null
        ? null
        : `${marks ?? 0} of 3${markPercentage === null ? "" : ` (${markPercentage} %)`}`,
    ],
    ["Average combined damage", averageCombined === null ? null : formatNumber(averageCombined)],
    ["Client", battle.clientVersion],
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]));
}

/** Minutes and seconds. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
