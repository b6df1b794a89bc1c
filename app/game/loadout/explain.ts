import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import { type ExplainedStats, explainStats } from "../stats/compute.ts";
import type { Definitions } from "./definitions.ts";
import type { Uncounted } from "./effects/effect.ts";
import { type ExtraStats, extraStats } from "./extra-stats.ts";
import type { Loadout } from "./loadout.ts";
import { resolve } from "./resolve.ts";

/** A loadout with all its stats and how each is derived. */
interface ExplainedLoadout {
  explainedStats: ExplainedStats;
  extra: ExtraStats;
  /** What of the loadout no figure counts, by name. */
  uncounted: readonly Uncounted[];
}

/**
 * Every characteristic of a vehicle with a loadout. An empty loadout (`emptyLoadout`) gives the nominal figures.
 * @param loadout legal, as `legalLoadout` leaves it
 * @throws RangeError when the modules do not fit together
 */
export function explainLoadout(vehicle: FullVehicle, loadout: Loadout, definitions: Definitions): ExplainedLoadout {
  const { input, uncounted } = resolve(vehicle, loadout, definitions);
  return { explainedStats: explainStats(input), extra: extraStats(input), uncounted };
}
