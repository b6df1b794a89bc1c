import { modifiersByQuantity } from "../loadout/changed-stats.ts";
import type { Definitions } from "../loadout/definitions.ts";
import { isBinoculars } from "../loadout/effects/devices.ts";
import { EXTRA_META, type ExtraKey, extraStat } from "../loadout/extra-stats.ts";
import type { Loadout } from "../loadout/loadout.ts";
import { resolve } from "../loadout/resolve.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { StatInput } from "../stats/compute/stat-input.ts";
import { STATS_OF } from "../stats/compute/stats-of-quantity.ts";
import { explainStat } from "../stats/compute.ts";
import type { StatKey } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { ASPECT_KEYS, ASPECTS, type CountedStat } from "./aspects.ts";

/** How much more of each counted figure a loadout has than another, so that more is better; what is the same is missing. */
export type Differences = ReadonlyMap<CountedStat, number>;

/** A loadout as it is computed, once. */
interface ComputedLoadout {
  input: StatInput;
  /** Without what works on a vehicle that stands only. */
  moving: StatInput;
  byQuantity: ReadonlyMap<string, string>;
  values: Map<CountedStat, number | undefined>;
}

const COUNTED = new Set<string>(ASPECT_KEYS.flatMap((aspect) => [...ASPECTS[aspect].figures]));

/** Compares loadouts of a vehicle; only figures are computed into which something goes that is not the same in both. */
export function statDifferences(
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
  const figures = new Set<CountedStat>();
  for (const quantity of new Set([...a.byQuantity.keys(), ...b.byQuantity.keys()])) {
    if (a.byQuantity.get(quantity) === b.byQuantity.get(quantity)) continue;
    if (isCounted(quantity)) figures.add(quantity);
    for (const key of STATS_OF[quantity as keyof typeof STATS_OF] ?? []) if (isCounted(key)) figures.add(key);
  }
  return figures.has("viewRange") ? figures.add("viewRangeMoving") : figures;
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

function isExtra(key: StatKey | ExtraKey): key is ExtraKey {
  return Object.hasOwn(EXTRA_META, key);
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
