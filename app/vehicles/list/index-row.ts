import type { PrintedRow } from "#app/components/data-table/rows/print-row.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { PackedSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";

/** A vehicle as table and cards show it. */
export interface IndexRow extends PrintedRow {
  vehicle: LinkedVehicle;
  /** 0 to 5 in half steps; 0 is "not rated". */
  rating: number;
  /** Of a card whose measures are known; the rows in the browser have theirs apart. */
  profile?: PackedSilhouette | undefined;
  /** The patch of its figures, where it is not that of the dataset. */
  patch?: string;
}
