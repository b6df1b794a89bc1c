import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import type { GameMap } from "#app/game/maps/map.ts";
import { BATTLE_TYPE_LABELS, battleTypeOf } from "#app/game/model/enumerations/battle-types.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { nameOfTag } from "#app/game/video/battle-values.ts";
import { dayText } from "#app/lib/text/short-day.ts";
import type { ReplayVehicles } from "../known-vehicles.ts";
import type { ReplayEntry } from "../replays-store.ts";

export interface ReplayRow {
  key: number;
  replay: Replay;
  map: string;
  /** "Cliff, Standard" */
  title: string;
  vehicle: string;
  /** "victory"; null without results. */
  outcome: string | null;
  damage: number | null;
}

export const ORDERS = {
  newest: "Newest first",
  oldest: "Oldest first",
  vehicle: "Vehicle",
  map: "Map",
  outcome: "Outcome",
  damage: "Most damage",
} as const;
export type ReplayOrder = keyof typeof ORDERS;

/** The battles that were read, in an order; what an order does not tell apart is newest first. */
export function battleRows(
  entries: readonly ReplayEntry[],
  vehicles: ReplayVehicles,
  maps: readonly GameMap[],
  order: ReplayOrder,
): ReplayRow[] {
  const rows = entries.flatMap(({ key, state }) =>
    state.kind === "read" ? [rowOf(key, state.replay, vehicles, maps)] : [],
  );
  const newest = (a: ReplayRow, b: ReplayRow) => b.replay.playedAt.localeCompare(a.replay.playedAt);
  return rows.sort((a, b) => BY[order](a, b) || newest(a, b));
}

/** Wins before draws before losses; without results last. */
const OUTCOMES = ["win", "draw", "loss", undefined];

const BY: Record<ReplayOrder, (a: ReplayRow, b: ReplayRow) => number> = {
  newest: () => 0,
  oldest: (a, b) => a.replay.playedAt.localeCompare(b.replay.playedAt),
  vehicle: (a, b) => a.vehicle.localeCompare(b.vehicle, "en"),
  map: (a, b) => a.map.localeCompare(b.map, "en"),
  outcome: (a, b) => OUTCOMES.indexOf(a.replay.end?.own.outcome) - OUTCOMES.indexOf(b.replay.end?.own.outcome),
  damage: (a, b) => (b.damage ?? -1) - (a.damage ?? -1),
};

function rowOf(key: number, replay: Replay, vehicles: ReplayVehicles, maps: readonly GameMap[]): ReplayRow {
  const map = mapNameOf(replay, maps);
  const type = battleTypeOf(replay.gameplay);
  const own = replay.end?.own;
  return {
    key,
    replay,
    map,
    title: type ? `${map}, ${BATTLE_TYPE_LABELS[type]}` : map,
    vehicle: vehicleNameOf(replay, vehicles),
    outcome: own ? OUTCOME_LABELS[own.outcome].toLowerCase() : null,
    damage: own?.damageDealt ?? null,
  };
}

/** The name in the dataset, else the one of the file. */
export function vehicleNameOf(replay: Replay, vehicles: ReplayVehicles): string {
  return vehicles.ofReplay(replay)?.name ?? nameOfTag(replay.vehicle.tag);
}

/** "16 Oct 2024" and "20:15", by the clock of the player. */
export function playedOn({ playedAt }: Replay): { day: string; time: string } {
  return { day: dayText(Date.parse(`${playedAt}Z`), 0), time: playedAt.slice(11, 16) };
}

/** "Cliff, T-34, 16 Oct 2024, 20:15", as a player knows a battle outside the list. */
export function battleName(replay: Replay, vehicles: ReplayVehicles, maps: readonly GameMap[]): string {
  const { day, time } = playedOn(replay);
  return [mapNameOf(replay, maps), vehicleNameOf(replay, vehicles), day, time].join(", ");
}

/** The English name where the dataset has the map, else the one of the player's client. */
export function mapNameOf({ mapTag, mapName }: Replay, maps: readonly GameMap[]): string {
  return maps.find(({ tag }) => tag === mapTag)?.name ?? (mapName || mapTag);
}
