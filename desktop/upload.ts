import { battlesPath } from "#app/game/battles/answers.ts";
import { type BattleRecord, type UploadResult, uploadResultSchema } from "#app/game/battles/battle-record.ts";
import { refusalOf } from "#app/lib/api.ts";
import { bounded } from "#app/lib/bounded-body.ts";
import { jsonOr, type SendingAccount } from "./settings.ts";

/** An answer that takes longer than this is none, ms. */
const PATIENCE = 30_000;
/** Bytes of the longest answer that is read: about ten times that of a delivery of which every battle is refused. */
const LONGEST_ANSWER = 256 * 1024;
/** Waits longer than this are not asked of anybody, ms. */
const LONGEST_WAIT = 3_600_000;

/** The site does not accept the account's key. */
export class KeyRefused extends Error {}

/** The site cannot be reached, is busy, or fails: nothing is lost, and it is tried again. */
export class RetryLater extends Error {
  /** How long the site asks to wait at least, ms. */
  readonly afterMs: number;

  constructor(message: string, afterMs = 0) {
    super(message);
    this.afterMs = afterMs;
  }
}

export interface Upload {
  site: string;
  account: SendingAccount;
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
}

/**
 * Sends battles of one account to the site. The key goes to the site alone: no redirect is followed.
 * @throws KeyRefused, RetryLater
 */
export async function uploadToSite(
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
    const delivered = uploadResultSchema.safeParse(body);
    if (delivered.success) return delivered.data;
    throw new RetryLater("The site's answer cannot be read.");
  }
  const said = refusalOf(answer.status, body);
  const message = said.message ?? `The site answered ${answer.status}.`;
  // Without our own words, somebody on the way has answered, such as a hotel's network or a check for robots.
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
