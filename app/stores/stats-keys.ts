const STORAGE_KEY = "index-stats-keys";

/**
 * The keys that read battles, by account, as this browser keeps them: made on the page of game accounts and
 * sent with the lookup of arenas where there is one. Storage may be off, or hold something else.
 */
export function readStatsKey(accountId: number): string | null {
  const key = readAll()[accountId];
  return typeof key === "string" && /^[\w-]{43}$/.test(key) ? key : null;
}

/** @param key null deletes it */
export function writeStatsKey(accountId: number, key: string | null): void {
  const { [accountId]: _, ...others } = readAll();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(key === null ? others : { ...others, [accountId]: key }));
  } catch {
    // storage is blocked: the lookup is sent without a key, with the owner's session
  }
}

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
