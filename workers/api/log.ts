import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { logEntrySchema } from "#app/api/log.ts";
import { redact } from "#app/lib/redact.ts";
import type { ApiEnv } from "#workers/env.ts";
import { visitorAddress } from "#workers/visitor-address.ts";

const maxBytes = 64 * 1024;

/**
 * POST /api/log: takes the report of a rendering error and queues it, so that nobody waits for storage.
 * Limited in size and, for each address, in rate; secrets are taken out before anything is kept.
 */
export function logApi() {
  const log = new Hono<ApiEnv>();
  const tooLarge = { error: { code: "too_large", message: `A report may have ${maxBytes} bytes at most.` } };
  log.use(bodyLimit({ maxSize: maxBytes, onError: (c) => c.json(tooLarge, 413) }));
  log.post("/", async (c) => {
    const { success } = await c.env.LOG_LIMIT.limit({ key: visitorAddress(c) });
    if (!success) {
      const message = "Too many reports from here. Please wait a minute.";
      return c.json({ error: { code: "too_many", message } }, 429, { "retry-after": "60" });
    }
    const body: unknown = await c.req.json().catch(() => undefined);
    const entry = logEntrySchema.safeParse(body);
    if (!entry.success) {
      const message = "The report must be JSON with type, errorId, originalMessage, url, message, stack and ts.";
      return c.json({ error: { code: "invalid", message } }, 400);
    }
    const { url, message, originalMessage, stack } = entry.data;
    const clean = {
      url: redact(url),
      message: redact(message),
      originalMessage: redact(originalMessage),
      stack: redact(stack),
    };
    await c.env.ERRORS.send({ ...entry.data, ...clean });
    return c.body(null, 202);
  });
  log.all("/", (c) => {
    const message = "Reports are sent with POST.";
    return c.json({ error: { code: "method_not_allowed", message } }, 405, { allow: "POST" });
  });
  return log;
}
