import { changedQuantities } from "../loadout/changed-figures.ts";
import type { Definitions } from "../loadout/definitions.ts";
import { isBinoculars } from "../loadout/effects/devices.ts";
import { EXTRA_META, type ExtraKey, extraFigure } from "../loadout/extra-figures.ts";
import { emptyLoadout, type Loadout } from "../loadout/loadout.ts";
import { resolve } from "../loadout/resolve.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { Build } from "../stats/compute/build.ts";
import { FIGURES_OF } from "../stats/compute/figures-of-quantity.ts";
import { explainStat } from "../stats/compute.ts";
import { STAT_META } from "../stats/meta.ts";
import { ASPECT_KEYS, ASPECTS, type CountedFigure } from "./aspects.ts";

const COUNTED: readonly Exclude<CountedFigure, "viewRangeMoving">[] = ASPECT_KEYS.flatMap((aspect) => [
  ...ASPECTS[aspect].figures,
]).filter((key) => key !== "viewRangeMoving");

/** The counted figures of a build, each so that more is better; those that the vehicle does not have are missing. */
export type Counted = ReadonlyMap<CountedFigure, number>;

/** Counts the figures of a vehicle's builds. Of each only those are computed that differ from the vehicle's without anything. */
export function figureCounter(vehicle: FullVehicle, definitions: Definitions): (loadout: Loadout) => Counted {
  const { build: plain } = resolve(vehicle, plainLoadout(vehicle), definitions);
  const before = new Map<CountedFigure, number>(COUNTED.flatMap((key) => entry(key, plain)));
  return (loadout) => {
    const { build } = resolve(vehicle, loadout, definitions);
    const quantities = changedQuantities(plain.modifiers, build.modifiers);
    const touched = new Set<string>(
      quantities.flatMap((quantity) => [quantity, ...(FIGURES_OF[quantity as keyof typeof FIGURES_OF] ?? [])]),
    );
    const counted = new Map([
      ...before,
      ...COUNTED.filter((key) => touched.has(key)).flatMap((key) => entry(key, build)),
    ]);
    const moving = movingLoadout(loadout, definitions);
    const vision =
      moving === loadout
        ? counted.get("viewRange")
        : explainStat("viewRange", resolve(vehicle, moving, definitions).build)?.value;
    return vision === undefined ? counted : counted.set("viewRangeMoving", vision);
  };
}

/** The vehicle with its top modules and a crew whose roles are at 100 %, as the garage computes, without anything else. */
export function plainLoadout(vehicle: FullVehicle): Loadout {
  const empty = emptyLoadout(vehicle);
  return { ...empty, crew: { ...empty.crew, nominal: false } };
}

/** None where the vehicle does not have the figure. */
function entry(key: (typeof COUNTED)[number], build: Build): [CountedFigure, number][] {
  const value = isExtra(key) ? extraFigure(key, build).value : explainStat(key, build)?.value;
  if (value === undefined) return [];
  const { better } = isExtra(key) ? EXTRA_META[key] : STAT_META[key];
  return [[key, better === "higher" ? value : -value]];
}

/** The build without what works on a vehicle that stands only; the build itself where it has none. */
function movingLoadout(loadout: Loadout, { devices }: Definitions): Loadout {
  const still = (tag: string | null) => {
    const device = devices.get(tag ?? "");
    return device !== undefined && isBinoculars(device);
  };
  if (!loadout.equipment.some(still)) return loadout;
  return { ...loadout, equipment: loadout.equipment.map((tag) => (still(tag) ? null : tag)) };
}

function isExtra(key: CountedFigure): key is CountedFigure & ExtraKey {
  return Object.hasOwn(EXTRA_META, key);
}
