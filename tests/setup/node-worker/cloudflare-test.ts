import { resetEverything } from "./cloudflare-workers.ts";

export { runInDurableObject } from "./durable-objects.ts";

// In place of `cloudflare:test` where the Worker's tests run in Node.

export async function reset(): Promise<void> {
  resetEverything();
}

const behind = new WeakMap<object, Promise<unknown>[]>();

export function createExecutionContext() {
  const work: Promise<unknown>[] = [];
  const context = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    passThroughOnException() {},
    props: {},
  };
  behind.set(context, work);
  return context;
}

/** Waits for background work after the answer, and for work that it starts in turn. */
export async function waitOnExecutionContext(context: object): Promise<void> {
  const work = behind.get(context) ?? [];
  while (work.length > 0) await work.shift();
}

export function createScheduledController(options: { scheduledTime: Date; cron: string }) {
  return { ...options, scheduledTime: options.scheduledTime.getTime(), noRetry() {} };
}

interface SentMessage {
  id: string;
  timestamp: Date;
  attempts: number;
  body: unknown;
}

/** The outcome of a batch's messages, as reported to the queue. */
const resultOf = new WeakMap<object, { explicitAcks: string[]; retryMessages: { msgId: string }[] }>();

export function createMessageBatch(queue: string, sent: readonly SentMessage[]) {
  const result = { explicitAcks: [] as string[], retryMessages: [] as { msgId: string }[] };
  const messages = sent.map((message) => ({
    ...message,
    ack: () => void result.explicitAcks.push(message.id),
    retry: () => void result.retryMessages.push({ msgId: message.id }),
  }));
  const batch = {
    queue,
    messages,
    ackAll: () => messages.forEach(({ ack }) => void ack()),
    retryAll: () => messages.forEach(({ retry }) => void retry()),
  };
  resultOf.set(batch, result);
  return batch;
}

export async function getQueueResult(batch: object, context: object) {
  await waitOnExecutionContext(context);
  return resultOf.get(batch);
}
