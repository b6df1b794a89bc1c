import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { CellMark } from "../data-table/rows/print-row.ts";
import { columnOf } from "../data-table/table-definition.ts";
import type { StatisticsTable } from "../statistics-table/statistics-view.ts";
import { type ModuleDocuments, moduleRows } from "./module-rows.ts";
import { modulesDefinition } from "./modules-definition.ts";

/** The modules of a kind as the page shows them. */
export function modulesStatistics(documents: ModuleDocuments): StatisticsTable {
  const { table, vehicles, kind } = documents;
  const { leftOut } = vehicles;
  const refs = vehiclesOf(vehicles);
  const rows = moduleRows(documents);
  const marksOf = (row: number, keys: readonly string[]) =>
    keys.map((key): CellMark | null => {
      const text = columnOf(modulesDefinition(kind), key).kind === "text" ? rows.column(key)?.cells[row] : null;
      if (!text) return null;
      const [user, ...more] = table.users[row] ?? [];
      const vehicle = key === "usedBy" && more.length === 0 ? refs[user ?? -1] : undefined;
      // Texts may be cut off.
      return { title: String(text), ...(vehicle && { href: vehiclePagePath(vehicle) }) };
    });
  return {
    model: modulesDefinition(kind),
    rows,
    rowOf: (row, keys) => ({
      id: row,
      label: `${table.name[row]}${table.siege[row] === 1 ? " (siege mode)" : ""}`,
      marks: marksOf(row, keys),
    }),
    notes: () => (leftOut === 0 ? [] : [`No source has the modules of ${formatNumber(leftOut)} newer vehicles yet.`]),
  };
}
