/** Path below /api/files. */
export const BROWSERS_PATH = "content/browsers.json";

/** How to clear stored data in a browser. */
export interface ClearingSteps {
  /** Whether it clears the data of every site, because the browser cannot clear a single site's. */
  everySite?: boolean | undefined;
  /** What to do, in order. */
  steps: readonly string[];
}

export interface Browser {
  name: string;
  computer?: ClearingSteps | undefined;
  phone?: ClearingSteps | undefined;
}
