import type { LogEntry } from "#app/api/log.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** A report, and whether the Worker made it itself: a fact of the call that brought it. */
export interface Report {
  entry: LogEntry;
  byWorker: boolean;
}

/**
 * The most that is kept, of what the Worker made and of what others sent: errors, bytes of their texts, and ids. Each has
 * its own, so that strangers displace nothing but what strangers sent.
 */
export const MOST = {
  worker: { errors: 1000, bytes: 8_000_000, ids: 10_000 },
  others: { errors: 500, bytes: 1_000_000, ids: 1000 },
} as const;

/**
 * Counts reports with their errors and, in the same transaction, forgets what is beyond the most: errors and ids that were
 * not seen for the longest. A report that comes twice, by its id, counts once.
 * @param now unix time in milliseconds
 */
export async function keepReports(db: D1Database, reports: readonly Report[], now: number): Promise<void> {
  if (reports.length === 0) return;
  const kept = await Promise.all(
    reports.map(async ({ entry, byWorker }) => {
      const { type, url, originalMessage, stack, errorId, ts } = entry;
      const [by, fingerprint] = [byWorker ? 1 : 0, await fingerprintOf(entry)];
      const texts = [type, url, originalMessage, stack];
      const bytes = new TextEncoder().encode(texts.join("")).length;
      return [
        db.prepare(COUNT).bind(by, fingerprint, ...texts, bytes, now, errorId),
        db.prepare(NOTE_ID).bind(errorId, by, fingerprint, ts, now),
      ];
    }),
  );
  const bounds = Object.entries(MOST).flatMap(([who, { errors, bytes, ids }]) => {
    const by = who === "worker" ? 1 : 0;
    return [db.prepare(BOUND_ERRORS).bind(by, errors, bytes), db.prepare(BOUND_IDS).bind(by, ids)];
  });
  await db.batch([...kept.flat(), ...bounds]);
}

const COUNT = `INSERT INTO errors
  (by_worker, fingerprint, type, url, message, stack, bytes, count, first_seen, last_seen)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?8
WHERE NOT EXISTS (SELECT 1 FROM error_ids WHERE error_id = ?9 AND by_worker = ?1)
ON CONFLICT DO UPDATE SET count = count + 1, last_seen = excluded.last_seen`;

const NOTE_ID = `INSERT INTO error_ids (error_id, by_worker, fingerprint, happened_at, stored_at)
VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const BOUND_ERRORS = `DELETE FROM errors WHERE by_worker = ?1 AND fingerprint IN (
  SELECT fingerprint FROM (
    SELECT fingerprint, row_number() OVER newest AS place, sum(bytes) OVER newest AS total
    FROM errors WHERE by_worker = ?1
    WINDOW newest AS (ORDER BY last_seen DESC, fingerprint ROWS UNBOUNDED PRECEDING)
  ) WHERE place > ?2 OR total > ?3
)`;

const BOUND_IDS = `DELETE FROM error_ids WHERE by_worker = ?1 AND rowid <= (
  SELECT rowid FROM error_ids WHERE by_worker = ?1 ORDER BY rowid DESC LIMIT 1 OFFSET ?2
)`;
