import { CHANGE_SPANS, earlierSnapshot } from "#app/game/marks/snapshots.ts";
import { MARK_KEYS, type MarkKey } from "#app/game/marks/thresholds.ts";
import { REGION_SHORT_LABELS, REGIONS, type Region } from "#app/game/model/enumerations/regions.ts";
import { type MarksTable, marksSnapshotPath, marksTablePath } from "#app/game/model/marks-table.ts";
import { marksSnapshotSchema, marksTableSchema } from "#app/game/model/marks-table-schema.ts";
import { toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import type { Marks, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { StoredDataset } from "#scripts/dataset/stored-dataset.ts";

type Dated = Pick<StoredDataset, "manifest" | "marks" | "earlierMarks">;

/**
 * The table of marks with what became of the thresholds, and every snapshot there is. Empty where there are no marks.
 * @param records in the order of the table
 */
export function marksTexts(dataset: Dated, records: readonly VehicleRecord[]): [path: string, text: string][] {
  const table = marksTable(dataset, records);
  if (table === null) return [];
  const { region, date } = table;
  const snapshots = [...dataset.earlierMarks, [date, dataset.marks] as const];
  return [
    [marksTablePath(region), JSON.stringify(marksTableSchema.parse(table))],
    ...snapshots.map(([day, thresholds]): [string, string] => [
      marksSnapshotPath(region, day),
      JSON.stringify(marksSnapshotSchema.parse({ region, date: day, thresholds })),
    ]),
  ];
}

/** The regions whose tables are among published files. */
export function marksRegions(texts: readonly (readonly [path: string, text: string])[]): Region[] {
  return REGIONS.filter((region) => texts.some(([path]) => path === marksTablePath(region)));
}

/** Null where the dataset has no marks, or not their day. */
export function marksTable({ manifest, marks, earlierMarks }: Dated, all: readonly VehicleRecord[]): MarksTable | null {
  const source = manifest.sources.marks;
  const date = source?.date ?? null;
  const records = all.filter((record) => record.marks.state !== "not-known");
  if (!source || date === null || records.length === 0) return null;
  const noted = (kind: string) => manifest.notes.find((note) => note.kind === kind)?.count ?? 0;
  const changes = CHANGE_SPANS.map((span): MarksTable["changes"][number] => {
    const since = earlierSnapshot(date, [...earlierMarks.keys()], span);
    const before = since === null ? undefined : earlierMarks.get(since);
    const change = (key: MarkKey) =>
      records.map(({ id, marks: now }) => difference(figure(now, key), figure(before?.[id], key)));
    return { days: span.days, since, by: before ? byMark(change) : null };
  });
  return {
    region: regionOf(manifest.realm),
    date,
    publisher: source.publisher,
    notInData: noted("marks of a vehicle not in our data yet"),
    leftOut: noted("marks of a left-out vehicle"),
    ...toVehicleTable(records),
    ...byMark((key) => records.map(({ id }) => figure(marks[id], key))),
    changes,
  };
}

function byMark<T>(of: (key: MarkKey) => T): Record<MarkKey, T> {
  return Object.fromEntries(MARK_KEYS.map((key) => [key, of(key)])) as Record<MarkKey, T>;
}

function figure(marks: Marks | undefined, key: MarkKey): number | null {
  return marks?.state === "known" ? marks[key] : null;
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before;
}

function regionOf(realm: string): Region {
  return REGIONS.find((region) => REGION_SHORT_LABELS[region] === realm.toUpperCase()) ?? "eu";
}
