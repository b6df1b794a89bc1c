import type { PatchChanges } from "#app/game/model/vehicle/history.ts";
import { STATED_SOURCES } from "#app/game/model/vehicle/revision.ts";
import { withoutRevisions } from "#app/game/model/vehicle/revisions.ts";
import type { Configured } from "#app/game/model/vehicle/vehicle.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import type { StoredFull } from "#scripts/dataset/stored-vehicle.ts";
import { partChanges } from "#scripts/import/diff/part-changes.ts";

/**
 * What later sources changed of a vehicle, in the order of the sources, as its history tells it.
 * @param vehicle with its revisions applied
 * @param top its best modules, with the stats that were revised
 */
export function revisedHistory(vehicle: StoredFull, top: Configured): PatchChanges[] {
  const { revisions = [], sources, patch } = vehicle;
  return STATED_SOURCES.flatMap((source): PatchChanges[] => {
    const stated = sources[source];
    if (!stated || !revisions.some((one) => one.source === source)) return [];
    const figures = STAT_KEYS.flatMap((key) => {
      const revised = top.revised?.[key];
      return revised?.source === source ? [{ key, before: revised.before, after: top.stats[key] ?? null }] : [];
    });
    const parts = partChanges(partsOf(withoutRevisions(vehicle, source)), partsOf(vehicle), new Map());
    const { date } = stated;
    return [
      { from: patch.version, to: stated.version ?? date ?? stated.title, date, commonTest: false, figures, parts },
    ];
  });
}

const partsOf = ({ modules, siege }: StoredFull) => ({ modules, siege: siege && { modules: siege.modules } });
