/**
 * Characters that a terminal would interpret or hide: control characters (escape included), bidirectional and invisible
 * characters, line separators, unpaired surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** An untrusted line, with its control characters as `\u{1b}`. */
export function printable(line: string): string {
  return line.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** A stored report as lines of text; further lines of a value are indented, so that they cannot pass for another value. */
export function formatReport(report: Record<string, unknown>): string {
  return Object.entries(report)
    .map(([name, value]) => `${name}: ${String(value).split(/\r?\n/).map(printable).join("\n    ")}`)
    .join("\n");
}
