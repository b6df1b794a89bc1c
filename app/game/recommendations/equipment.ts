import { deviceViolation } from "#app/game/loadout/legal/violations.ts";
import { slotCategories } from "../loadout/loadout.ts";
import type { SlotCategory } from "../model/enumerations/slot-categories.ts";
import type { EquipmentUsage } from "../model/vehicle/vehicle.ts";
import { scoreOf, type Weights } from "./aspects.ts";
import type { MeasuredVehicle } from "./measured-vehicle.ts";
import type { CountedGroup } from "./weights.ts";

/** Devices in slots. */
export interface MountedSet {
  equipment: (string | null)[];
  roleSlot: SlotCategory | null;
}

/** A set with the sum of the scores of its devices, each alone. */
interface ScoredSet {
  set: MountedSet;
  sum: number;
}

/** Which sets a vehicle can have, by the scores of single devices. */
export interface Sets {
  /** The most mounted sets, most used first, each arranged to benefit most from the slot categories. */
  used: (MountedSet & { share: number })[];
  /** Every legal set of standard devices that fills the slots, from devices that Commanders of such vehicles mount. */
  legal: ScoredSet[];
}

/** A device with its scores in a slot of another category and of its own. */
interface Scored {
  tag: string;
  family: string;
  categories: readonly SlotCategory[];
  plain: number;
  inSlot: number;
}

/** Sets that are computed in full, including the one with the best sum of single devices. */
const SHORTLIST = 5;
/** The orders of as many devices as there are slots, the given one first. */
const ORDERS = [0, 1, 2, 3].map((size) => permutations(Array.from({ length: size }, (_, index) => index)));
/**
 * Devices in a smaller share of the group's loadouts are left out: only the score speaks for them, no player's
 * experience.
 */
const MIN_CARRIED = 0.02;
/** A difference of scores that is none. */
const SAME = 1e-9;

/** @param carried share of the loadouts of the group that carry a family of devices */
export function setsOf(measured: MeasuredVehicle, weights: Weights, carried: CountedGroup["carried"]): Sets {
  const { vehicle, definitions } = measured;
  const devices = measured.devices.map(({ device: { tag, family, categories }, gains }): Scored => {
    return { tag, family, categories, plain: scoreOf(gains.plain, weights), inSlot: scoreOf(gains.inSlot, weights) };
  });
  const mounted = devices.filter(({ family }) => (carried.get(family) ?? 0) >= MIN_CARRIED);
  const slots = vehicle.equipmentSlots.length;
  const layouts = [null, ...vehicle.roleSlotOptions].map((roleSlot) => {
    return { roleSlot, categories: slotCategories(vehicle, { roleSlot }) };
  });
  const arranged = (set: readonly Scored[]): ScoredSet => {
    let best: { order: readonly number[]; roleSlot: SlotCategory | null; sum: number } | undefined;
    for (const { roleSlot, categories } of layouts) {
      for (const order of ORDERS[set.length] ?? []) {
        let sum = 0;
        for (let slot = 0; slot < order.length; slot++) {
          const device = set[order[slot] ?? 0];
          if (device) sum += device.categories.some((own) => own === categories[slot]) ? device.inSlot : device.plain;
        }
        // Of equal ones the first, so the given order stays where it makes no difference.
        if (best === undefined || sum > best.sum + SAME) best = { order, roleSlot, sum };
      }
    }
    const equipment = vehicle.equipmentSlots.map((_, slot) => set[best?.order[slot] ?? -1]?.tag ?? null);
    return { set: { equipment, roleSlot: best?.roleSlot ?? null }, sum: best?.sum ?? 0 };
  };
  const excluded = new Set(
    combinations(devices, 2).flatMap(([a, b]) => {
      const refused = a && b && deviceViolation(a.tag, 0, vehicle, { equipment: [null, b.tag] }, definitions) !== null;
      return refused ? [`${a.tag} ${b.tag}`] : [];
    }),
  );
  const fits = (set: readonly Scored[]) =>
    excluded.size === 0 || combinations(set, 2).every(([a, b]) => !excluded.has(`${a?.tag} ${b?.tag}`));
  const usedSet = ({ devices: families, share }: EquipmentUsage) => {
    const set = families.flatMap((family) => devices.find((device) => device.family === family) ?? []);
    return { ...arranged(set.slice(0, slots)).set, share };
  };
  return {
    used: vehicle.usage.map(usedSet),
    legal: slots === 0 ? [] : combinations(mounted, slots).filter(fits).map(arranged),
  };
}

/**
 * The legal set with the highest score that is not mounted most already: of those whose single devices sum up highest
 * each is computed as a whole, since devices act on one another. Undefined where no set has a score.
 */
export function bestOther(
  { used, legal }: Sets,
  { gains, plain }: MeasuredVehicle,
  weights: Weights,
): MountedSet | undefined {
  const taken = new Set(used.map(contentOf));
  const computed = legal
    .filter(({ set }) => !taken.has(contentOf(set)))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, SHORTLIST)
    .map(({ set }) => ({ set, score: scoreOf(gains({ ...plain, ...set }, plain), weights) }));
  const [first, ...others] = computed;
  if (first === undefined) return undefined;
  const best = others.reduce(
    (highest, candidate) => (candidate.score > highest.score + SAME ? candidate : highest),
    first,
  );
  return best.score > SAME ? best.set : undefined;
}

/** The devices of a set, regardless of slots. */
function contentOf({ equipment }: MountedSet): string {
  return equipment.toSorted().join();
}

/** All orders of some items, the given one first. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** All choices of `size` of some items, each in their order. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}
