import type { PatchChanges, VehicleHistory } from "#app/game/model/vehicle/history.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import type { StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { changedVehicles, isReported, type VehicleChange } from "./diff.ts";

/**
 * Every vehicle's history after an import: the old dataset's history plus the differences between the two, if the
 * vehicle's patch is a later one. A difference within one patch is our correction and not part of the history.
 * @param before the dataset that is replaced
 * @param after the imported one
 * @returns by tank_id
 */
export function nextHistories(before: StoredDataset, after: StoredDataset): Map<number, VehicleHistory> {
  const changes = new Map(changedVehicles(before, after).map((change) => [change.after.id, change]));
  return new Map(
    after.vehicles.flatMap((vehicle): [number, VehicleHistory][] => {
      const change = changes.get(vehicle.id);
      const known = (before.histories.get(vehicle.id) ?? []).filter((entry) => isOf(entry, vehicle));
      const entry = change && entryOf(change);
      const history = entry ? [...known, entry] : known;
      return history.length > 0 ? [[vehicle.id, history]] : [];
    }),
  );
}

/** An import of earlier definitions takes back what later ones had changed. */
function isOf({ to }: PatchChanges, { patch }: StoredVehicle): boolean {
  return patch === null || compareVersions(to, patch.version) <= 0;
}

function entryOf({ before, after, figures, parts }: VehicleChange): PatchChanges | undefined {
  const [from, to] = [before.patch, after.patch];
  // A vehicle that is only announced has no patch.
  if (!from || !to || compareVersions(to.version, from.version) <= 0) return undefined;
  const reported = parts.filter(({ field }) => isReported(field));
  if (figures.length + reported.length === 0) return undefined;
  return { from: from.version, to: to.version, date: to.date, commonTest: to.commonTest, figures, parts: reported };
}
