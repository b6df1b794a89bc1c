import { ProviderError } from "./provider.ts";

/** Why what is kept is not newer; null: it is as new as it has to be. */
export type Outdated = "unavailable" | "too-many" | null;

/**
 * What the publisher tells now, or what is kept of before: where it does not answer, and where a visitor has had it
 * asked too often.
 * @param kept null: nothing
 */
export async function askOrKeep<Kept>(
  kept: Kept | null,
  {
    what,
    mayAsk,
    ask,
    failed,
  }: {
    /** What is looked up, for the log. */
    what: string;
    /** Whether the publisher may be asked for this visitor. */
    mayAsk: () => Promise<boolean>;
    /** @throws ProviderError */
    ask: () => Promise<Kept>;
    /** Notes that the publisher has failed. @returns what is kept from now on */
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
