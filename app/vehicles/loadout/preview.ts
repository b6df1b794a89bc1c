import { loadoutTextOf } from "#app/game/loadout/address/loadout-text.ts";
import { readLoadout } from "#app/game/loadout/address/read-loadout.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { resolve } from "#app/game/loadout/resolve.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { explainStat } from "#app/game/stats/compute.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** How a choice would change the stats that it affects. */
export interface PreviewedStats {
  /** Of the choice. */
  name: string;
  stats: ReadonlyMap<string, { text: string; better: boolean | null }>;
}

/**
 * Stats of a vehicle with one loadout compared with another, both given as query strings; stats that print alike are
 * left out.
 */
export function previewStats(
  vehicle: FullVehicle,
  definitions: Definitions,
  now: string,
  other: string,
): PreviewedStats["stats"] {
  const inputOf = (search: string) => {
    const { loadout } = readLoadout(loadoutTextOf(new URLSearchParams(search)), vehicle, definitions);
    return resolve(vehicle, loadout, definitions).input;
  };
  const [before, after] = [inputOf(now), inputOf(other)];
  const changed = new Map<StatKey, { text: string; better: boolean | null }>();
  for (const key of STAT_KEYS) {
    const [from, to] = [explainStat(key, before)?.value, explainStat(key, after)?.value];
    if (from === undefined || to === undefined || formatStat(key, from) === formatStat(key, to)) continue;
    const { better } = STAT_META[key];
    changed.set(key, {
      text: formatStat(key, to),
      better: better === "neutral" ? null : to > from === (better === "higher"),
    });
  }
  return changed;
}
