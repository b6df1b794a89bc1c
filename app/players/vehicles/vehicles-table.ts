import type { CellMark } from "#app/components/data-table/rows/table-rows.ts";
import type { Table } from "#app/components/data-table/table.ts";
import { choiceColumn, numberColumn, type TableCell } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { rowsOfVehicles } from "#app/components/vehicle-table/rows-of-vehicles.ts";
import {
  CLASS_COLUMN,
  NAME_COLUMN,
  NATION_COLUMN,
  TIER_COLUMN,
  TYPE_COLUMN,
} from "#app/components/vehicle-table/who-columns.ts";
import { assistedMean, meanOf } from "#app/game/battles/battle-sums.ts";
import {
  PERFORMANCE_LABELS,
  PERFORMANCE_LEVELS,
  type PerformanceLevel,
} from "#app/game/model/enumerations/performance-levels.ts";
import { type TableVehicle, toVehicleTable, vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import type { VehicleTable } from "#app/game/model/tables/vehicle-table.ts";
import { MIN_BATTLES, TOO_FEW_BATTLES } from "#app/game/players/difference.ts";
import { type ExpectedOf, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { WINDOWS } from "#app/game/players/windows.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate.ts";
import type { VehicleOf } from "../server/load-references.ts";

const perBattle = { group: "Per battle" };
const COLUMNS = [
  NAME_COLUMN,
  CLASS_COLUMN,
  TIER_COLUMN,
  NATION_COLUMN,
  TYPE_COLUMN,
  numberColumn({ key: "battles", label: "Battles", short: "Battles", group: "Sample" }),
  numberColumn({
    key: "winRate",
    label: "Win rate",
    short: "Win rate",
    head: "Win rate %",
    unit: "%",
    decimals: 1,
    ...perBattle,
  }),
  numberColumn({ key: "damage", label: "Damage", short: "Damage", ...perBattle }),
  numberColumn({
    key: "wn8",
    label: "WN8",
    short: "WN8",
    group: "Calculated",
    definition: "XVM’s formula over the battles in this vehicle",
  }),
  choiceColumn({
    key: "level",
    label: "Level",
    group: "Calculated",
    wraps: true,
    descendingFirst: true,
    choices: PERFORMANCE_LEVELS.map((level) => ({ value: level, label: PERFORMANCE_LABELS[level] })),
  }),
  numberColumn({ key: "kills", label: "Kills", short: "Kills", decimals: 2, ...perBattle }),
  numberColumn({ key: "spotted", label: "Spotted", short: "Spotted", decimals: 2, ...perBattle }),
  numberColumn({
    key: "survived",
    label: "Survived",
    short: "Survived",
    head: "Survived %",
    unit: "%",
    decimals: 1,
    ...perBattle,
  }),
  numberColumn({ key: "xp", label: "XP", short: "XP", ...perBattle }),
  numberColumn({ key: "assisted", label: "Assisted damage", short: "Assisted", ...perBattle }),
  numberColumn({ key: "blocked", label: "Blocked damage", short: "Blocked", ...perBattle }),
  numberColumn({
    key: "hitRate",
    label: "Hit rate",
    short: "Hit rate",
    head: "Hits %",
    unit: "%",
    decimals: 1,
    ...perBattle,
  }),
  numberColumn({
    key: "markPercentage",
    label: "Percentage of marks",
    short: "Mark",
    head: "Mark %",
    unit: "%",
    group: "Marks",
  }),
  numberColumn({ key: "marks", label: "Marks of excellence", short: "Marks", group: "Marks" }),
];

const USUAL = ["battles", "winRate", "damage", "wn8", "level", "kills", "survived", "markPercentage", "marks"];

/**
 * The table of a player's vehicles; its layouts are the windows. A column that has no value in any row is shown only to
 * who chooses it.
 * @param path of the page
 * @param cells the columns by their keys
 */
export function vehiclesDefinition(
  path: string,
  cells: Readonly<Record<string, readonly TableCell[]>>,
): TableDefinition {
  return {
    path,
    label: "Vehicles",
    columns: COLUMNS,
    layouts: WINDOWS,
    pageSize: 50,
    kept: ["source"],
    usual: USUAL.filter((key) => cells[key]?.some((cell) => cell !== null)),
    spared: ["damage", "level", "kills", "survived", "markPercentage", "marks"],
  };
}

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
  /** The vehicle's mark progress in whole per cent, and marks on the gun; null if unknown. */
  marksOf(tankId: number): { percentage: number | null; marks: number | null };
}

/** Finer than anything shown; full precision would double the page's size. */
const toThousandth = (value: TableCell) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value);
const perCent = (value: number | null) => (value === null ? null : 100 * value);

/** A player's results in each vehicle. Stats from few battles say little, so the number of battles is shown. */
export function vehicleCells(
  all: readonly VehicleSums[],
  { vehicleOf, expectedOf, marksOf }: VehiclesTableContext,
): VehicleCells {
  const known = all.flatMap((of) => {
    const vehicle = vehicleOf(of.tankId);
    return vehicle && of.sums.battles > 0 ? [{ vehicle, of, sums: of.sums }] : [];
  });
  const column = (value: (entry: (typeof known)[number]) => TableCell) =>
    known.map((entry) => toThousandth(value(entry)));
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
      level: known.map(({ sums }, row) => wn8LevelOf(wn8[row] ?? null, sums.battles)),
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
export function vehiclesTable({ vehicles, cells }: VehicleCells, path: string): Table {
  const listed = vehiclesOf(vehicles);
  const columns = Object.fromEntries(Object.entries(cells).map(([key, column]) => [key, { cells: column }]));
  const mark = (key: string, row: number): CellMark | null => {
    const value = cells[key]?.[row];
    if (RATED.has(key) && Number(cells.battles?.[row]) < MIN_BATTLES) return FEW;
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

const RATED = new Set(["winRate", "wn8", "level"]);
const FEW: CellMark = { className: "color-text-3", title: TOO_FEW_BATTLES };

const levelMark = (level: PerformanceLevel): CellMark => ({
  className: LEVEL_COLOURS[level],
  title: PERFORMANCE_LABELS[level],
});
