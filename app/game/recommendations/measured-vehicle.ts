import { deviceViolation } from "#app/game/loadout/legal/violations.ts";
import { modifiersByQuantity } from "../loadout/changed-stats.ts";
import type { Definitions } from "../loadout/definitions.ts";
import { isBinoculars, isOfSlot } from "../loadout/effects/devices.ts";
import { EXTRA_META, extraStat, isExtra } from "../loadout/extra-stats.ts";
import { type Loadout, trainedLoadout } from "../loadout/loadout.ts";
import { resolve } from "../loadout/resolve.ts";
import type { Device } from "../model/loadout-items/equipment.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { StatInput } from "../stats/compute/stat-input.ts";
import { STATS_OF } from "../stats/compute/stats-of-quantity.ts";
import { explainStat } from "../stats/compute.ts";
import { STAT_META } from "../stats/meta.ts";
import { ASPECT_KEYS, ASPECTS, byAspect, type CountedStat, type Gains } from "./aspects.ts";

/**
 * How much better each counted stat is in one loadout than in another, higher being better; equal stats are missing.
 */
type Differences = ReadonlyMap<CountedStat, number>;

/** A loadout, computed once. */
interface ComputedLoadout {
  input: StatInput;
  /** Without effects that only work while standing still. */
  moving: StatInput;
  byQuantity: ReadonlyMap<string, string>;
  values: Map<CountedStat, number | undefined>;
}

const COUNTED = new Set<string>(ASPECT_KEYS.flatMap((aspect) => [...ASPECTS[aspect].stats]));

/** Compares loadouts of a vehicle; only figures are computed into which something goes that is not the same in both. */
function statDifferences(
  vehicle: FullVehicle,
  definitions: Definitions,
): (loadout: Loadout, against: Loadout) => Differences {
  const known = new WeakMap<Loadout, ComputedLoadout>();
  const resolved = (loadout: Loadout): ComputedLoadout => {
    const found = known.get(loadout) ?? resolveBoth(vehicle, loadout, definitions);
    known.set(loadout, found);
    return found;
  };
  return (loadout, against) => {
    const [after, before] = [resolved(loadout), resolved(against)];
    const differences = new Map<CountedStat, number>();
    for (const key of touched(after, before)) {
      const [to, from] = [statValue(key, after), statValue(key, before)];
      if (to !== undefined && from !== undefined) differences.set(key, to - from);
    }
    return differences;
  };
}

function resolveBoth(vehicle: FullVehicle, loadout: Loadout, definitions: Definitions): ComputedLoadout {
  const { input } = resolve(vehicle, loadout, definitions);
  const without = movingLoadout(loadout, definitions);
  const moving = without === loadout ? input : resolve(vehicle, without, definitions).input;
  return { input, moving, byQuantity: modifiersByQuantity(input.modifiers), values: new Map() };
}

function touched(a: ComputedLoadout, b: ComputedLoadout): Set<CountedStat> {
  const stats = new Set<CountedStat>();
  for (const quantity of new Set([...a.byQuantity.keys(), ...b.byQuantity.keys()])) {
    if (a.byQuantity.get(quantity) === b.byQuantity.get(quantity)) continue;
    if (isCounted(quantity)) stats.add(quantity);
    for (const key of STATS_OF[quantity as keyof typeof STATS_OF] ?? []) if (isCounted(key)) stats.add(key);
  }
  return stats.has("viewRange") ? stats.add("viewRangeMoving") : stats;
}

function isCounted(key: string): key is CountedStat {
  return COUNTED.has(key);
}

/** More is better; undefined where the vehicle does not have the figure. */
function statValue(key: CountedStat, { input, moving, values }: ComputedLoadout): number | undefined {
  if (values.has(key)) return values.get(key);
  const value = key === "viewRangeMoving" ? explainStat("viewRange", moving)?.value : signed(key, input);
  values.set(key, value);
  return value;
}

function signed(key: Exclude<CountedStat, "viewRangeMoving">, input: StatInput): number | undefined {
  const value = isExtra(key) ? extraStat(key, input).value : explainStat(key, input)?.value;
  const { better } = isExtra(key) ? EXTRA_META[key] : STAT_META[key];
  return value === undefined || better === "higher" ? value : -value;
}

/** The loadout without binoculars; the loadout itself where it has none. */
function movingLoadout(loadout: Loadout, { devices }: Definitions): Loadout {
  const still = (tag: string | null) => {
    const device = devices.get(tag ?? "");
    return device !== undefined && isBinoculars(device);
  };
  if (!loadout.equipment.some(still)) return loadout;
  return { ...loadout, equipment: loadout.equipment.map((tag) => (still(tag) ? null : tag)) };
}

/** A standard device that the vehicle can mount, and what it adds by itself. */
interface MountableDevice {
  device: Device;
  /** In a slot of another category, and of one of its own. */
  gains: { plain: Gains; inSlot: Gains };
}

/** A vehicle on which loadouts are measured. */
export interface MeasuredVehicle {
  vehicle: FullVehicle;
  definitions: Definitions;
  /** In the order of the definitions; one a family. */
  devices: readonly MountableDevice[];
  /** What a loadout adds compared with another, in devices. */
  gains: (loadout: Loadout, against: Loadout) => Gains;
  plain: Loadout;
}

/** Measures every standard device that a vehicle can mount, alone, which gives the unit of each figure. */
export function measuredVehicle(vehicle: FullVehicle, definitions: Definitions): MeasuredVehicle {
  const plain = trainedLoadout(vehicle);
  const differences = statDifferences(vehicle, definitions);
  const alone = mountable(vehicle, definitions).map((device) => {
    const away = mountedAlone(vehicle, plain, device, false);
    const home = mountedAlone(vehicle, plain, device, true);
    return { device, away, home: isSame(away, home) ? away : home };
  });
  const units = unitsOf(alone.flatMap(({ away, home }) => [away, home].map((loadout) => differences(loadout, plain))));
  const gains = (loadout: Loadout, against: Loadout) => gainsOf(differences(loadout, against), units);
  const devices = alone.map(({ device, away, home }) => {
    const elsewhere = gains(away, plain);
    return { device, gains: { plain: elsewhere, inSlot: home === away ? elsewhere : gains(home, plain) } };
  });
  return { vehicle, definitions, plain, gains, devices };
}

function isSame(a: Loadout, b: Loadout): boolean {
  return a.roleSlot === b.roleSlot && a.equipment.join() === b.equipment.join();
}

/** The standard devices that a vehicle can mount, of each family the first that fits. */
function mountable(vehicle: FullVehicle, definitions: Definitions): Device[] {
  if (vehicle.equipmentSlots.length === 0) return [];
  const families = new Map<string, Device>();
  for (const device of definitions.devices.values()) {
    if (device.kind !== "standard" || families.has(device.family)) continue;
    if (deviceViolation(device.tag, 0, vehicle, { equipment: [] }, definitions) === null)
      families.set(device.family, device);
  }
  return [...families.values()];
}

/**
 * A loadout with one device: with `inSlot` in a slot of one of its categories, else in another, where the vehicle has
 * such a slot.
 */
function mountedAlone(vehicle: FullVehicle, plain: Loadout, device: Device, inSlot: boolean): Loadout {
  const { tag } = device;
  const slots = vehicle.equipmentSlots;
  const own = slots.findIndex((category) => isOfSlot(device, category));
  const other = slots.findIndex((category) => !isOfSlot(device, category));
  const free = slots.indexOf(null);
  const option = vehicle.roleSlotOptions.find((category) => isOfSlot(device, category)) ?? null;
  const slot = inSlot ? (own >= 0 ? own : option !== null ? free : 0) : Math.max(other, 0);
  const roleSlot = inSlot && own < 0 ? option : null;
  return { ...plain, roleSlot, equipment: slots.map((_, index) => (index === slot ? tag : null)) };
}

/** Below this it is the noise of the computation. */
const SMALLEST_UNIT = 1e-6;

/** Of every figure the most that one of several loadouts adds to it; what none adds to is missing. */
function unitsOf(allDifferences: readonly Differences[]): ReadonlyMap<CountedStat, number> {
  const units = new Map<CountedStat, number>();
  for (const differences of allDifferences) {
    for (const [key, gain] of differences)
      if (gain >= SMALLEST_UNIT && gain > (units.get(key) ?? 0)) units.set(key, gain);
  }
  return units;
}

/** Of every aspect the mean over its figures; a figure without a unit does not count. */
function gainsOf(differences: Differences, units: ReadonlyMap<CountedStat, number>): Gains {
  return byAspect((aspect) => {
    let [sum, count] = [0, 0];
    for (const key of ASPECTS[aspect].stats) {
      const unit = units.get(key);
      if (unit === undefined) continue;
      count++;
      sum += (differences.get(key) ?? 0) / unit;
    }
    return count === 0 ? 0 : sum / count;
  });
}
