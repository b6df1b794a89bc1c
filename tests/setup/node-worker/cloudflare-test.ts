import { resetEverything } from "./cloudflare-workers.ts";

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
