import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { KnownBattle, VehicleBattles } from "#app/game/battles/answers.ts";
import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import type { OwnAverage } from "#app/game/model/tables/own-averages.ts";
import { bestAndWorstMaps, damageBins, type MapResult } from "#app/game/players/vehicle-breakdown.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { combinedDamage } from "#app/game/statistics/marks/moving-average.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { mean, medianOf } from "#app/game/stats/median.ts";
import { dayText } from "#app/lib/text/short-day.ts";
import { assisted, battleWn8, mapOf } from "../battles/battle-rows.ts";
import type { PlayerReferences } from "../server/load-references.ts";
import { dayName } from "../summary/sessions.ts";

/** The input for the page of a vehicle. */
export interface PlayedContext {
  tankId: number;
  vehicle: LinkedVehicle;
  references: PlayerReferences;
  /** Uploads for the vehicle; null if there are none, or they cannot be read. */
  sent: VehicleBattles | null;
  marks: MarksTable | null;
  /** Of other accounts in the vehicle; null: too few of them have uploaded battles. */
  average: OwnAverage | null;
  /** The average damage for counting the battles to the next mark; empty if none was typed. */
  typed: string;
  /** Of the player's page. */
  path: string;
  now: number;
}

/** The battles in a vehicle, of the newest few hundred. */
export interface VehicleBattlesContent {
  /** The number of battles covered. */
  count: number;
  days: BattleDay[];
  /** Damage at the right end of the battles' bars. */
  maxDamage: number;
  records: { label: string; text: string; where: string; path: string }[];
  damage: { step: string; bars: { label: string; count: number; share: number }[]; median: string } | null;
  maps: { best: MapBar[]; worst: MapBar[]; average: string; averageShare: number } | null;
}

interface BattleDay {
  key: number;
  day: string;
  date: string;
  outcomes: BattleOutcome[];
  battles: string;
  won: string;
  damage: string;
  rows: VehicleBattleRow[];
}

export interface VehicleBattleRow {
  arenaId: string;
  path: string;
  time: string;
  outcome: BattleOutcome;
  map: { name: string; type: string };
  damage: number | null;
  combined: number | null;
  kills: string;
  wn8: { text: string; level: PerformanceLevel } | null;
}

export interface MapBar {
  name: string;
  damage: string;
  /** Whole per cent. */
  share: number;
  won: string;
}

const MAX_ROWS = 25;
const DAY = 86_400;

/** @param battles the newest first */
export function vehicleBattlesContent(battles: readonly KnownBattle[], context: PlayedContext): VehicleBattlesContent {
  const { now, references } = context;
  const rows = battles.slice(0, MAX_ROWS).map((battle) => ({ battle, row: rowOf(battle, context) }));
  const days = [...Map.groupBy(rows, ({ battle }) => Math.floor(battle.startedAt / DAY))].map(([day, of]) => {
    const damage = mean(of.flatMap(({ row }) => row.damage ?? []));
    return {
      key: day,
      day: dayName(day * DAY * 1000, now),
      date: dayText(day * DAY * 1000, now),
      outcomes: of.map(({ row }) => row.outcome).reverse(),
      battles: formatNumber(of.length),
      won: formatNumber(of.filter(({ row }) => row.outcome === "win").length),
      damage: textOf(damage),
      rows: of.map(({ row }) => row),
    };
  });
  const known = battles.flatMap((battle) =>
    battle.damageDealt === null
      ? []
      : [{ damage: battle.damageDealt, won: battle.outcome === "win", map: battle.arenaTypeId & 0xffff }],
  );
  return {
    count: battles.length,
    days,
    maxDamage: Math.max(1, ...rows.map(({ row }) => row.combined ?? 0)),
    records: recordsOf(battles, context),
    damage: damageOf(known.map(({ damage }) => damage)),
    maps: mapsOf(known, (map) => mapOf(map, references.maps).name),
  };
}

const textOf = (figure: number | null) => (figure === null ? "–" : formatNumber(figure));

function rowOf(battle: KnownBattle, { references: { expectedOf, maps }, path }: PlayedContext): VehicleBattleRow {
  const value = battleWn8(battle, expectedOf);
  return {
    arenaId: battle.arenaId,
    path: `${path}/battles/${battle.arenaId}`,
    time: new Date(battle.startedAt * 1000).toISOString().slice(11, 16),
    outcome: battle.outcome,
    map: mapOf(battle.arenaTypeId, maps),
    damage: battle.damageDealt,
    combined: combinedDamage(battle),
    kills: textOf(battle.kills),
    wn8: value === null ? null : { text: formatNumber(value), level: wn8Level(value) },
  };
}

function recordsOf(
  battles: readonly KnownBattle[],
  { references: { expectedOf, maps }, path, now }: PlayedContext,
): VehicleBattlesContent["records"] {
  const kinds: [label: string, of: (battle: KnownBattle) => number | null][] = [
    ["Most damage", ({ damageDealt }) => damageDealt],
    ["Most kills", ({ kills }) => kills],
    ["Most assisted", assisted],
    ["Highest WN8", (battle) => battleWn8(battle, expectedOf)],
  ];
  return kinds.flatMap(([label, of]) => {
    const [best] = battles
      .flatMap((battle) => {
        const value = of(battle);
        return value === null ? [] : [{ battle, value }];
      })
      .sort((a, b) => b.value - a.value);
    if (!best || best.value === 0) return [];
    return [
      {
        label,
        text: formatNumber(best.value),
        where: `${mapOf(best.battle.arenaTypeId, maps).name}, ${dayText(best.battle.startedAt * 1000, now)}`,
        path: `${path}/battles/${best.battle.arenaId}`,
      },
    ];
  });
}

function damageOf(damages: readonly number[]): VehicleBattlesContent["damage"] {
  if (damages.length === 0) return null;
  const { step, steps } = damageBins(damages);
  const maxCount = Math.max(...steps.map(({ count }) => count));
  return {
    step: formatNumber(step),
    bars: steps.map(({ from, count }) => ({
      label: formatNumber(from),
      count,
      share: Math.round((100 * count) / maxCount),
    })),
    median: formatNumber(medianOf(damages)),
  };
}

function mapsOf(
  battles: Parameters<typeof bestAndWorstMaps>[0],
  nameOf: (map: number) => string,
): VehicleBattlesContent["maps"] {
  const { best, worst } = bestAndWorstMaps(battles);
  const [first] = best;
  if (!first) return null;
  const average = mean(battles.map(({ damage }) => damage)) ?? 0;
  const maxDamage = Math.max(first.damage, average);
  const share = (damage: number) => Math.round((100 * damage) / maxDamage);
  const bar = ({ map, damage, winRate, battles: count }: MapResult): MapBar => ({
    name: nameOf(map),
    damage: formatNumber(damage),
    share: share(damage),
    won: `${formatNumber(winRate)}% of ${formatNumber(count)}`,
  });
  return {
    best: best.map(bar),
    worst: worst.map(bar),
    average: formatNumber(average),
    averageShare: share(average),
  };
}
