import type { CellMark } from "#app/components/data-table/rows/print-row.ts";
import type { TableCell } from "#app/components/data-table/table-column.ts";
import { rowsOfVehicles } from "#app/components/statistics-table/rows-of-vehicles.ts";
import type { StatisticsTable } from "#app/components/statistics-table/statistics-view.ts";
import { assistedMean, meanOf } from "#app/game/battles/battle-sums.ts";
import { PERFORMANCE_LABELS, type PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { type TableVehicle, toVehicleTable, vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import type { VehicleTable } from "#app/game/model/tables/vehicle-table.ts";
import { type ExpectedOf, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import type { VehicleOf } from "../server/vehicles-by-id.ts";
import { vehiclesDefinition } from "./vehicles-definition.ts";

/** A player's vehicles as lists, one entry a vehicle: all of them go to the browser, which sorts them. */
export interface VehicleCells {
  vehicles: VehicleTable;
  /** Further columns by their keys. */
  cells: Record<string, TableCell[]>;
  /** Battles in vehicles that the data does not have. */
  unknown: number;
}

interface VehiclesTableContext {
  vehicleOf: VehicleOf;
  expectedOf: ExpectedOf;
  /** Of each vehicle: whole per cent, and marks on the gun; null: not told. */
  marksOf(tankId: number): { percentage: number | null; marks: number | null };
}

/** More than anything shows; a whole fraction would double what the page weighs. */
const toThousandth = (value: TableCell) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value);
const perCent = (value: number | null) => (value === null ? null : 100 * value);

/** What a player did in each vehicle. Of a few battles the figures say little, which the number of battles shows. */
export function vehicleCells(
  all: readonly VehicleSums[],
  { vehicleOf, expectedOf, marksOf }: VehiclesTableContext,
): VehicleCells {
  const known = all.flatMap((of) => {
    const vehicle = vehicleOf(of.tankId);
    return vehicle && of.sums.battles > 0 ? [{ vehicle, of, sums: of.sums }] : [];
  });
  const column = (value: (each: (typeof known)[number]) => TableCell) => known.map((each) => toThousandth(value(each)));
  const wn8 = known.map(({ of }) => vehicleWn8(of, expectedOf));
  return {
    vehicles: toVehicleTable(
      known.map(({ vehicle }) => ({
        ...vehicle,
        premium: vehicle.premium ?? false,
        collector: vehicle.collector ?? false,
      })),
    ),
    cells: {
      battles: column(({ sums }) => sums.battles),
      winRate: column(({ sums }) => (100 * sums.wins) / sums.battles),
      damage: column(({ sums }) => meanOf(sums, "damageDealt")),
      wn8: wn8.map(toThousandth),
      level: wn8.map((value) => (value === null ? null : wn8Level(value))),
      kills: column(({ sums }) => meanOf(sums, "kills")),
      spotted: column(({ sums }) => meanOf(sums, "spotted")),
      survived: column(({ sums }) => perCent(meanOf(sums, "survived"))),
      xp: column(({ sums }) => meanOf(sums, "baseXp")),
      assisted: column(({ sums }) => assistedMean(sums)),
      blocked: column(({ sums }) => meanOf(sums, "damageBlocked")),
      hitRate: column(({ sums }) =>
        sums.shots > 0 && sums.hitsKnown === sums.shotsKnown ? (100 * sums.hits) / sums.shots : null,
      ),
      markPercentage: column(({ of }) => marksOf(of.tankId).percentage),
      marks: column(({ of }) => marksOf(of.tankId).marks),
    },
    unknown: all.reduce((battles, { tankId, sums }) => battles + (vehicleOf(tankId) ? 0 : sums.battles), 0),
  };
}

/** The vehicles as the common table has them. @param path of the page */
export function vehiclesTable({ vehicles, cells }: VehicleCells, path: string): StatisticsTable {
  const listed = vehiclesOf(vehicles);
  const columns = Object.fromEntries(Object.entries(cells).map(([key, column]) => [key, { cells: column }]));
  const mark = (key: string, row: number): CellMark | null => {
    const value = cells[key]?.[row];
    if (key === "winRate" && typeof value === "number") return levelMark(winRateLevel(value));
    const level = cells.level?.[row];
    return (key === "wn8" || key === "level") && level ? levelMark(level as PerformanceLevel) : null;
  };
  return {
    model: vehiclesDefinition(path, cells),
    rows: rowsOfVehicles(listed, columns),
    rowOf(row, keys) {
      const vehicle = listed[row] as TableVehicle;
      return { id: vehicle.id, vehicle, marks: keys.map((key) => mark(key, row)) };
    },
  };
}

const levelMark = (level: PerformanceLevel): CellMark => ({
  className: `level-${level}`,
  title: PERFORMANCE_LABELS[level],
});
