/** Letters that Unicode does not take apart into a base letter and an accent. */
const SPECIAL: Record<string, string> = {
  ß: "ss",
  ø: "o",
  đ: "d",
  ł: "l",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ı: "i",
};

/** Lower-case text in plain letters: "škoda" gives "skoda", "straße" gives "strasse". */
export function withoutAccents(lower: string): string {
  return lower
    .replace(/[ßøđłæœþðı]/g, (letter) => SPECIAL[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

/**
 * Accent-free kebab-case of an English name, for URLs: "Škoda T 56" → "skoda-t-56". Never empty: a name without any
 * latin letter or digit gives "vehicle". Not unique by itself; URLs also carry the id.
 */
export function slugify(name: string): string {
  const plain = withoutAccents(name.toLowerCase()).replace(/['’ʼ"“”]/g, "");
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return slug === "" ? "vehicle" : slug;
}
