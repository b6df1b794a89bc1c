import { COLUMN_KEYS, stockColumnPath, vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import { revisedColumnsSchema, toRevisedColumns } from "#app/game/model/vehicle/revised-columns.ts";
import { REVISED_COLUMNS_PATHS } from "#app/game/model/vehicle/revised-columns-path.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { toColumn, toStockColumn, vehicleColumnSchema } from "#app/game/model/vehicle/vehicle-column.ts";
import { toColumns, VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleIndex } from "#app/game/model/vehicle/vehicle-index.ts";
import { packProfile, VEHICLE_PROFILES_PATH } from "#app/game/model/vehicle/vehicle-profiles.ts";
import { toProvenance, vehicleProvenanceSchema } from "#app/game/model/vehicle/vehicle-provenance.ts";
import { VEHICLE_PROVENANCE_PATH } from "#app/game/model/vehicle/vehicle-provenance-path.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";

/**
 * The same figures as tables want them: the index by column, the columns that are fetched one by one (those of stock
 * modules too), the side views, which stats later sources changed, and where the figures of each vehicle come from.
 * @param records in the order of the index
 */
export function columnTexts(index: VehicleIndex, records: readonly VehicleRecord[]): [path: string, text: string][] {
  const full = records.filter((record) => record.record === "full");
  const profiles = Object.fromEntries(full.map(({ id, top }) => [id, packProfile(top.profile)]));
  return [
    [VEHICLE_COLUMNS_PATH, JSON.stringify(toColumns(index))],
    ...COLUMN_KEYS.map((key): [string, string] => [
      vehicleColumnPath(key),
      JSON.stringify(vehicleColumnSchema.parse(toColumn(key, records))),
    ]),
    ...STAT_KEYS.map((key): [string, string] => [
      stockColumnPath(key),
      JSON.stringify(vehicleColumnSchema.parse(toStockColumn(key, records))),
    ]),
    [VEHICLE_PROFILES_PATH, JSON.stringify(profiles)],
    ...(["top", "stock"] as const).map((modules): [string, string] => [
      REVISED_COLUMNS_PATHS[modules],
      JSON.stringify(revisedColumnsSchema.parse(toRevisedColumns(records, modules))),
    ]),
    [VEHICLE_PROVENANCE_PATH, JSON.stringify(vehicleProvenanceSchema.parse(toProvenance(records)))],
  ];
}
