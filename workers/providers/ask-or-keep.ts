import { ProviderError } from "./provider.ts";

/** Why the stored data is not newer; null if it is new enough. */
export type Outdated = "unavailable" | "too-many" | null;

/** Whether the publisher failed to answer in the last minute. @param now unix time in milliseconds */
export function isFailing({ failedAt }: { failedAt: number | null }, now: number): boolean {
  return failedAt !== null && now - failedAt < 60_000;
}

/**
 * The publisher's current data, or the stored data if it does not answer or a visitor has caused too many requests.
 * @param kept null if nothing is stored
 */
export async function askOrKeep<Kept>(
  kept: Kept | null,
  {
    what,
    mayAsk,
    ask,
    failed,
  }: {
    /** Names the lookup in the log. */
    what: string;
    /** Whether this visitor may cause a request to the publisher. */
    mayAsk: () => Promise<boolean>;
    /** @throws ProviderError */
    ask: () => Promise<Kept>;
    /** Records that the publisher has failed. @returns what is stored from now on */
    failed: () => Promise<Kept | null>;
  },
): Promise<{ kept: Kept; outdated: Outdated } | "unavailable" | "too-many"> {
  if (!(await mayAsk())) return kept ? { kept, outdated: "too-many" } : "too-many";
  try {
    return { kept: await ask(), outdated: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`${what}: ${error.message}`);
    const noted = await failed();
    return noted ? { kept: noted, outdated: "unavailable" } : "unavailable";
  }
}

/** A part that a page can do without. @param what for the log */
export async function orNull<T>(pending: Promise<T>, what: string): Promise<T | null> {
  return pending.catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`${what}: ${error.message}`);
    return null;
  });
}
