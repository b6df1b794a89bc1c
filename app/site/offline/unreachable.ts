import { isFailedImport } from "#app/site/errors/describe-error.ts";

/** What Chromium, Firefox and Safari say of a fetch that got no answer. */
const NO_ANSWER = /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed|network error)/;

/**
 * Whether a navigation error means that the site is unreachable, rather than a fault of the page.
 * @param online as the browser reports it: if online, a chunk that fails to load is missing on the server
 */
export function isUnreachable(thrown: unknown, online: boolean): boolean {
  if (isFailedImport(thrown)) return !online;
  return thrown instanceof TypeError && NO_ANSWER.test(thrown.message);
}

/** Whether the browser reports a connection; always true on the server. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}
