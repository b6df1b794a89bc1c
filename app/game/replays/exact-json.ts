/** Numbers, and the words for numbers that JSON does not have. */
const NUMBERS = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|-?\b(?:NaN|Infinity)\b/g;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads JSON as the game writes it: whole numbers beyond 2^53 (ids of arenas) become their digits as text instead of
 * another number, and `NaN` and `Infinity`, which JSON does not know, become null. Looks at each letter once, whatever
 * the text holds: files come from strangers.
 * @throws SyntaxError when it is no JSON
 */
export function parseExactJson(text: string): unknown {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const opens = text.indexOf('"', at);
    const start = opens < 0 ? text.length : opens;
    const end = endOfString(text, start);
    parts.push(text.slice(at, start).replace(NUMBERS, exactly), text.slice(start, end));
    at = end;
  }
  return JSON.parse(parts.join(""));
}

/** Where a string that begins here ends, its quotes included; the end of the text when it is never closed. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) return at + 1;
    if (letter === BACKSLASH) at++;
  }
  return text.length;
}

function exactly(token: string): string {
  if (token.endsWith("N") || token.endsWith("y")) return "null";
  if (!/^-?\d{16,}$/.test(token) || Number.isSafeInteger(Number(token))) return token;
  return `"${token}"`;
}
