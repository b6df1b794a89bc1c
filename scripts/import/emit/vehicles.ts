import type { Manifest } from "#app/game/model/manifest.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import { STATED_SOURCES, type StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import { laterResearchPath, storedVehiclePath } from "#scripts/dataset/paths.ts";
import {
  type StoredFull,
  type StoredSummary,
  type StoredVehicle,
  storedStepsSchema,
  storedVehicleSchema,
} from "#scripts/dataset/stored-vehicle.ts";
import type { Notes, SourceFaults } from "#scripts/import/report.ts";
import { inOrder, researchSteps } from "#scripts/publish/derive/trees/research.ts";
import type { ImportSources } from "../import-sources.ts";
import { defaultProfiles } from "../normalise/default-profile.ts";
import type { Catalogue, NewerVehicle } from "../normalise/loadout-items/catalogue.ts";
import type { ClientVehicles } from "../normalise/read-client.ts";
import { layStated } from "../normalise/stated/lay-stated.ts";
import { stillNotKnown, summaryStats } from "../normalise/stated/summary-stats.ts";
import { laterResearch } from "../normalise/trees/later-research.ts";
import type { PublishedStats } from "../read/stated/published-stats.ts";
import type { StatedSources } from "../read/stated/read-stated.ts";
import type { StatedRow } from "../read/stated/stated-table.ts";
import { NEWER_LIST, type SourceRefs, STATED_BEFORE } from "../sources.ts";
import type { ImportedDataset } from "./dataset.ts";
import { defaultProfileRecord, fullRecord, summaryRecord } from "./records.ts";

/** The vehicles, to which the other parts of the dataset refer. */
interface EmittedVehicles {
  records: StoredVehicle[];
  counts: Manifest["counts"];
}

/** Adds every vehicle's record and the research steps that no definition holds; returns the counts. */
export function emitVehicles(
  dataset: ImportedDataset,
  client: ClientVehicles,
  sources: ImportSources,
  refs: SourceRefs,
  notes: Notes,
  faults: SourceFaults,
): EmittedVehicles {
  const { catalogue } = sources;
  const newer = newerOnly(client, catalogue, notes);
  const profiles = defaultProfiles(newer, catalogue, notes);
  const leftOut = (step: string) => notes.add("research step to a left-out vehicle", step);
  const own = researchSteps(client.vehicles, leftOut);
  const later = inOrder(laterResearch(sources.laterResearch, client.vehicles, newer, own, notes));
  const steps = [...own, ...later];
  const placed = new Set(steps.flatMap(({ from, to }) => [from, to]));
  const defined: StoredVehicle[] = [
    ...client.vehicles.map((vehicle) => fullRecord(vehicle, catalogue, refs)),
    ...newer.map((vehicle) => {
      const stock = profiles.get(vehicle.id);
      const isPlaced = placed.has(vehicle.id);
      return stock
        ? defaultProfileRecord(vehicle, stock, isPlaced, catalogue, refs)
        : summaryRecord(vehicle, isPlaced, catalogue, refs);
    }),
  ].sort((a, b) => a.id - b.id);
  const records = withStated(defined, sources.stated, client, refs, notes);
  reportDuplicates(records, faults);
  const keys: SourceKey[] = ["definitions", "names", "newer"];
  if (catalogue.vehicleNames ?? catalogue.moduleNames) keys.push("gameNames");
  if (catalogue.publisher) keys.push("publisher");
  if (sources.stated.table) keys.push("stated");
  if (sources.stated.published) keys.push("statedByPublisher");
  for (const record of records) dataset.add(keys, storedVehiclePath(record), storedVehicleSchema, record);
  if (later.length > 0) {
    const stored = { steps: later.map(({ from, to, xp, through }) => ({ from, to, xp, through: through.id })) };
    dataset.add(["research"], laterResearchPath, storedStepsSchema, stored);
  }
  const counts = {
    entries: client.entries.length,
    full: client.vehicles.length,
    summary: newer.length - profiles.size,
    "default-profile": profiles.size,
    leftOut: countRules(client),
  };
  return { records, counts };
}

/** Vehicles that the client defines itself need no summary; what definitions newer than the list hide stays hidden. */
function newerOnly(client: ClientVehicles, { newer, complete }: Catalogue, notes: Notes): NewerVehicle[] {
  const defined = new Set(client.vehicles.map(({ id }) => id));
  const hidden = client.entries.filter(
    ({ leftOut, patch }) => leftOut !== undefined && compareVersions(patch.version, NEWER_LIST.version) > 0,
  );
  return newer.filter((vehicle) => {
    const item = `${vehicle.id} ${vehicle.tag}`;
    if (hidden.some(({ id, tag }) => id === vehicle.id && tag === vehicle.tag)) {
      notes.add("newer row of a vehicle that later definitions hide", item);
      return false;
    }
    if (defined.has(vehicle.id) && !complete) notes.add("newer row of a vehicle the client defines", item);
    return !defined.has(vehicle.id);
  });
}

function reportDuplicates(records: readonly StoredVehicle[], faults: SourceFaults): void {
  const seen = new Map<number, string>();
  for (const { id, tag, nation } of records) {
    const other = seen.get(id);
    if (other !== undefined) faults.add(`${nation}/${tag}`, "", `has the id ${id} of ${other}`);
    seen.set(id, tag);
  }
}

function countRules({ entries }: ClientVehicles): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { leftOut } of entries) {
    if (leftOut !== undefined) counts[leftOut] = (counts[leftOut] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const LABELS: Record<StatedSource, string> = { stated: "later stats", statedByPublisher: "publisher's stats" };

/**
 * The records with what later sources state about them. Statements that match no record or none of its modules are
 * noted with the reason.
 */
function withStated(
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
    const item = published.find((candidate) => isOf(candidate, record));
    if (record.record === "full") return laid(record, row, item, refs, notes);
    return record.record === "summary" ? summarised(record, row, item, refs) : record;
  });
}

/** Matches vehicles by nation and the tag of their picture; without a picture by name, nation and tier. */
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

/** A summary takes stats exactly as stated. */
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
  for (const source of STATED_SOURCES) {
    if (given[source] && !isOlder(source))
      notes.add(`${LABELS[source]} of a vehicle that later files define`, record.tag);
  }
  const vehicle = layStated(
    record,
    isOlder("stated") ? row : undefined,
    isOlder("statedByPublisher") ? item : undefined,
  );
  const sources: SourceRefs = { ...record.sources };
  for (const source of STATED_SOURCES) {
    const placed = vehicle.stated?.[source];
    if (placed === undefined) continue;
    sources[source] = refs[source];
    if (placed.reason !== null) notes.add(`${LABELS[source]} without a gun`, `${record.tag}: ${placed.reason}`);
    if (placed.shellsChanged) notes.add("stated gun with other kinds of shells since", record.tag);
  }
  return { ...record, ...vehicle, sources };
}
