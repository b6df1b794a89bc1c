import type { KnownBattle } from "#app/game/battles/answers.ts";
import { columnName } from "#app/game/battles/battle-columns.ts";
import { addSums, type BattleSums, SUM_KEYS, subtractSums, sumsOf } from "#app/game/battles/battle-sums.ts";

/** Days since 1970, UTC. @param startedAt unix time in seconds */
export const rollUpDay = (startedAt: number) => Math.floor(startedAt / 86_400);

/** In place of a vehicle, a day or a map: all of them. */
export const ALL = 0;
export const ALL_MAPS = -1;

interface RollUpKey {
  bonusType: number;
  tankId: number;
  day: number;
  map: number;
}

/** The sums that a battle counts in. */
function rollUpKeysOf({ bonusType, tankId, startedAt, arenaTypeId }: KnownBattle): RollUpKey[] {
  const [day, every] = [rollUpDay(startedAt), { bonusType, tankId: ALL, day: ALL, map: ALL_MAPS }];
  return [
    every,
    { ...every, tankId },
    { ...every, day },
    { ...every, tankId, day },
    // The upper half says which gameplay it was.
    { ...every, map: arenaTypeId & 0xffff },
  ];
}

/** Collects what battles add, and writes each row once. */
export class RollUps {
  readonly #changes = new Map<string, { rollUpKey: RollUpKey; sums: BattleSums }>();

  /** @param before the previously known battle; null if it is new, or nothing of it counted */
  add(battle: KnownBattle, before: KnownBattle | null): void {
    const sums = before ? subtractSums(sumsOf(battle), sumsOf(before)) : sumsOf(battle);
    for (const rollUpKey of rollUpKeysOf(battle)) {
      const key = Object.values(rollUpKey).join(" ");
      const known = this.#changes.get(key);
      this.#changes.set(key, { rollUpKey, sums: known ? addSums(known.sums, sums) : sums });
    }
  }

  /** @returns the vehicles and days that have changed, by kind of battle */
  write(sql: SqlStorage): RollUpKey[] {
    for (const { rollUpKey, sums } of this.#changes.values()) {
      const { bonusType, tankId, day, map } = rollUpKey;
      sql.exec(UPSERT, bonusType, tankId, day, map, ...SUM_KEYS.map((key) => sums[key]));
    }
    return [...this.#changes.values()]
      .map(({ rollUpKey }) => rollUpKey)
      .filter(({ tankId, day }) => tankId !== ALL && day !== ALL);
  }
}

const columns = SUM_KEYS.map(columnName);
const UPSERT = `INSERT INTO roll_ups (bonus_type, tank_id, day, map, ${columns.join(", ")})
VALUES (${Array(4 + columns.length)
  .fill("?")
  .join(", ")})
ON CONFLICT DO UPDATE SET ${columns.map((column) => `${column} = ${column} + excluded.${column}`).join(", ")}`;
