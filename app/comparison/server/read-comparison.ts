import type { FilesApi } from "#app/api/published.ts";
import { axisCells } from "#app/components/charts/axis-cells.ts";
import type { OrNull } from "#app/context.ts";
import type { ComparisonQuery } from "#app/game/comparison/query.ts";
import { kindOf } from "#app/game/loadout/address/loadout-text.ts";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { ComparisonSource } from "../comparison-view.ts";

/**
 * Reads the records that a comparison asks for, each once.
 * @param query of vehicles that are in the columns
 */
export async function readComparison(
  files: FilesApi,
  columns: VehicleColumns,
  { entries, axes }: ComparisonQuery,
  orNull: OrNull,
): Promise<ComparisonSource> {
  const ids = [...new Set(entries.map(({ id }) => id))];
  const needsDefinitions = entries.some(({ loadout }) => kindOf(loadout) !== "bare");
  const [records, fittings, cells] = await Promise.all([
    Promise.all(ids.map((id) => recordOf(files, columns, id))),
    needsDefinitions ? files.fittings() : null,
    ids.length === 0 ? null : axisCells(columns, axes, (key) => orNull(files.vehicleColumn(key))),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return {
    columns,
    records: entries.flatMap(({ id }) => byId.get(id) ?? []),
    definitions: fittings && definitionsOf(fittings),
    axes: cells,
  };
}

/** By the id, or by its path in a dataset that was published without ids. */
async function recordOf(files: FilesApi, columns: VehicleColumns, id: number): Promise<VehicleRecord> {
  const row = rowAt(columns, columns.id.indexOf(id));
  const record = (await files.vehicleById(id).catch(() => null)) ?? (await files.vehicle(row));
  if (!record) throw new Error(`The index lists ${row.name}, but its record is missing.`);
  return record;
}
