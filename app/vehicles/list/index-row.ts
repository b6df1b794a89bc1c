import type { PrintedRow } from "#app/components/data-table/rows/print-row.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { PackedProfile } from "#app/game/model/vehicle/vehicle-profiles.ts";

/** A vehicle as table and cards show it. */
export interface IndexRow extends PrintedRow {
  vehicle: LinkedVehicle;
  /** 0 to 5 in half steps; 0 is "not rated". */
  rating: number;
  /** Of a card whose measures are known; the rows in the browser have theirs apart. */
  profile?: PackedProfile | undefined;
  /** The patch of its figures, where it is not that of the dataset. */
  patch?: string;
}
