import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";

/**
 * Gives messages to a consumer, as a queue does.
 * @returns what became of each message
 */
export async function consumed(
  queue: string,
  bodies: readonly unknown[],
  consume: (batch: MessageBatch<unknown>) => void | Promise<void>,
): Promise<("acked" | "retried" | "")[]> {
  const messages = bodies.map((body, at) => ({ id: String(at), timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queue, messages);
  await consume(batch);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  const again = new Set(retryMessages.map(({ msgId }: { msgId: string }) => msgId));
  return messages.map(({ id }) => (explicitAcks.includes(id) ? "acked" : again.has(id) ? "retried" : ""));
}
