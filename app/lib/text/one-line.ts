/** Without what moves, hides or turns text: control characters, and those for the direction of writing. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, (signs) => (signs === "\u200d" ? signs : ""))
    .replace(/\s+/g, " ")
    .trim();
}
