import type { z } from "zod";
import { ProviderError } from "#workers/providers/provider.ts";

/**
 * Consumes messages each of which has the publisher asked. What fails there is left for the next time that the schedule
 * asks, so that an outage makes no load of its own; any other failure comes again.
 */
export async function readQueued<T>(
  batch: MessageBatch<unknown>,
  {
    what,
    schema,
  }: {
    /** What a message is, for the log. */
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
