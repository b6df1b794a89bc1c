/** The first letters of the first two words that have one; shown where there is no picture. At most two letters. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  return letters.slice(0, 2).join("");
}

/**
 * Distinct initials for each of these names: from the words that only it has, not those that all share. A name without
 * other words uses its own.
 */
export function initialsApart(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/\s+/));
  const [first = [], ...others] = words;
  const shared = others.length === 0 ? [] : first.filter((word) => others.every((other) => other.includes(word)));
  return words.map((all) => {
    // Neither "on" nor "of".
    const named = all.filter((word) => /^[^\p{L}]*\p{Lu}|\p{N}|.{4}/u.test(word));
    const own = named.filter((word) => !shared.includes(word));
    const said = own.length > 0 ? own : named.length > 0 ? named : all;
    return said.length === 1 ? lettersOfOne(said[0] ?? "") : initials(said.join(" "));
  });
}

/** "YT" of "YouTube", "Tw" of "Twitch". */
function lettersOfOne(word: string): string {
  const capitals = word.match(/\p{Lu}/gu) ?? [];
  const letters = capitals.length > 1 ? capitals : (word.match(/[\p{L}\p{N}]/gu) ?? []);
  return letters.slice(0, 2).join("");
}
