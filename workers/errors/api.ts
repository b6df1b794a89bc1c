import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { redact } from "#app/lib/server/redact.ts";
import type { ApiEnv } from "#workers/env.ts";
import type { QueuedReport } from "#workers/errors/store-errors.ts";
import { apiError } from "#workers/http/api-error.ts";
import { logEntrySchema, MAX_REPORT_BYTES } from "#workers/http/error-reports.ts";
import { visitorAddress } from "#workers/http/visitor-address.ts";

const limitOf = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => apiError(c, "too_large", `A report can have at most ${maxSize} bytes.`) });
const ofOthers = limitOf(MAX_REPORT_BYTES);
const ofWorker = limitOf(64 * 1024);

/**
 * POST /api/log: queues the report of a rendering error, so that the caller does not wait for storage. Limited in size,
 * unless the Worker made it, and in rate per address; secrets are removed before storing.
 */
export function logApi() {
  const log = new Hono<ApiEnv>();
  log.use((c, next) => (c.env.byWorker ? ofWorker : ofOthers)(c, next));
  log.post("/", async (c) => {
    const { success } = await c.env.LOG_LIMIT.limit({ key: visitorAddress(c) });
    if (!success) {
      const message = "Too many reports from here. Please wait a minute.";
      return apiError(c, "too_many", message, { retryAfter: 60 });
    }
    const body: unknown = await c.req.json().catch(() => undefined);
    const entry = logEntrySchema.safeParse(body);
    if (!entry.success) {
      const message = "The report must be JSON with type, errorId, originalMessage, url, message, stack and ts.";
      return apiError(c, "invalid", message);
    }
    const { url, message, originalMessage, stack } = entry.data;
    const clean = {
      url: redact(url),
      message: redact(message),
      originalMessage: redact(originalMessage),
      stack: redact(stack),
    };
    const report: QueuedReport = { entry: { ...entry.data, ...clean }, byWorker: c.env.byWorker };
    await c.env.ERRORS.send(report);
    return c.body(null, 202);
  });
  return log;
}
