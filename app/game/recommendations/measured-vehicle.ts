import type { Definitions } from "../loadout/definitions.ts";
import { isOfSlot } from "../loadout/effects/devices.ts";
import { deviceViolation } from "../loadout/legal/equipment.ts";
import { type Loadout, trainedLoadout } from "../loadout/loadout.ts";
import type { Device } from "../model/fittings/equipment.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { ASPECTS, byAspect, type CountedStat, type Gains } from "./aspects.ts";
import { type Differences, statDifferences } from "./counted-stats.ts";

/** A standard device that the vehicle can mount, and what it adds alone. */
export interface MountableDevice {
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
  /** What a loadout adds to another one, in devices. */
  gains: (build: Loadout, against: Loadout) => Gains;
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
  const units = unitsOf(alone.flatMap(({ away, home }) => [away, home].map((build) => differences(build, plain))));
  const gains = (build: Loadout, against: Loadout) => gainsOf(differences(build, against), units);
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

/** A loadout with one device, in a slot of one of its categories or in another one where the vehicle has such a slot. */
function mountedAlone(vehicle: FullVehicle, plain: Loadout, device: Device, inSlot: boolean): Loadout {
  const { tag } = device;
  const slots = vehicle.equipmentSlots;
  const own = slots.findIndex((each) => isOfSlot(device, each));
  const other = slots.findIndex((each) => !isOfSlot(device, each));
  const free = slots.indexOf(null);
  const option = vehicle.roleSlotOptions.find((each) => isOfSlot(device, each)) ?? null;
  const slot = inSlot ? (own >= 0 ? own : option !== null ? free : 0) : Math.max(other, 0);
  const roleSlot = inSlot && own < 0 ? option : null;
  return { ...plain, roleSlot, equipment: slots.map((_, place) => (place === slot ? tag : null)) };
}

/** Below this it is the noise of the computation. */
const SMALLEST_UNIT = 1e-6;

/** Of every figure the most that one of several loadouts adds to it; what none adds to is missing. */
function unitsOf(builds: readonly Differences[]): ReadonlyMap<CountedStat, number> {
  const units = new Map<CountedStat, number>();
  for (const build of builds) {
    for (const [key, gain] of build) if (gain >= SMALLEST_UNIT && gain > (units.get(key) ?? 0)) units.set(key, gain);
  }
  return units;
}

/** Of every aspect the mean over its figures; a figure without a unit does not count. */
function gainsOf(differences: Differences, units: ReadonlyMap<CountedStat, number>): Gains {
  return byAspect((aspect) => {
    let [sum, figures] = [0, 0];
    for (const key of ASPECTS[aspect].figures) {
      const unit = units.get(key);
      if (unit === undefined) continue;
      figures++;
      sum += (differences.get(key) ?? 0) / unit;
    }
    return figures === 0 ? 0 : sum / figures;
  });
}
