import { battlesPath } from "#app/game/battles/answers.ts";
import { type BattleRecord, type UploadResult, uploadResultSchema } from "#app/game/battles/battle-record.ts";
import { apiProblemOf } from "#app/lib/api.ts";
import { bounded } from "#app/lib/bounded-body.ts";
import type { Memory } from "./memory.ts";
import type { Report } from "./report.ts";
import { jsonOr, type SendingAccount, type Settings } from "./settings.ts";

/** An answer that takes longer than this is none, ms. */
const PATIENCE = 30_000;
/** Longest answer that is read, in bytes: about ten times the answer to a delivery whose battles are all refused. */
const LONGEST_ANSWER = 256 * 1024;
/** Cap on the wait that the site requests, ms. */
const LONGEST_WAIT = 3_600_000;

/** The site does not accept the account's key. */
class KeyRefused extends Error {}

/** The site cannot be reached, is busy, or fails: nothing is lost, and it is tried again. */
class RetryLater extends Error {
  /** Minimum wait that the site requests, ms. */
  readonly afterMs: number;

  constructor(message: string, afterMs = 0) {
    super(message);
    this.afterMs = afterMs;
  }
}

interface Upload {
  site: string;
  account: SendingAccount;
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
}

/**
 * Sends battles of one account to the site. The key goes to the site alone: no redirect is followed.
 * @throws KeyRefused, RetryLater
 */
async function uploadToSite(
  battles: readonly BattleRecord[],
  { site, account, fetch, signal }: Upload,
): Promise<UploadResult> {
  const answer = await fetch(`${site}${battlesPath(account.accountId)}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${account.key}` },
    body: JSON.stringify({ battles }),
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  }).catch(() => {
    throw new RetryLater("The site cannot be reached.");
  });
  const body = jsonOr(await readText(answer).catch(() => ""));
  if (answer.ok) {
    const result = uploadResultSchema.safeParse(body);
    if (result.success) return result.data;
    throw new RetryLater("The site's answer cannot be read.");
  }
  const said = apiProblemOf(answer.status, body);
  const message = said.message ?? `The site answered ${answer.status}.`;
  // Without our own message, the answer comes from something in between, such as a hotel network or a bot check.
  if (said.message !== null && [401, 403, 404].includes(answer.status)) throw new KeyRefused(message);
  throw new RetryLater(message, retryAfter(answer.headers.get("retry-after")));
}

/** @throws Error when the answer is too long, or cut off */
async function readText(answer: Response): Promise<string> {
  return await bounded(answer, LONGEST_ANSWER).text();
}

/** Seconds of a Retry-After header as ms; 0 without one. */
function retryAfter(header: string | null): number {
  return header && /^\d{1,6}$/.test(header) ? Math.min(Number(header) * 1000, LONGEST_WAIT) : 0;
}

/** Results that a call may bring. */
const BATCH = 100;
/** How long the tool waits before it tries again, ms: doubled each time, from the first to the last. */
const FIRST_WAIT = 5_000;
const LAST_WAIT = 300_000;

interface SenderOptions {
  settings: Settings;
  memory: Memory;
  report: Report;
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
}

/** Sends the battles that wait, each account's with its own key, and keeps them while the network or the site is away. */
export class Sender {
  readonly #parts: SenderOptions;
  /** Accounts whose key the site refuses; their battles wait for another key. */
  readonly #refused = new Set<number>();
  #wait = FIRST_WAIT;
  #waker = Promise.withResolvers<void>();

  constructor(options: SenderOptions) {
    this.#parts = options;
  }

  /** Signals that there is something to send. */
  wake(): void {
    this.#waker.resolve();
  }

  /** Sends whatever comes in until the signal aborts. */
  async sendUntil(signal: AbortSignal): Promise<void> {
    signal.addEventListener("abort", () => this.wake(), { once: true });
    while (!signal.aborted) {
      this.#waker = Promise.withResolvers();
      const { memory, report } = this.#parts;
      const retryAfter = await this.#sendOnce();
      if (signal.aborted) return;
      if (retryAfter === null) {
        this.#wait = FIRST_WAIT;
        await this.#waker.promise;
      } else {
        const wait = Math.max(retryAfter, this.#wait);
        report.say(`${counted(memory.waiting)} waiting. Trying again in ${Math.round(wait / 1000)} seconds.`);
        this.#wait = Math.min(this.#wait * 2, LAST_WAIT);
        await pause(wait, signal);
      }
    }
  }

  /** Sends everything that waits. @returns whether nothing is left */
  async sendAll(): Promise<boolean> {
    const retryAfter = await this.#sendOnce();
    const { memory, report } = this.#parts;
    if (memory.waiting > 0) report.say(`${counted(memory.waiting)} waiting for the next run.`);
    return retryAfter === null && memory.waiting === 0;
  }

  /** @returns after how many ms to try again; null when there is nothing left that could be sent */
  async #sendOnce(): Promise<number | null> {
    const { settings, memory, report } = this.#parts;
    for (const account of settings.accounts) {
      while (!this.#refused.has(account.accountId) && memory.waitingOf(account.accountId).length > 0) {
        try {
          await this.#sendBatch(account, memory.waitingOf(account.accountId).slice(0, BATCH));
        } catch (error) {
          if (error instanceof KeyRefused) {
            this.#refused.add(account.accountId);
            report.say(
              `The site refuses the key of account ${account.accountId}. Make a new one on ${settings.site}/mod, and run this tool with --setup.`,
            );
          } else if (error instanceof RetryLater) {
            report.say(error.message);
            return error.afterMs;
          } else throw error;
        }
      }
    }
    return null;
  }

  async #sendBatch(account: SendingAccount, battles: readonly BattleRecord[]): Promise<void> {
    const { settings, memory, report, fetch, signal } = this.#parts;
    const {
      taken,
      known,
      waiting = 0,
      refused,
    } = await uploadToSite(battles, { site: settings.site, account, fetch, signal });
    await memory.done(battles);
    const already = known > 0 ? `, ${known} ${known === 1 ? "was" : "were"} there already` : "";
    const kept = waiting > 0 ? `, ${waiting} will count once the site knows the vehicle` : "";
    report.say(`Sent ${counted(taken)} of account ${account.accountId}${already}${kept}.`);
    for (const { index, message } of refused) {
      const battle = battles[index];
      if (battle) report.battle(`Not taken (${message})`, battle, null);
    }
  }
}

const counted = (battles: number) => `${battles} ${battles === 1 ? "battle" : "battles"}`;

/** Waits; ends early when the signal does. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => resolve(clearTimeout(timer)), { once: true });
  });
}
