/** The messages of Chromium, Firefox, Safari and Vite when a script or style sheet cannot be loaded. */
const FAILED_IMPORT = /dynamically imported module|^Importing a module script failed|^Unable to preload CSS/;

/** What Chromium, Firefox and Safari say of a fetch that got no answer. */
const NO_ANSWER = /^(?:Failed to fetch$|NetworkError when attempting to fetch resource\.|Load failed|network error)/;

/** Whether a chunk or style sheet could not be loaded. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && FAILED_IMPORT.test(error.message);
}

/** Whether a fetch got no answer at all. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}

/** Why something did not work, as a sentence for the visitor; our own errors have one as their message. */
export function faultText(error: unknown): string {
  // The browsers' own words are meant for developers.
  if (isFailedImport(error) || isUnanswered(error))
    return "This couldn’t be loaded. Check your connection and try again.";
  return error instanceof Error ? error.message : "That didn’t work. Please try again.";
}
