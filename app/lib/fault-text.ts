/**
 * Why something did not work, as a sentence for the visitor: our own errors have one as their message. What the browser
 * throws where a script or an answer did not come, or code is at fault, is a TypeError with words for developers.
 */
export function faultText(error: unknown): string {
  const isOurs = error instanceof Error && !(error instanceof TypeError) && !isOfBundler(error);
  return isOurs ? error.message : "That didn’t work. Check your connection and try again.";
}

/** Vite's error for a style sheet that did not come. */
const isOfBundler = ({ message }: Error) => message.startsWith("Unable to preload CSS");
