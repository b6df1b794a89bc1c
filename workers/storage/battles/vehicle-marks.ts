import type { VehicleMarks } from "#app/game/marks/vehicle-marks.ts";
import type { StoredBattle } from "./columns.ts";

/** Keeps what a battle tells of the marks of its vehicle, unless a later battle has told it. Random ones alone move them. */
export function noteMarks(sql: SqlStorage, battle: StoredBattle): void {
  const { tankId, startedAt, marks, markPercentage, averageCombined } = battle;
  if (markPercentage === null) return;
  sql.exec(UPSERT, tankId, startedAt, marks, markPercentage, averageCombined);
}

export function readMarks(sql: SqlStorage): VehicleMarks[] {
  const query = `SELECT tank_id AS tankId, started_at AS at, marks, mark_percentage AS percentage,
    average_combined AS averageCombined FROM vehicle_marks ORDER BY mark_percentage DESC, tank_id`;
  return sql.exec(query).toArray() as unknown as VehicleMarks[];
}

const UPSERT = `INSERT INTO vehicle_marks VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET started_at = excluded.started_at,
  marks = excluded.marks, mark_percentage = excluded.mark_percentage, average_combined = excluded.average_combined
  WHERE excluded.started_at >= started_at`;
