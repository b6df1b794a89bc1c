import type { z } from "zod";
import { ProviderError } from "#workers/providers/provider.ts";

/**
 * Consumes messages that each trigger requests to the publisher. If those fail, the message is left until the schedule
 * next asks, so that an outage adds no load; any other failure is retried.
 */
export async function readQueued<T>(
  batch: MessageBatch<unknown>,
  {
    what,
    schema,
  }: {
    /** Names a message in the log. */
    what: string;
    schema: z.ZodType<T>;
  },
  run: (message: T) => Promise<void>,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      const read = schema.safeParse(message.body);
      if (read.success) await run(read.data);
      else console.error(`${what} is malformed and was dropped`, message.id);
      message.ack();
    } catch (error) {
      if (error instanceof ProviderError) {
        console.warn(`${what}: ${error.message}`);
        message.ack();
        continue;
      }
      console.error(`${what} failed and comes again`, message.id, error);
      message.retry();
    }
  }
}
