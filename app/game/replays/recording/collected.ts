import type { Replay } from "../replay.ts";
import type { PlayedBattle } from "./battle.ts";
import { type FieldBounds, HEAT_KINDS, HEAT_SQUARES, type Heat, type HeatKind, heatOf } from "./heat.ts";

/** What is stored of a battle for heat maps over many battles: only the recorder's vehicle, and no names. */
export interface CollectedBattle {
  /** The same for the same battle, however often its replay is read. */
  mark: string;
  /** Name of the map's file. */
  map: string;
  bounds: FieldBounds;
  team: 1 | 2;
  /** "ussr:R04_T-34" */
  vehicle: string;
  /** Null without results. */
  hasWon: boolean | null;
  damage: number | null;
  /** s in the battle */
  lifeTime: number | null;
  /** Square, value, square, value, and so on. */
  cells: Record<HeatKind, number[]>;
}

/** Battles that are kept at most: 2 kB each. */
export const MAX_COLLECTED = 2000;

export function collectedBattle(replay: Replay, battle: PlayedBattle, bounds: FieldBounds): CollectedBattle {
  const { end, mapTag, team, vehicle, playedAt } = replay;
  const cellsOf = (kind: HeatKind) => {
    const { team: cells } = heatOf(battle, bounds, kind, battle.recorder);
    return [...cells].flatMap((amount, square) => (amount > 0 ? [square, Math.round(amount * 10) / 10] : []));
  };
  const name = `${vehicle.nation}:${vehicle.tag}`;
  return {
    mark: end?.arenaId ?? `${playedAt} ${mapTag} ${name}`,
    map: mapTag,
    bounds,
    team,
    vehicle: name,
    hasWon: end === null ? null : end.own.outcome === "win",
    damage: end?.own.damageDealt ?? null,
    lifeTime: end?.own.lifeTime ?? null,
    cells: Object.fromEntries(HEAT_KINDS.map((kind) => [kind, cellsOf(kind)])) as Record<HeatKind, number[]>,
  };
}

/** Which battles a heat map covers; null means all. */
interface CollectedFilter {
  map: string;
  team: 1 | 2 | null;
  vehicle: string | null;
}

export const collectedOf = (battles: readonly CollectedBattle[], { map, team, vehicle }: CollectedFilter) =>
  battles.filter(
    (battle) =>
      battle.map === map && (team === null || battle.team === team) && (vehicle === null || battle.vehicle === vehicle),
  );

export function collectedHeat(battles: readonly CollectedBattle[], kind: HeatKind): Heat {
  const team = new Float32Array(HEAT_SQUARES * HEAT_SQUARES);
  for (const { cells } of battles) {
    const all = cells[kind];
    for (let i = 0; i + 1 < all.length; i += 2) {
      const square = all[i] as number;
      if (square < team.length) team[square] = (team[square] as number) + (all[i + 1] as number);
    }
  }
  return { team, enemies: new Float32Array(team.length) };
}

/** Averages over the battles that report the value; null if none does. */
export function collectedAverages(battles: readonly CollectedBattle[]) {
  const mean = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    battles: battles.length,
    winRate: mean(battles.map(({ hasWon }) => (hasWon === null ? null : hasWon ? 100 : 0))),
    damage: mean(battles.map(({ damage }) => damage)),
    lifeTime: mean(battles.map(({ lifeTime }) => lifeTime)),
  };
}
