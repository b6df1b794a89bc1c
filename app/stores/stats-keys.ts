import { readStoredJson, writeStored } from "#app/lib/browser-storage.ts";

const STORAGE_KEY = "index-stats-keys";

/**
 * The keys that read battles, by account, as this browser keeps them: made on the page of game accounts and
 * sent with the lookup of arenas where there is one.
 */
export function readStatsKey(accountId: number): string | null {
  const key = readAll()[accountId];
  return typeof key === "string" && /^[\w-]{43}$/.test(key) ? key : null;
}

/** Where storage is blocked, the lookup is sent without a key, with the owner's session. @param key null deletes it */
export function writeStatsKey(accountId: number, key: string | null): void {
  const { [accountId]: _, ...others } = readAll();
  writeStored(STORAGE_KEY, JSON.stringify(key === null ? others : { ...others, [accountId]: key }));
}

function readAll(): Record<string, unknown> {
  const stored = readStoredJson(STORAGE_KEY);
  return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
}
