/** Strings, numbers and the words for numbers that JSON does not have. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|-?\b(?:NaN|Infinity)\b/gs;

/**
 * Reads JSON as the game writes it: whole numbers beyond 2^53 (ids of arenas) become their digits as text instead of
 * another number, and `NaN` and `Infinity`, which JSON does not know, become null.
 * @throws SyntaxError when it is no JSON
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text.replace(TOKENS, exactly));
}

function exactly(token: string): string {
  if (token.startsWith('"')) return token;
  if (token.endsWith("N") || token.endsWith("y")) return "null";
  if (!/^-?\d{16,}$/.test(token) || Number.isSafeInteger(Number(token))) return token;
  return `"${token}"`;
}
