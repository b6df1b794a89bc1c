import { lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sha256 } from "hono/utils/crypto";
import { z } from "zod";
import type { Env } from "#workers/bindings.ts";
import { type LogEntry, logEntrySchema, shortenedEntry } from "#workers/http/error-reports.ts";

/** Errors of pages, each once; created by migrations/0001_schema.sql, which documents each column. */
export const errors = sqliteTable("errors", {
  byWorker: integer("by_worker", { mode: "boolean" }).notNull(),
  fingerprint: text("fingerprint").notNull(),
  type: text("type").notNull(),
  url: text("url").notNull(),
  message: text("message").notNull(),
  stack: text("stack").notNull(),
  bytes: integer("bytes").notNull(),
  count: integer("count").notNull(),
  /** Unix time in milliseconds, as the next. */
  firstSeen: integer("first_seen").notNull(),
  lastSeen: integer("last_seen").notNull(),
});

/** The ids that visitors saw of them. */
export const errorIds = sqliteTable("error_ids", {
  errorId: text("error_id").notNull(),
  byWorker: integer("by_worker", { mode: "boolean" }).notNull(),
  fingerprint: text("fingerprint").notNull(),
  /** Unix time in milliseconds, as reported. */
  happenedAt: integer("happened_at").notNull(),
  /** Unix time in milliseconds. */
  storedAt: integer("stored_at").notNull(),
});

const relayMs = 5_000;

/** What POST /api/log queues. */
const queuedReportSchema = z.strictObject({ entry: logEntrySchema, byWorker: z.boolean() });
export type QueuedReport = z.infer<typeof queuedReportSchema>;

/**
 * Queue consumer: stores reported errors, and forwards them to LOG_ORIGIN where that is configured. A message that is
 * delivered twice is counted once, by its error id. A forward that fails is not repeated: the report is stored here.
 */
export async function storeErrors(batch: MessageBatch<unknown>, env: Pick<Env, "DB" | "LOG_ORIGIN">): Promise<void> {
  const reports = batch.messages.flatMap((message) => {
    const report = queuedReportSchema.safeParse(message.body);
    if (!report.success) console.error("A queued error report is malformed and was dropped", message.id);
    return report.data ?? [];
  });
  await keepReports(env.DB, reports, Date.now());
  for (const message of batch.messages) message.ack();
  if (!env.LOG_ORIGIN) return;
  for (const { entry } of reports) await relay(env.LOG_ORIGIN, entry);
}

/** There the report is one from outside. */
async function relay(origin: string, entry: LogEntry): Promise<void> {
  try {
    const answer = await fetch(new URL("/api/log", origin), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(shortenedEntry(entry)),
      signal: AbortSignal.timeout(relayMs),
    });
    void answer.body?.cancel().catch(() => undefined);
    if (!answer.ok) console.error(`The log at LOG_ORIGIN answered ${answer.status}`, entry.errorId);
  } catch (error) {
    console.error("The log at LOG_ORIGIN did not answer", entry.errorId, error);
  }
}

/** A report, and whether the Worker made it itself: a fact of the call that brought it. */
interface IncomingReport {
  entry: LogEntry;
  byWorker: boolean;
}

/**
 * Storage limits for the Worker's own errors and those sent by others: errors, bytes of their texts, and ids. The
 * limits are separate, so that strangers displace only what strangers sent.
 */
export const MAX = {
  worker: { errors: 1000, bytes: 8_000_000, ids: 10_000 },
  others: { errors: 500, bytes: 1_000_000, ids: 1000 },
} as const;

/**
 * Counts reports with their errors and, in the same transaction, deletes what exceeds the limits: errors and ids not
 * seen for the longest time. A report that comes twice, by its id, counts once.
 * @param now unix time in milliseconds
 */
export async function keepReports(db: D1Database, reports: readonly IncomingReport[], now: number): Promise<void> {
  if (reports.length === 0) return;
  const kept = await Promise.all(
    reports.map(async ({ entry, byWorker }) => {
      const { type, url, originalMessage, stack, errorId, ts } = entry;
      const [by, fingerprint] = [byWorker ? 1 : 0, await fingerprintOf(entry)];
      const fields = [type, url, originalMessage, stack];
      const bytes = new TextEncoder().encode(fields.join("")).length;
      return [
        db.prepare(COUNT).bind(by, fingerprint, ...fields, bytes, now, errorId),
        db.prepare(NOTE_ID).bind(errorId, by, fingerprint, ts, now),
      ];
    }),
  );
  const bounds = Object.entries(MAX).flatMap(([who, { errors, bytes, ids }]) => {
    const by = who === "worker" ? 1 : 0;
    return [db.prepare(BOUND_ERRORS).bind(by, errors, bytes), db.prepare(BOUND_IDS).bind(by, ids)];
  });
  await db.batch([...kept.flat(), ...bounds]);
}

/** How long a reported error is kept. */
const RETENTION_DAYS = 30;

/** Deletes errors and ids not seen for the whole retention time. @param now unix time in milliseconds */
export async function deleteOldErrors(d1: D1Database, now: number): Promise<void> {
  const oldest = now - RETENTION_DAYS * 86_400_000;
  const db = drizzle(d1);
  await db.delete(errorIds).where(lt(errorIds.storedAt, oldest));
  await db.delete(errors).where(lt(errors.lastSeen, oldest));
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

/** Lines of a stack that tell where an error came from: the nearest ones. */
const NEAREST = 3;
/** Shorter words of an address occur in messages by chance. */
const SHORTEST = 3;

/**
 * Identifies an error across reports by its kind, its message and its location in the program, without the parts that
 * vary: numbers, ids, quoted text, and words of the page's address, which a visitor chooses.
 * @returns 32 hexadecimal digits
 */
export async function fingerprintOf({ type, originalMessage, stack, url }: LogEntry): Promise<string> {
  const frames = stack.split("\n").filter((line) => /^\s*at /.test(line));
  const said = wordsOf(url).reduce((text, word) => text.replaceAll(word, "#"), originalMessage);
  const text = [type, general(said), ...frames.slice(0, NEAREST).map((line) => general(line.trim()))].join("\n");
  return String(await sha256(text)).slice(0, 32);
}

/** Replaces addresses and quoted text, then every word with a digit. */
function general(text: string): string {
  return text
    .replace(/\b(?:https?|file):\/\/[^\s)"']+/g, "#")
    .replace(/"[^"\n]*"|'[^'\n]*'|“[^”\n]*”/g, "#")
    .replace(/[\w-]*\d[\w-]*/g, "#");
}

/** The longest first, so that none is cut by another. */
function wordsOf(url: string): string[] {
  const words = new Set(url.split(/[/?&=#]/).flatMap((word) => [word, decoded(word)]));
  return [...words].filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
