import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { KnownBattle } from "#app/game/battles/answers.ts";
import type { BattleOutcome, BattleStat } from "#app/game/battles/battle-record.ts";
import { sumsOf } from "#app/game/battles/battle-sums.ts";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { BATTLE_TYPE_LABELS, battleTypeOf, GAMEPLAY_BY_ID } from "#app/game/model/enumerations/battle-types.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { type ExpectedOf, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import { dayText, momentOf } from "#app/lib/text/short-day.ts";
import type { VehicleOf } from "../server/load-references.ts";

/** A battle in a list. Figures that it did not tell are null. */
export interface BattleRow {
  arenaId: string;
  /** Of its own page. */
  path: string;
  /** Null: the data does not have the vehicle. */
  vehicle: LinkedVehicle | null;
  outcome: BattleOutcome;
  map: { name: string; type: string };
  damage: string | null;
  assisted: string | null;
  kills: string | null;
  xp: string | null;
  wn8: { text: string; level: PerformanceLevel } | null;
  /** Ago, as its day alone, and whole. */
  when: { iso: string; text: string; day: string; moment: string };
}

/** What lists of battles are read with. */
export interface BattleContext {
  /** Of the player's page. */
  path: string;
  vehicleOf: VehicleOf;
  expectedOf: ExpectedOf;
  maps: GameMaps | null;
  /** Unix time in milliseconds. */
  now: number;
}

export function battleRow(battle: KnownBattle, { path, vehicleOf, expectedOf, maps, now }: BattleContext): BattleRow {
  const { arenaId, tankId, outcome, startedAt } = battle;
  const text = (value: number | null) => (value === null ? null : formatNumber(value));
  const wn8 = battleWn8(battle, expectedOf);
  const at = startedAt * 1000;
  return {
    arenaId,
    outcome,
    path: `${path}/battles/${arenaId}`,
    vehicle: vehicleOf(tankId) || null,
    map: mapOf(battle.arenaTypeId, maps),
    damage: text(battle.damageDealt),
    assisted: text(assisted(battle)),
    kills: text(battle.kills),
    xp: text(battle.baseXp),
    wn8: wn8 === null ? null : { text: formatNumber(wn8), level: wn8Level(wn8) },
    when: {
      iso: new Date(at).toISOString(),
      text: relativeTime(at, now),
      day: dayText(at, now),
      moment: momentOf(at, now),
    },
  };
}

/** WN8 of a single battle; null where it cannot be compared. */
export const battleWn8 = (battle: KnownBattle, expectedOf: ExpectedOf): number | null =>
  vehicleWn8({ tankId: battle.tankId, sums: sumsOf(battle) }, expectedOf);

const ASSISTED = [
  "assistedBySpotting",
  "assistedByTracking",
  "assistedByStun",
] as const satisfies readonly BattleStat[];

/** Damage by others that the player made possible; null if the client reported none of it. */
export function assisted(battle: KnownBattle): number | null {
  const known = ASSISTED.flatMap((key) => battle[key] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Name of a battle's map and battle type. @param arenaTypeId the map's number, with the gameplay in its upper half */
export function mapOf(arenaTypeId: number, maps: GameMaps | null): { name: string; type: string } {
  const found = maps?.maps.find(({ id }) => id === (arenaTypeId & 0xffff));
  const type = battleTypeOf(GAMEPLAY_BY_ID[arenaTypeId >> 16] ?? "");
  return { name: found?.name ?? "Unknown map", type: type ? BATTLE_TYPE_LABELS[type] : "" };
}
