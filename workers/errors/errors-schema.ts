import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Errors of pages, each once; made by migrations/0001_schema.sql, which tells each column. */
export const errors = sqliteTable(
  "errors",
  {
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
  },
  (table) => [
    primaryKey({ columns: [table.byWorker, table.fingerprint] }),
    index("errors_last_seen").on(table.lastSeen),
  ],
);

/** The ids that visitors saw of them. */
export const errorIds = sqliteTable(
  "error_ids",
  {
    errorId: text("error_id").notNull(),
    byWorker: integer("by_worker", { mode: "boolean" }).notNull(),
    fingerprint: text("fingerprint").notNull(),
    /** Unix time in milliseconds, as reported. */
    happenedAt: integer("happened_at").notNull(),
    /** Unix time in milliseconds. */
    storedAt: integer("stored_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.errorId, table.byWorker] }),
    index("error_ids_stored_at").on(table.storedAt),
  ],
);
