import type { Definitions } from "../loadout/definitions.ts";
import { deviceRefusal } from "../loadout/legal/equipment.ts";
import type { Loadout } from "../loadout/loadout.ts";
import type { SlotCategory } from "../model/enumerations/slot-categories.ts";
import type { Device } from "../model/fittings/equipment.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { ASPECTS, byAspect, type CountedFigure, type Gains } from "./aspects.ts";
import { type Counted, figureCounter, plainLoadout } from "./counted-figures.ts";

/** A standard device that the vehicle can mount, and what it adds alone. */
export interface MountableDevice {
  device: Device;
  /** In a slot of another category, and of its own. */
  gains: { plain: Gains; inSlot: Gains };
}

/** A vehicle on which builds are measured. */
export interface Bench {
  vehicle: FullVehicle;
  definitions: Definitions;
  /** In the order of the definitions; one a family. */
  devices: readonly MountableDevice[];
  /** What a build adds to another one, in devices. */
  gains: (build: Loadout, against: Loadout) => Gains;
  plain: Loadout;
}

/** Measures every standard device that a vehicle can mount, alone, which gives the unit of each figure. */
export function benchOf(vehicle: FullVehicle, definitions: Definitions): Bench {
  const plain = plainLoadout(vehicle);
  const known = new WeakMap<Loadout, Counted>();
  const count = figureCounter(vehicle, definitions);
  const counted = (loadout: Loadout): Counted => {
    const figures = known.get(loadout) ?? count(loadout);
    known.set(loadout, figures);
    return figures;
  };
  const alone = mountable(vehicle, definitions).map((device) => ({
    device,
    plain: mountedAlone(vehicle, plain, device, false),
    inSlot: mountedAlone(vehicle, plain, device, true),
  }));
  const unit = unitsOf(
    alone.flatMap((each) => [each.plain, each.inSlot].map(counted)),
    counted(plain),
  );
  const gains = (build: Loadout, against: Loadout) => gainsOf(counted(build), counted(against), unit);
  return {
    ...{ vehicle, definitions, plain, gains },
    devices: alone.map((each) => ({
      device: each.device,
      gains: { plain: gains(each.plain, plain), inSlot: gains(each.inSlot, plain) },
    })),
  };
}

/** The standard devices that a vehicle can mount, of each family the first that fits. */
function mountable(vehicle: FullVehicle, definitions: Definitions): Device[] {
  if (vehicle.equipmentSlots.length === 0) return [];
  const families = new Map<string, Device>();
  for (const device of definitions.devices.values()) {
    if (device.kind !== "standard" || families.has(device.family)) continue;
    if (deviceRefusal(device.tag, 0, vehicle, { equipment: [] }, definitions) === null)
      families.set(device.family, device);
  }
  return [...families.values()];
}

/** A build with one device; the slot is taken to be of its category or of none. */
function mountedAlone(vehicle: FullVehicle, plain: Loadout, { tag, category }: Device, inSlot: boolean): Loadout {
  const slots = vehicle.equipmentSlots;
  const own = slots.indexOf(category);
  const other = slots.findIndex((each) => each !== category);
  const free = slots.indexOf(null);
  const canHave = category !== null && vehicle.roleSlotOptions.includes(category);
  const slot = inSlot ? (own >= 0 && category !== null ? own : canHave ? free : 0) : Math.max(other, 0);
  const roleSlot: SlotCategory | null = inSlot && own < 0 && canHave ? category : null;
  return { ...plain, roleSlot, equipment: slots.map((_, place) => (place === slot ? tag : null)) };
}

/** Of every figure the most that a single device adds to it. */
function unitsOf(builds: readonly Counted[], plain: Counted): ReadonlyMap<CountedFigure, number> {
  return new Map(
    [...plain].map(([key, before]) => [
      key,
      Math.max(0, ...builds.map((build) => (build.get(key) ?? before) - before)),
    ]),
  );
}

/** Of every aspect the mean over its figures; a figure that no device raises has no unit and does not count. */
function gainsOf(build: Counted, against: Counted, units: ReadonlyMap<CountedFigure, number>): Gains {
  return byAspect((aspect) => {
    const gains = ASPECTS[aspect].figures.flatMap((key) => {
      const [after, before, unit = 0] = [build.get(key), against.get(key), units.get(key)];
      return after === undefined || before === undefined || unit < SMALLEST_UNIT ? [] : [(after - before) / unit];
    });
    return gains.length === 0 ? 0 : gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  });
}

/** Below this it is the noise of the computation. */
const SMALLEST_UNIT = 1e-6;
