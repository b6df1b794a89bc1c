import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { emptyQuery } from "#app/components/data-table/query/table-query.ts";
import { selectRows } from "#app/components/data-table/rows/select-rows.ts";
import type { ColumnCells } from "#app/components/data-table/rows/table-rows.ts";
import type { Table } from "#app/components/data-table/table.ts";
import type { TableCell } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { rowsOfVehicles } from "#app/components/vehicle-table/rows-of-vehicles.ts";
import { CLASS_LABELS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import { type TableVehicle, vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import type { AveragesTable } from "#app/game/model/tables/vehicle-table.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import {
  AVERAGE_STATS,
  type AverageStat,
  averageOf,
  type CommunityAverage,
  communityAverage,
  ENOUGH_BATTLES,
} from "#app/game/statistics/averages/community-average.ts";
import { winRateLevel, winRateMargin } from "#app/game/statistics/averages/win-rate.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { madeOnce } from "#app/lib/made-once.ts";
import {
  type AveragesLayout,
  averagesDefinition,
  differenceKey,
  GROUPS,
  layoutOf,
  MIN_PEERS,
  VEHICLES,
} from "./averages-definition.ts";

export interface AveragedVehicle {
  vehicle: TableVehicle;
  average: CommunityAverage;
}

export function averagedVehicles(table: AveragesTable, own: OwnAverages | null): AveragedVehicle[] {
  return vehiclesOf(table).flatMap((vehicle, row) => {
    const reference = Object.fromEntries(AVERAGE_STATS.map((key) => [key, table[key][row] ?? null]));
    const average = communityAverage(own?.vehicles[vehicle.id], reference as Record<AverageStat, number | null>);
    return average ? [{ vehicle, average }] : [];
  });
}

/**
 * How far the average of players of each vehicle is from that of its tier and class, in the order given: a win rate in
 * points, other figures in per cent; null where there are too few to compare with, and for what WN8 expects.
 */
export function differences(vehicles: readonly AveragedVehicle[], key: AverageStat): (number | null)[] {
  const own = vehicles.filter(({ average }) => average.source === "own");
  const means = new Map(
    [...Map.groupBy(own, ({ vehicle }) => groupKey(vehicle))].map(([group, members]) => {
      const averages = members.map(({ average }) => average);
      return [group, averages.length < MIN_PEERS ? null : averageOf(averages, key)];
    }),
  );
  return vehicles.map(({ vehicle, average }) => {
    const [value, mean] = [average[key], means.get(groupKey(vehicle)) ?? null];
    if (value === null || mean === null || average.source !== "own") return null;
    if (key === "winRate") return value - mean;
    return mean === 0 ? null : (100 * (value - mean)) / mean;
  });
}

const groupKey = ({ tier, type }: TableVehicle) => `${tier} ${type}`;

/** Makes the table for an address: the vehicles, or the groups of those that pass its filters. */
type AveragesOf = (params: QueryParameters) => Table;

/** The averages as tables, or one table of what WN8 expects if no averages of players are known. */
export function averagesStatistics(table: AveragesTable, own: OwnAverages | null): AveragesOf {
  return own === null ? expectedOf(table) : derive(table, own);
}

const expectedOf = madeOnce((table: AveragesTable) => derive(table, null));

function derive(table: AveragesTable, own: OwnAverages | null): AveragesOf {
  const vehicles = averagedVehicles(table, own);
  const byVehicle = vehicleRows(vehicles, averagesDefinition("vehicles", own !== null));
  return (params) => {
    const layout = layoutOf(params.get("view"));
    if (layout === "vehicles" || own === null) return byVehicle;
    const { q, sets } = parseQuery(params, GROUPS);
    const every = { ...emptyQuery(VEHICLES), q, sets };
    const passed = selectRows(byVehicle.rows, VEHICLES, every).map((row) => vehicles[row] as AveragedVehicle);
    const all = new Set(vehicles.filter(isOwn).map(({ vehicle }) => GROUP_OF[layout](vehicle))).size;
    return { ...groupRows(passed.filter(isOwn), layout), filteredOf: all };
  };
}

const isOwn = ({ average }: AveragedVehicle) => average.source === "own";

function vehicleRows(vehicles: readonly AveragedVehicle[], model: TableDefinition): Table {
  const averages = vehicles.map(({ average }) => average);
  const differing = AVERAGE_STATS.map((key) => [differenceKey(key), differences(vehicles, key)] as const);
  const cells: Record<string, readonly TableCell[]> = { ...statCells(averages), ...Object.fromEntries(differing) };
  const columns = Object.fromEntries(Object.entries(cells).map(([key, column]) => [key, { cells: column }]));
  return {
    model,
    rows: rowsOfVehicles(
      vehicles.map(({ vehicle }) => vehicle),
      columns,
    ),
    rowOf(row, keys) {
      const { vehicle, average } = vehicles[row] as AveragedVehicle;
      const low = average.battles !== null && average.battles < ENOUGH_BATTLES;
      return { id: vehicle.id, vehicle, low, marks: marksOf(average, keys) };
    },
  };
}

const GROUP_OF: Record<Exclude<AveragesLayout, "vehicles">, (vehicle: AveragedVehicle["vehicle"]) => string> = {
  class: ({ type }) => CLASS_LABELS[type],
  tier: ({ tier }) => `Tier ${romanTier(tier)}`,
  nation: ({ nation }) => NATION_LABELS[nation],
};

function groupRows(vehicles: readonly AveragedVehicle[], layout: Exclude<AveragesLayout, "vehicles">): Table {
  // Groups follow the order of the vehicles: highest tier first, classes and nations by first occurrence.
  const groups = Map.groupBy(vehicles, ({ vehicle }) => GROUP_OF[layout](vehicle));
  const names = [...groups.keys()];
  const sizes = [...groups.values()].map(({ length }) => length);
  const averages = [...groups.values()].map((members) => rolledUp(members.map(({ average }) => average)));
  const cells: Record<string, readonly TableCell[]> = { name: names, vehicles: sizes, ...statCells(averages) };
  // Whole lists, so that each is sorted once. Groups have no cells for the vehicle filters.
  const columns = new Map<string, ColumnCells>(Object.entries(cells).map(([key, column]) => [key, { cells: column }]));
  const natural = names.map((_, row) => row);
  return {
    model: GROUPS,
    rows: { length: names.length, natural, column: (key) => columns.get(key), find: () => natural },
    rowOf: (row, keys) => ({
      id: names[row] ?? row,
      label: names[row] ?? "",
      low: (sizes[row] ?? 0) < MIN_PEERS,
      marks: marksOf(averages[row], keys),
    }),
  };
}

/** Averages of players of several vehicles as one. */
function rolledUp(averages: readonly CommunityAverage[]): CommunityAverage {
  const stats = Object.fromEntries(AVERAGE_STATS.map((key) => [key, averageOf(averages, key)]));
  return {
    source: "own",
    battles: averages.reduce((sum, { battles }) => sum + (battles ?? 0), 0),
    accounts: null,
    survival: averageOf(averages, "survival"),
    ...(stats as Pick<CommunityAverage, (typeof AVERAGE_STATS)[number]>),
  };
}

/** What both kinds of rows have of an average. */
function statCells(averages: readonly CommunityAverage[]): Record<string, readonly TableCell[]> {
  return {
    ...Object.fromEntries(
      ([...AVERAGE_STATS, "survival"] as const).map((key) => [key, averages.map((average) => average[key])]),
    ),
    source: averages.map(({ source }) => source),
    sample: averages.map(sampleOf),
    battles: averages.map(({ battles }) => battles),
    margin: averages.map(({ winRate, battles }) =>
      winRate === null || battles === null ? null : winRateMargin(winRate, battles),
    ),
  };
}

function sampleOf({ battles, accounts }: CommunityAverage): string {
  if (battles === null) return "Not stated";
  return accounts === null ? formatNumber(battles) : `${formatNumber(battles)} of ${formatNumber(accounts)} players`;
}

/** The level of a win rate; none for WN8's expectation, which is nobody's performance. */
function marksOf(average: CommunityAverage | undefined, keys: readonly string[]) {
  const winRate = average?.source === "own" ? average.winRate : null;
  const level = winRate === null ? null : winRateLevel(winRate);
  return keys.map((key) =>
    key === "winRate" && level ? { className: LEVEL_COLOURS[level], title: PERFORMANCE_LABELS[level] } : null,
  );
}
