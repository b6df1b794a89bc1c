import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { logEntrySchema } from "#app/api/log.ts";
import type { SiteEnv } from "#workers/env.ts";

const maxBytes = 64 * 1024;

/** POST /api/log: takes the report of a rendering error and queues it, so that nobody waits for storage. */
export function logApi() {
  const log = new Hono<SiteEnv>();
  const tooLarge = { error: { code: "too_large", message: `A report may have ${maxBytes} bytes at most.` } };
  log.use(bodyLimit({ maxSize: maxBytes, onError: (c) => c.json(tooLarge, 413) }));
  log.post("/", async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const entry = logEntrySchema.safeParse(body);
    if (!entry.success) {
      const message = "The report must be JSON with type, errorId, originalMessage, url, message, stack and ts.";
      return c.json({ error: { code: "invalid", message } }, 400);
    }
    await c.env.ERRORS.send(entry.data);
    return c.body(null, 202);
  });
  return log;
}
