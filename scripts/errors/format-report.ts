/**
 * What a terminal would obey, or show as something else: control characters (escapes among them), characters that
 * turn the direction or are not seen, separators of lines, halves of a pair.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A line that strangers wrote, with their control characters as `\u{1b}`. */
export function printable(line: string): string {
  return line.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** A stored report as lines of text; further lines of a value are indented, so that they cannot pass for another value. */
export function formatReport(report: Record<string, unknown>): string {
  return Object.entries(report)
    .map(([name, value]) => `${name}: ${String(value).split(/\r?\n/).map(printable).join("\n    ")}`)
    .join("\n");
}
