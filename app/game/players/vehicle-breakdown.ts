/** A battle in a vehicle, as far as it says how damage is spread. */
export interface DamageBattle {
  /** Number of the map. */
  map: number;
  damage: number;
  won: boolean;
}

/** How many battles brought so much damage. */
interface DamageStep {
  from: number;
  count: number;
}

/** Steps of damage, from none to the most. At most this many. */
const MAX_STEPS = 16;

/** @returns the width of a step, and the battles in each; none without battles */
export function damageBins(damages: readonly number[]): { step: number; steps: DamageStep[] } {
  const max = Math.max(0, ...damages);
  const step = [100, 250, 500, 1000].find((width) => max / width < MAX_STEPS) ?? 2000;
  const counts = new Map<number, number>();
  for (const damage of damages) {
    const from = Math.floor(damage / step) * step;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  const last = damages.length === 0 ? -1 : Math.floor(max / step);
  return {
    step,
    steps: Array.from({ length: last + 1 }, (_, at) => ({ from: at * step, count: counts.get(at * step) ?? 0 })),
  };
}

/** What battles on a map come to. */
export interface MapResult {
  map: number;
  battles: number;
  damage: number;
  /** Per cent. */
  winRate: number;
}

/** Battles on a map below which it is left out. */
export const MIN_ON_MAP = 8;
const MAX_MAPS = 3;

/** The maps with the most and with the least damage; none of them is both. */
export function bestAndWorstMaps(battles: readonly DamageBattle[]): { best: MapResult[]; worst: MapResult[] } {
  const maps = [...Map.groupBy(battles, ({ map }) => map)]
    .flatMap(([map, of]) => {
      if (of.length < MIN_ON_MAP) return [];
      const damage = of.reduce((sum, battle) => sum + battle.damage, 0) / of.length;
      const wins = of.filter(({ won }) => won).length;
      return [{ map, battles: of.length, damage, winRate: (100 * wins) / of.length }];
    })
    .sort((a, b) => b.damage - a.damage);
  const count = Math.min(MAX_MAPS, Math.floor(maps.length / 2));
  return { best: maps.slice(0, count), worst: count === 0 ? [] : maps.slice(-count).reverse() };
}

/** A scale on which values stand that belong together, with room at its ends; never below zero. */
export function damageScale(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.35, high * 0.05, 1e-9);
  const from = Math.max(0, low - room);
  const to = high + room;
  return (value) => (value - from) / (to - from);
}
