/** Work timed out, or was not started because its target hung a moment ago. */
export class NotInTime extends Error {
  override readonly name = "NotInTime";
}

/** How long a part may take, and how long it is left alone after it took longer; ms. */
export interface Patience {
  timeoutMs: number;
  restMs: number;
}

/** For work that a visitor waits for: two parts that hang at once are given up within five seconds. */
export const VISITORS_PATIENCE: Patience = { timeoutMs: 2_400, restMs: 5_000 };
/** For the schedule and the queues, where a query may take as long as D1 allows. */
export const JOBS_PATIENCE: Patience = { timeoutMs: 30_000, restMs: 0 };

/**
 * Waits at most `timeoutMs`. A later result is ignored: bindings of a Worker take no abort signal.
 * @param what for the log
 * @throws NotInTime
 */
export async function inTime<T>(work: PromiseLike<T>, timeoutMs: number, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const end = () => late.reject(new NotInTime(`${what} did not answer within ${timeoutMs} ms`));
  const timer = setTimeout(end, timeoutMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Parts that are remembered to hang. */
const MAX_ENTRIES = 1000;

/**
 * Stops calls to a hung part for a while, so that a request that needs it ten times waits once. A part that fails
 * immediately costs no time and is called again. The state is per isolate: each finds out by itself.
 */
export class Breaker {
  readonly #hungAt = new Map<string, number>();

  /** @param what names the part, also for the log @throws NotInTime, and what the work throws */
  async run<T>(what: string, { timeoutMs, restMs }: Patience, work: () => PromiseLike<T>): Promise<T> {
    const hungAt = this.#hungAt.get(what);
    if (hungAt !== undefined && Date.now() - hungAt < restMs)
      throw new NotInTime(`${what} did not answer a moment ago, and is not asked now`);
    try {
      const result = await inTime(work(), timeoutMs, what);
      if (hungAt !== undefined) this.#hungAt.delete(what);
      return result;
    } catch (error) {
      if (error instanceof NotInTime) {
        if (this.#hungAt.size >= MAX_ENTRIES) this.#hungAt.clear();
        this.#hungAt.set(what, Date.now());
      }
      throw error;
    }
  }

  /** Forgets what hung; for tests. */
  clear(): void {
    this.#hungAt.clear();
  }
}
