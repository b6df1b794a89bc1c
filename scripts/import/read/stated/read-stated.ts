import type { SourceFaults } from "#scripts/import/report.ts";
import { isPublishedList, type PublishedStats, readPublishedStats } from "./published-stats.ts";
import { isStatedTable, readStatedTable, type StatedRow } from "./stated-table.ts";

/** Stats that later sources state in addition to the definitions. */
export interface StatedSources {
  /** Of the best modules of client 2.1.1, a row a vehicle. */
  table?: StatedRow[];
  /** The publisher's vehicles of July 2026. */
  published?: PublishedStats[];
}

/** Reads files of later stats, each recognised by its contents; two of one kind are a fault. */
export function readStated(files: readonly { file: string; text: string }[], faults: SourceFaults): StatedSources {
  const stated: StatedSources = {};
  for (const { file, text } of files) {
    const kind = isStatedTable(text) ? "table" : isPublishedList(text) ? "published" : undefined;
    if (kind === undefined) {
      faults.add(file, "line 1", "is neither a table of later stats nor the publisher's list of vehicles");
    } else if (stated[kind] !== undefined) {
      faults.add(file, "", "states what another --stated file states already: give one of each kind");
    } else if (kind === "table") stated.table = readStatedTable(text, file, faults);
    else stated.published = readPublishedStats(text, file, faults);
  }
  return stated;
}
