import { isFailedImport, isUnanswered } from "#app/lib/fault-text.ts";

/**
 * Whether a navigation error means that the site is unreachable, rather than a fault of the page.
 * @param online as the browser reports it: if online, a chunk that fails to load is missing on the server
 */
export function isUnreachable(thrown: unknown, online: boolean): boolean {
  if (isFailedImport(thrown)) return !online;
  return isUnanswered(thrown);
}

/** Whether the browser reports a connection; always true on the server. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}
