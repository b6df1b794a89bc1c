import { DurableObject } from "cloudflare:workers";

/** One battle's arena, by the game's own id of it. */
export interface Arena {
  /** A whole number of up to 64 bits, as text. */
  arenaId: string;
  /** Unix time in seconds. */
  startedAt: number;
}

/**
 * The battles of one game account; the object is named by the account id. It is used only after D1 has confirmed the
 * account, since a Durable Object comes into existence by being called. Nothing is stored before the first battle, or
 * after `clear`.
 */
export class AccountBattles extends DurableObject {
  /** Stores battles; those already stored stay as they are. */
  record(arenas: readonly Arena[]): void {
    const { sql } = this.ctx.storage;
    this.ctx.storage.transactionSync(() => {
      sql.exec("CREATE TABLE IF NOT EXISTS arenas (arena_id TEXT PRIMARY KEY NOT NULL, started_at INTEGER NOT NULL)");
      sql.exec("CREATE INDEX IF NOT EXISTS arenas_started_at ON arenas (started_at)");
      for (const { arenaId, startedAt } of arenas) {
        sql.exec("INSERT INTO arenas VALUES (?, ?) ON CONFLICT DO NOTHING", arenaId, startedAt);
      }
    });
  }

  /** The newest battles, the newest first. @param limit how many at most; a whole number from 1 */
  newest(limit: number): Arena[] {
    const { sql } = this.ctx.storage;
    const table = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'arenas'").toArray();
    if (table.length === 0) return [];
    const query =
      "SELECT arena_id AS arenaId, started_at AS startedAt FROM arenas ORDER BY started_at DESC, arena_id DESC LIMIT ?";
    return sql.exec<{ arenaId: string; startedAt: number }>(query, limit).toArray();
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
