/** What of `URLSearchParams` is needed: this folder knows nothing of browsers. */
export interface QueryParameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/**
 * What somebody typed, as an address has it: without the control characters that HTML does not have, spaces as one.
 * @param maxLength letters that are read
 */
export function typedText(text: string | null, maxLength: number): string {
  return (
    (text ?? "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, maxLength)
      // The cut may have gone through a letter of two units, which no address can have, or behind a space.
      .replace(/[\uD800-\uDBFF]$/, "")
      .trimEnd()
  );
}
