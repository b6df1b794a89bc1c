import type { Region } from "#app/game/model/enumerations/regions.ts";

export type { MarksTable } from "./marks-table-schema.ts";

// Without its schema, since browsers load this.

/** Path of the table of a region below the dataset's root. */
export function marksTablePath(region: Region): string {
  return `marks/table/${region}.json`;
}

/** Path of a snapshot below the dataset's root. */
export function marksSnapshotPath(region: Region, date: string): string {
  return `marks/snapshots/${region}/${date}.json`;
}
