import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { Marks } from "#app/game/model/vehicle/vehicle.ts";

/** The thresholds of a vehicle whose source has enough players. */
export type Thresholds = Extract<Marks, { state: "known" }>;

/** The marks in their order, each with the share of players it outdoes; the last is the most the game counts. */
export const MARKS = [
  { key: "p65", percent: 65, label: "first mark", short: "1 mark" },
  { key: "p85", percent: 85, label: "second mark", short: "2 marks" },
  { key: "p95", percent: 95, label: "third mark", short: "3 marks" },
  { key: "p100", percent: 100, label: "highest value", short: "100%" },
] as const;

type Mark = (typeof MARKS)[number];
export type MarkKey = Mark["key"];

export const MARK_KEYS = MARKS.map(({ key }) => key);

/** Path of the table of a region below the dataset's root. */
export function marksTablePath(region: Region): string {
  return `marks/table/${region}.json`;
}

/** Path of a snapshot below the dataset's root. */
export function marksSnapshotPath(region: Region, date: string): string {
  return `marks/snapshots/${region}/${date}.json`;
}
