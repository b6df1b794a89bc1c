import type { ExportProgress, ExportTable } from "#app/components/export/export-table.ts";
import { exportedCellsInSteps } from "#app/components/export/table-to-export.ts";
import type { ExtractQuery } from "#app/components/vehicle-extract/extract-address.ts";
import { aboutExtract, chosenCells } from "#app/components/vehicle-extract/extract-export.ts";
import { readExtract } from "#app/components/vehicle-extract/extract-selection.ts";
import { REVISED_COLUMNS_PATHS, VEHICLE_PROVENANCE_PATH } from "#app/game/model/addresses/dataset-paths.ts";
import type { RevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import { stockColumnPath, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleProvenance } from "#app/game/model/vehicle/vehicle-provenance.ts";

type RequireDocument = <T>(path: string) => Promise<T>;

/**
 * Reads all rows of a selection in the browser, with the server's functions.
 * @param document reads a document of a dataset version by its path; throws if it is unavailable
 * @throws Error with a message for the visitor if stats cannot be read
 */
export async function loadExtract(
  query: ExtractQuery,
  document: RequireDocument,
  work: ExportProgress,
): Promise<ExportTable> {
  const read = <T>(path: string): Promise<T> => {
    work.signal.throwIfAborted();
    return document<T>(path);
  };
  const orNull = (path: string) => read<VehicleColumn>(path).catch(() => null);
  const extract = await readExtract(
    {
      vehicleColumns: () => read<VehicleColumns>(VEHICLE_COLUMNS_PATH),
      vehicleProvenance: () => read<VehicleProvenance>(VEHICLE_PROVENANCE_PATH),
      vehicleColumn: (key) => orNull(vehicleColumnPath(key)),
      stockColumn: (key) => orNull(stockColumnPath(key)),
      revisedColumns: (modules) => read<RevisedColumns>(REVISED_COLUMNS_PATHS[modules]).catch(() => null),
    },
    query,
  );
  work.signal.throwIfAborted();
  if (extract.missing.length > 0)
    throw new Error(`These figures can’t be loaded right now: ${extract.missing.join(", ")}. Please try again later.`);
  return {
    ...aboutExtract(extract, query, { origin: location.origin }),
    ...(await exportedCellsInSteps(chosenCells(extract), work)),
  };
}
