/** Name of a rendering error: `ERR-{unix seconds}-{6 hex}`. @param now unix time in milliseconds */
export function createErrorId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `ERR-${Math.floor(now / 1000)}-${hex}`;
}

/** The message with the error id, as it is shown and logged; the error page separates the two again. */
export function withErrorId(message: string, errorId: string): string {
  return `${message} [Error ID: ${errorId}]`;
}
