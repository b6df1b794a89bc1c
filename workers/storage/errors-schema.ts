import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Rendering errors, kept for 30 days. The table is made by migrations/0001_errors.sql. */
export const errors = sqliteTable(
  "errors",
  {
    errorId: text("error_id").primaryKey(),
    type: text("type").notNull(),
    url: text("url").notNull(),
    message: text("message").notNull(),
    originalMessage: text("original_message").notNull(),
    stack: text("stack").notNull(),
    /** Unix time in milliseconds, as reported. */
    happenedAt: integer("happened_at").notNull(),
    /** Unix time in milliseconds. */
    storedAt: integer("stored_at").notNull(),
  },
  (table) => [index("errors_stored_at").on(table.storedAt)],
);
