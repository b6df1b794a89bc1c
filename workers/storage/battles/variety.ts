import type { StoredBattle } from "./columns.ts";
import { ALL, ALL_MAPS } from "./roll-ups.ts";

/** Vehicles that the battles of an account are in at most, and maps: more than the game has. */
export const MOST_VEHICLES = 1500;
export const MOST_MAPS = 300;

/** How many vehicles and maps an account's battles are of; read once, when there is a new battle. */
export class Variety {
  readonly #sql: SqlStorage;
  #vehicles: Set<number> | null = null;
  #maps: Set<number> | null = null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Counts a battle, unless it is of too much. @returns what there are too many of; null: of nothing */
  add({ tankId, arenaTypeId }: StoredBattle): "vehicles" | "maps" | null {
    this.#vehicles ??= this.#read(VEHICLES);
    this.#maps ??= this.#read(MAPS);
    const map = arenaTypeId & 0xffff;
    if (!this.#vehicles.has(tankId) && this.#vehicles.size >= MOST_VEHICLES) return "vehicles";
    if (!this.#maps.has(map) && this.#maps.size >= MOST_MAPS) return "maps";
    this.#vehicles.add(tankId);
    this.#maps.add(map);
    return null;
  }

  #read(query: string): Set<number> {
    const rows = this.#sql.exec<{ id: number }>(query).toArray();
    return new Set(rows.map(({ id }) => id));
  }
}

const KINDS = `kinds(kind) AS (
  SELECT min(bonus_type) FROM roll_ups
  UNION ALL SELECT (SELECT min(bonus_type) FROM roll_ups WHERE bonus_type > kind) FROM kinds WHERE kind IS NOT NULL
)`;

/** Goes from one kind of battle to the next by the key, and within a kind from one vehicle to the next. */
const VEHICLES = `WITH RECURSIVE ${KINDS}, pairs(kind, id) AS (
  SELECT kind, ${ALL} FROM kinds WHERE kind IS NOT NULL
  UNION ALL
  SELECT kind, (SELECT min(tank_id) FROM roll_ups WHERE bonus_type = kind AND tank_id > id) FROM pairs
  WHERE id IS NOT NULL
)
SELECT DISTINCT id FROM pairs WHERE id > ${ALL}`;

const MAPS = `WITH RECURSIVE ${KINDS}
SELECT DISTINCT map AS id FROM kinds
JOIN roll_ups ON bonus_type = kind AND tank_id = ${ALL} AND day = ${ALL} AND map > ${ALL_MAPS}`;
