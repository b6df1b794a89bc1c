import { z } from "zod";
import type { ExpectedValues, Marks } from "#app/game/model/vehicle/vehicle.ts";
import type { CountedEquipment } from "#scripts/import/normalise/statistics.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import { readCsv } from "./csv.ts";

const expectedFile = z.object({
  data: z.array(
    z.object({
      IDNum: z.int(),
      expDef: z.number(),
      expFrag: z.number(),
      expSpot: z.number(),
      expDamage: z.number(),
      expWinRate: z.number(),
    }),
  ),
});

/** Reads the WN8 expected values by tank_id. */
export function readExpected(source: string, file: string, faults: SourceFaults): Map<number, ExpectedValues> {
  const rows = parseSource(expectedFile, source, file, faults)?.data ?? [];
  return new Map(
    rows.map((row) => [
      row.IDNum,
      {
        damage: row.expDamage,
        frags: row.expFrag,
        spots: row.expSpot,
        defence: row.expDef,
        winRate: row.expWinRate,
      },
    ]),
  );
}

const marksFile = z.object({
  thresholds: z.record(
    z.string().regex(/^\d+$/),
    z.object({ "65": z.number(), "85": z.number(), "95": z.number(), "100": z.number() }),
  ),
});

/**
 * Reads the marks-of-excellence thresholds by tank_id. Where two thresholds are
 * equal, too few players stand behind the row to mean anything.
 */
export function readMarks(source: string, file: string, faults: SourceFaults): Map<number, Marks> {
  const rows = Object.entries(parseSource(marksFile, source, file, faults)?.thresholds ?? {});
  return new Map(
    rows.map(([id, { "65": p65, "85": p85, "95": p95, "100": p100 }]) => {
      const rises = p65 < p85 && p85 < p95 && p95 < p100;
      return [Number(id), rises ? { state: "known", p65, p85, p95, p100 } : { state: "not-enough-data" }];
    }),
  );
}

const datedMarksFile = z.object({ meta: z.object({ fetched_at: z.iso.datetime() }) });

/** The day on which the thresholds were fetched, ISO 8601. */
export function readMarksDate(source: string, file: string, faults: SourceFaults): string | undefined {
  return parseSource(datedMarksFile, source, file, faults)?.meta.fetched_at.slice(0, 10);
}

const usageRow = z.object({
  VEHICLE_NAME: z.string().regex(/^[a-z]+:.+$/),
  DEV_1: z.string(),
  DEV_2: z.string(),
  DEV_3: z.string(),
  SETUP_USAGE_PERCENT: z.coerce.number().min(0).max(100),
});

/** Reads the most used equipment by "nation:tag", the most used set first. */
export function readUsage(source: string, file: string, faults: SourceFaults): Map<string, CountedEquipment[]> {
  const usage = new Map<string, CountedEquipment[]>();
  for (const { row } of readCsv(source, file, faults, usageRow, ";")) {
    const { VEHICLE_NAME: vehicle, DEV_1, DEV_2, DEV_3, SETUP_USAGE_PERCENT: share } = row;
    const devices = [DEV_1, DEV_2, DEV_3].filter((device) => device !== "");
    usage.set(vehicle, [...(usage.get(vehicle) ?? []), { devices, share }]);
  }
  for (const sets of usage.values()) sets.sort((a, b) => b.share - a.share);
  return usage;
}

/** A JSON document of a shape; undefined after adding a fault. */
export function parseSource<T>(
  schema: z.ZodType<T>,
  source: string,
  file: string,
  faults: SourceFaults,
): T | undefined {
  try {
    const result = schema.safeParse(JSON.parse(source));
    if (result.success) return result.data;
    faults.add(file, "", z.prettifyError(result.error).replaceAll("\n", " "));
  } catch (error) {
    faults.add(file, "", error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

const RANDOM_BATTLE = 1;

const battleRow = z.object({
  bonusType: z.coerce.number().int(),
  typeCompDescr: z.coerce.number().int().positive(),
  xp: z.string().regex(/^\d+$/).transform(Number),
});

/**
 * Reads the base experience of single battles by tank_id, ascending, from a list with a line for every vehicle of every
 * battle. Marks of mastery are those of random battles, so other ones are passed over.
 */
export function readBattles(source: string, file: string, faults: SourceFaults): Map<number, number[]> {
  const results = new Map<number, number[]>();
  if (file.endsWith(".xz")) {
    faults.add(file, "", "is packed: unpack it first, with xz --decompress --keep");
    return results;
  }
  for (const { row } of readCsv(source, file, faults, battleRow)) {
    if (row.bonusType !== RANDOM_BATTLE) continue;
    results.set(row.typeCompDescr, [...(results.get(row.typeCompDescr) ?? []), row.xp]);
  }
  for (const own of results.values()) own.sort((a, b) => a - b);
  return results;
}
