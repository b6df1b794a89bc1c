import { columnOf } from "#app/game/battles/battle-columns.ts";
import { type BattleSums, SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { ALL } from "./roll-ups.ts";

/** What the battles of one kind on a map come to. */
export interface MapSums {
  bonusType: number;
  sums: BattleSums;
}

const COLUMNS = SUM_KEYS.map((key) => `${columnOf(key)} AS "${key}"`).join(", ");

/** Goes from one kind of battle to the next by the key: an account has a few of them, and a thousand rows of each. */
const ON_MAP = `WITH RECURSIVE kinds(kind) AS (
  SELECT min(bonus_type) FROM roll_ups
  UNION ALL SELECT (SELECT min(bonus_type) FROM roll_ups WHERE bonus_type > kind) FROM kinds WHERE kind IS NOT NULL
)
SELECT bonus_type AS bonusType, ${COLUMNS} FROM kinds
JOIN roll_ups ON bonus_type = kind AND tank_id = ${ALL} AND day = ${ALL} AND map = ?`;

/** What the battles on a map come to, by kind of battle. @param map the lower half of `arenaTypeId` */
export function readMapSums(sql: SqlStorage, map: number): MapSums[] {
  const rows = sql.exec<BattleSums & { bonusType: number }>(ON_MAP, map).toArray();
  return rows.map(({ bonusType, ...sums }) => ({ bonusType, sums }));
}
