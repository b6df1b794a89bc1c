import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";
import { type TableVehicle, vehiclesOf } from "#app/game/model/tables/table-vehicles.ts";
import type { AveragesTable } from "#app/game/model/tables/vehicle-table.ts";
import {
  AVERAGE_STATS,
  type AverageStat,
  averageOf,
  type CommunityAverage,
  communityAverage,
} from "#app/game/statistics/averages/community-average.ts";
import { MIN_PEERS } from "./averages-definition.ts";

/** A vehicle with its averages. */
export interface AveragedVehicle {
  vehicle: TableVehicle;
  average: CommunityAverage;
}

/** All vehicles with known averages. */
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
  const groups = new Map<string, CommunityAverage[]>();
  for (const { vehicle, average } of vehicles) {
    if (average.source !== "own") continue;
    const group = groupKey(vehicle);
    groups.set(group, [...(groups.get(group) ?? []), average]);
  }
  const means = new Map(
    [...groups].map(([group, averages]) => [group, averages.length < MIN_PEERS ? null : averageOf(averages, key)]),
  );
  return vehicles.map(({ vehicle, average }) => {
    const [value, mean] = [average[key], means.get(groupKey(vehicle)) ?? null];
    if (value === null || mean === null || average.source !== "own") return null;
    if (key === "winRate") return value - mean;
    return mean === 0 ? null : (100 * (value - mean)) / mean;
  });
}

const groupKey = ({ tier, type }: TableVehicle) => `${tier} ${type}`;
