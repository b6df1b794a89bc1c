import type { StatedSource } from "#app/game/model/vehicle/revision.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import type { StoredFull, StoredSummary, StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import type { ClientVehicles } from "../normalise/read-client.ts";
import { layStated } from "../normalise/stated/lay-stated.ts";
import { stillNotKnown, summaryStats } from "../normalise/stated/summary-stats.ts";
import type { Notes } from "../notes.ts";
import type { PublishedStats } from "../read/stated/published-stats.ts";
import type { StatedSources } from "../read/stated/read-stated.ts";
import type { StatedRow } from "../read/stated/stated-table.ts";
import { type SourceRefs, STATED_BEFORE } from "../sources.ts";

const LABELS: Record<StatedSource, string> = { stated: "later stats", statedByPublisher: "publisher's stats" };

/**
 * The records with what later sources state of them. What belongs to no record, and what fits none of its modules, is
 * noted with the reason.
 */
export function withStated(
  records: readonly StoredVehicle[],
  { table = [], published = [] }: StatedSources,
  { entries }: ClientVehicles,
  refs: SourceRefs,
  notes: Notes,
): StoredVehicle[] {
  const hidden = new Map(entries.map(({ id, nation, tag }) => [id, `${nation}:${tag}`]));
  const tags = new Set(records.map(({ nation, tag }) => `${nation}:${tag}`));
  const noteMissing = (source: StatedSource, vehicle: string, isKnown: boolean) => {
    const what = isKnown ? "a left-out vehicle" : "a vehicle not in our data yet";
    notes.add(`${LABELS[source]} of ${what}`, vehicle);
  };
  const ids = new Set(records.map(({ id }) => id));
  for (const { id, nation, tag } of table) {
    if (!ids.has(id)) noteMissing("stated", `${id} ${tag}`, hidden.get(id) === `${nation}:${tag}`);
  }
  const names = new Set(records.map(({ nation, name, tier }) => `${nation}:${name}:${tier}`));
  const leftOut = new Set(hidden.values());
  for (const { nation, tag, name, tier } of published) {
    const isOurs = tag === null ? names.has(`${nation}:${name}:${tier}`) : tags.has(`${nation}:${tag}`);
    if (!isOurs) noteMissing("statedByPublisher", tag ?? name, leftOut.has(`${nation}:${tag}`));
  }
  const rows = new Map(table.map((row) => [row.id, row]));
  return records.map((record) => {
    const row = checkedRow(rows.get(record.id), record, notes);
    const item = published.find((each) => isOf(each, record));
    if (record.record === "full") return laid(record, row, item, refs, notes);
    return record.record === "summary" ? summarised(record, row, item, refs) : record;
  });
}

/** Vehicles are told by nation and the tag of their picture; without a picture by name, nation and tier. */
function isOf({ nation, tag, name, tier }: PublishedStats, record: StoredVehicle): boolean {
  if (nation !== record.nation) return false;
  return tag === null ? name === record.name && tier === record.tier : tag === record.tag;
}

/** A row of another vehicle, which had the id before, does not count; another tier or class is not taken over. */
function checkedRow(row: StatedRow | undefined, record: StoredVehicle, notes: Notes): StatedRow | undefined {
  if (row === undefined) return undefined;
  if (row.nation !== record.nation || row.tag !== record.tag) {
    notes.add("later stats of another vehicle under a reused id", `${row.id} ${row.tag}, not ${record.tag}`);
    return undefined;
  }
  if (row.tier !== record.tier) notes.add("stated tier that is another", `${row.tag}: ${row.tier}, not ${record.tier}`);
  return row;
}

/** A summary takes stats as they are stated. */
function summarised(
  record: StoredSummary,
  row: StatedRow | undefined,
  item: PublishedStats | undefined,
  refs: SourceRefs,
): StoredSummary {
  return {
    ...record,
    stats: summaryStats(record.stats, row, item, record.role),
    notKnown: stillNotKnown(record.notKnown, row),
    sources: {
      ...record.sources,
      ...(row && { stated: refs.stated }),
      ...(item && { statedByPublisher: refs.statedByPublisher }),
    },
  };
}

function laid(
  record: StoredFull,
  row: StatedRow | undefined,
  item: PublishedStats | undefined,
  refs: SourceRefs,
  notes: Notes,
): StoredFull {
  const isOlder = (source: StatedSource) => compareVersions(record.patch.version, STATED_BEFORE[source]) < 0;
  const given: Record<StatedSource, object | undefined> = { stated: row, statedByPublisher: item };
  for (const source of ["stated", "statedByPublisher"] as const) {
    if (given[source] && !isOlder(source))
      notes.add(`${LABELS[source]} of a vehicle that later files define`, record.tag);
  }
  const vehicle = layStated(
    record,
    isOlder("stated") ? row : undefined,
    isOlder("statedByPublisher") ? item : undefined,
  );
  const sources: SourceRefs = { ...record.sources };
  for (const source of ["stated", "statedByPublisher"] as const) {
    const placed = vehicle.stated?.[source];
    if (placed === undefined) continue;
    sources[source] = refs[source];
    if (placed.reason !== null) notes.add(`${LABELS[source]} without a gun`, `${record.tag}: ${placed.reason}`);
    if (placed.shellsChanged) notes.add("stated gun with other kinds of shells since", record.tag);
  }
  return { ...record, ...vehicle, sources };
}
