/** The first letters of the first two words that have one; shown where there is no picture. At most two letters. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  return letters.slice(0, 2).join("");
}
