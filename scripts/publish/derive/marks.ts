import { REGION_SHORT_LABELS, REGIONS, type Region } from "#app/game/model/enumerations/regions.ts";
import { toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import type { AveragesTable, MasteryTable } from "#app/game/model/tables/vehicle-table.ts";
import type { ExpectedValues, Marks, MarksAmong, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import {
  type MarksTable,
  marksSnapshotSchema,
  marksTableSchema,
} from "#app/game/statistics/marks/marks-table-schema.ts";
import { CHANGE_SPANS, earlierSnapshot } from "#app/game/statistics/marks/snapshots.ts";
import { MARK_KEYS, type MarkKey, marksSnapshotPath, marksTablePath } from "#app/game/statistics/marks/thresholds.ts";
import { estimateMastery } from "#app/game/statistics/mastery/estimate-mastery.ts";
import type { MasteryMethod, MasteryThresholds } from "#app/game/statistics/mastery/mastery-classes.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { type PublishedText, publishedFile } from "./published-file.ts";

type Dated = Pick<StoredDataset, "manifest" | "marks" | "earlierMarks">;

/**
 * The table of marks with what became of the thresholds, and every snapshot there is. Empty where there are no marks.
 * @param records in the order of the table
 */
export function marksFiles(dataset: Dated, records: readonly VehicleRecord[]): PublishedText[] {
  const table = marksTable(dataset, records);
  if (table === null) return [];
  const { region, date } = table;
  const snapshots = [...dataset.earlierMarks, [date, dataset.marks] as const];
  return [
    publishedFile(marksTablePath(region), marksTableSchema, table),
    ...snapshots.map(([day, thresholds]) =>
      publishedFile(marksSnapshotPath(region, day), marksSnapshotSchema, { region, date: day, thresholds }),
    ),
  ];
}

/** How the marks of each vehicle compare with those of its tier and class, by tank_id. */
export function marksAmongPeers(
  records: readonly Pick<VehicleRecord, "id" | "type" | "tier" | "marks">[],
): Map<number, MarksAmong> {
  const known = records.flatMap(({ id, type, tier, marks }) =>
    marks.state === "known" ? [{ id, type, tier, marks }] : [],
  );
  return new Map(
    known.flatMap(({ id, type, tier, marks }): [number, MarksAmong][] => {
      const group = known.filter((other) => other.type === type && other.tier === tier);
      const less = (key: keyof MarksAmong["less"]) => group.filter((other) => other.marks[key] < marks[key]).length;
      return group.length < 2
        ? []
        : [[id, { of: group.length, less: { p65: less("p65"), p85: less("p85"), p95: less("p95") } }]];
    }),
  );
}

/** The regions whose tables are among published files. */
export function marksRegions(files: readonly PublishedText[]): Region[] {
  return REGIONS.filter((region) => files.some(([path]) => path === marksTablePath(region)));
}

/** Null where the dataset has no marks, or not their day. */
function marksTable({ manifest, marks, earlierMarks }: Dated, all: readonly VehicleRecord[]): MarksTable | null {
  const source = manifest.sources.marks;
  const date = source?.date ?? null;
  const records = all.filter((record) => record.marks.state !== "not-known");
  if (!source || date === null || records.length === 0) return null;
  const noted = (kind: string) => manifest.notes.find((note) => note.kind === kind)?.count ?? 0;
  const changes = CHANGE_SPANS.map((span): MarksTable["changes"][number] => {
    const since = earlierSnapshot(date, [...earlierMarks.keys()], span);
    const before = since === null ? undefined : earlierMarks.get(since);
    const change = (key: MarkKey) =>
      records.map(({ id, marks: now }) => difference(markValue(now, key), markValue(before?.[id], key)));
    return { days: span.days, since, by: before ? byMark(change) : null };
  });
  return {
    region: regionOf(manifest.realm),
    date,
    publisher: source.publisher,
    notInData: noted("marks of a vehicle not in our data yet"),
    leftOut: noted("marks of a left-out vehicle"),
    ...toVehicleTable(records),
    ...byMark((key) => records.map(({ id }) => markValue(marks[id], key))),
    changes,
  };
}

function byMark<T>(of: (key: MarkKey) => T): Record<MarkKey, T> {
  return Object.fromEntries(MARK_KEYS.map((key) => [key, of(key)])) as Record<MarkKey, T>;
}

function markValue(marks: Marks | undefined, key: MarkKey): number | null {
  return marks?.state === "known" ? marks[key] : null;
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before;
}

function regionOf(realm: string): Region {
  return REGIONS.find((region) => REGION_SHORT_LABELS[region] === realm.toUpperCase()) ?? "eu";
}

/** What WN8 expects of every vehicle. */
export function averagesTable(records: readonly VehicleRecord[]): AveragesTable {
  const column = (key: keyof ExpectedValues) => records.map(({ expected }) => expected?.[key] ?? null);
  return {
    ...toVehicleTable(records),
    winRate: column("winRate"),
    damage: column("damage"),
    kills: column("frags"),
    spots: column("spots"),
    defence: column("defence"),
  };
}

interface MasteryRow {
  record: VehicleRecord;
  method: MasteryMethod;
  own: number;
  group: number;
  thresholds: MasteryThresholds;
}

/**
 * The thresholds of the marks of mastery: the publisher's if available, else estimates.
 * @param battles base experience of single battles by tank_id
 * @param published thresholds by tank_id
 */
export function masteryTable(
  records: readonly VehicleRecord[],
  battles: Readonly<Record<string, readonly number[]>>,
  published: Readonly<Record<string, MasteryThresholds>>,
): MasteryTable {
  const results = new Map(Object.entries(battles).map(([id, xp]) => [Number(id), xp]));
  const estimates = new Map(estimateMastery(records, results).map((estimate) => [estimate.id, estimate]));
  const rows = records.flatMap((record): MasteryRow[] => {
    const [stated, estimate] = [published[record.id], estimates.get(record.id)];
    const method = estimate && estimate.own > 0 ? "vehicle" : "group";
    if (stated) return [{ record, method: "publisher", own: 0, group: 0, thresholds: stated }];
    return estimate ? [{ ...estimate, record, method }] : [];
  });
  return {
    ...toVehicleTable(rows.map(({ record }) => record)),
    method: rows.map(({ method }) => method),
    own: rows.map(({ own }) => own),
    group: rows.map(({ group }) => group),
    third: rows.map(({ thresholds }) => thresholds.third),
    second: rows.map(({ thresholds }) => thresholds.second),
    first: rows.map(({ thresholds }) => thresholds.first),
    ace: rows.map(({ thresholds }) => thresholds.ace),
    results: rows.reduce((sum, { own }) => sum + own, 0),
    leftOut: records.length - rows.length,
  };
}
