import type { KnownBattle } from "#app/game/battles/answers.ts";
import { BATTLE_KEYS, columnName } from "#app/game/battles/battle-columns.ts";
import { type BattleSums, SUM_KEYS } from "#app/game/battles/battle-sums.ts";

type SqlRow = Record<string, string | number | null>;

/** Selects battles so that rows have the keys of records. */
export const BATTLE_COLUMNS = BATTLE_KEYS.map((key) => `${columnName(key)} AS ${key}`).join(", ");
/** Selects sums so that rows have their keys. */
export const SUM_COLUMNS = SUM_KEYS.map((key) => `${columnName(key)} AS ${key}`).join(", ");

/** Values of a battle in the order of BATTLE_KEYS. */
export const storedValuesOf = (battle: KnownBattle) =>
  BATTLE_KEYS.map((key) => (typeof battle[key] === "boolean" ? Number(battle[key]) : battle[key]));

export const battleOfRow = (row: SqlRow): KnownBattle =>
  ({ ...row, survived: row.survived === null ? null : row.survived === 1 }) as unknown as KnownBattle;

export const sumsOfRow = (row: SqlRow): BattleSums =>
  Object.fromEntries(SUM_KEYS.map((key) => [key, Number(row[key])])) as BattleSums;
