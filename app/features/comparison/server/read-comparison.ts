import type { FilesApi } from "#app/api/files.ts";
import type { OrNull } from "#app/context.ts";
import type { ComparisonQuery } from "#app/game/comparison/query.ts";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { axisCells } from "#app/widgets/charts/axis-cells.ts";
import type { ComparisonSource } from "../comparison-view.ts";

/** What was read for a comparison, with the columns that could be had. */
export interface ReadComparison extends ComparisonSource {
  query: ComparisonQuery;
  /** What could not be had, in sentences. */
  gone: string[];
}

/** Reads the records that a comparison asks for, each once. Vehicles that do not exist (any more) are left out, and said. */
export async function readComparison(
  files: FilesApi,
  columns: VehicleColumns,
  query: ComparisonQuery,
  orNull: OrNull,
): Promise<ReadComparison> {
  const ids = [...new Set(query.entries.map(({ id }) => id))];
  const known = ids.filter((id) => columns.id.includes(id));
  const needsDefinitions = query.entries.some(({ setUp }) => setUp !== "nominal");
  const [records, fittings, axes] = await Promise.all([
    Promise.all(known.map((id) => recordOf(files, columns, id))),
    needsDefinitions ? files.fittings() : null,
    known.length === 0 ? null : axisCells(columns, query.axes, (key) => orNull(files.vehicleColumn(key))),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  const entries = query.entries.filter(({ id }) => byId.has(id));
  return {
    columns,
    records: entries.flatMap(({ id }) => byId.get(id) ?? []),
    definitions: fittings && definitionsOf(fittings),
    axes,
    query: { ...query, entries },
    gone: ids.filter((id) => !byId.has(id)).map((id) => `There is no vehicle ${id} (any more), so it was left out.`),
  };
}

/** By the id, or by its path in a dataset that was published without ids. */
async function recordOf(files: FilesApi, columns: VehicleColumns, id: number): Promise<VehicleRecord> {
  const row = rowAt(columns, columns.id.indexOf(id));
  const record = (await files.vehicleById(id).catch(() => null)) ?? (await files.vehicle(row));
  if (!record) throw new Error(`The index lists ${row.name}, but its record is missing.`);
  return record;
}
