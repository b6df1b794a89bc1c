import { estimateMastery } from "#app/game/mastery/estimate-mastery.ts";
import type { MasteryMethod, MasteryThresholds } from "#app/game/mastery/mastery-classes.ts";
import type { AveragesTable } from "#app/game/model/tables/averages-table.ts";
import type { MasteryTable } from "#app/game/model/tables/mastery-table.ts";
import { toVehicleTable } from "#app/game/model/tables/table-vehicles.ts";
import type { Expected, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";

/** What WN8 expects of every vehicle. */
export function averagesTable(records: readonly VehicleRecord[]): AveragesTable {
  const column = (key: keyof Expected) => records.map(({ expected }) => expected?.[key] ?? null);
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
 * The thresholds of the marks of mastery: the publisher's where it states them, else what is estimated.
 * @param battles base experience of single battles by tank_id
 * @param published thresholds by tank_id
 */
export function masteryTable(
  records: readonly VehicleRecord[],
  battles: Readonly<Record<string, readonly number[]>>,
  published: Readonly<Record<string, MasteryThresholds>> = {},
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
