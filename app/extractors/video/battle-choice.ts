import type { GameMap, MapLayout } from "#app/game/maps/map.ts";
import {
  BATTLE_TYPE_LABELS,
  BATTLE_TYPES,
  type BattleType,
  battleTypeOf,
  SPAWN_POINT_LABELS,
  SPAWN_POINTS,
  type SpawnPoint,
} from "#app/game/model/enumerations/battle-types.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";

/** A map with the address of its minimap; null where the installation has none. */
export interface FieldMap extends GameMap {
  minimap: string | null;
}

/** Where a battle was, as the form states it. */
export interface BattleSetting {
  /** Last part of the map's address. */
  map: string | null;
  type: BattleType | null;
  spawn: SpawnPoint | null;
}

export const NOTHING_CHOSEN: BattleSetting = { map: null, type: null, spawn: null };

/** What an address says; unknown words are as if they were not there. */
export function parseChoice(params: Pick<QueryParameters, "get">, slugs: readonly string[]): BattleSetting {
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((candidate) => candidate === params.get(name)) ?? null;
  return { map: oneOf("map", slugs), type: oneOf("type", BATTLE_TYPES), spawn: oneOf("spawn", SPAWN_POINTS) };
}

/** The query string that says it: "?map=cliff&type=standard"; empty where nothing is chosen. */
export function choiceSearch(choice: BattleSetting): string {
  const chosen = Object.entries(choice).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return chosen.length === 0 ? "" : `?${new URLSearchParams(chosen)}`;
}

/** The battle setting of a replay; the spawn point is its team's on this map. */
export function choiceOf({ mapTag, gameplay, team }: Replay, maps: readonly GameMap[]): BattleSetting {
  const map = maps.find(({ tag }) => tag === mapTag);
  const type = battleTypeOf(gameplay) ?? null;
  const layout = map?.layouts.find((candidate) => candidate.gameplay === gameplay);
  return { map: map?.slug ?? null, type, spawn: layout?.teams[team - 1]?.spawn ?? null };
}

/** The layout that is chosen on a map: of the type, with the spawn point where there are several. */
export function layoutChosen(map: GameMap, { type, spawn }: BattleSetting): MapLayout | null {
  const ofType = map.layouts.filter(({ battleType }) => battleType === type);
  return ofType.find(({ teams }) => teams.some((team) => team.spawn === spawn)) ?? ofType[0] ?? null;
}

/** The choice in words, for the texts. */
export function choiceLabels({ map, type, spawn }: BattleSetting, names: readonly (readonly [string, string])[]) {
  return {
    map: names.find(([slug]) => slug === map)?.[1] ?? null,
    type: type && BATTLE_TYPE_LABELS[type],
    spawn: spawn && SPAWN_POINT_LABELS[spawn],
  };
}

export interface VideoPageContent {
  /** Names of all maps by the last part of their address. */
  names: [slug: string, name: string][];
  choice: BattleSetting;
  map: FieldMap | null;
  /** Numbers of the maps that have a minimap in this installation. */
  minimaps: readonly number[];
  version: string | null;
  origin: string;
}
