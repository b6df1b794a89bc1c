import { isFailedImport } from "#app/ui/describe-error.ts";

/** What Chromium, Firefox and Safari say of a fetch that got no answer. */
const NO_ANSWER = /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed|network error)/;

/**
 * Whether what a navigation has thrown means that the site could not be reached, which is no fault of the page.
 * @param online what the browser believes: with a connection, a missing part is missing on the site
 */
export function isUnreachable(thrown: unknown, online: boolean): boolean {
  if (isFailedImport(thrown)) return !online;
  return thrown instanceof TypeError && NO_ANSWER.test(thrown.message);
}
