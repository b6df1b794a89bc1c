/** Letters that Unicode does not decompose into a base letter and an accent. */
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

/**
 * Accent-free kebab-case of an English name, for URLs: "Škoda T 56" → "skoda-t-56".
 * Never empty: a name without any latin letter or digit gives "vehicle".
 * Not unique by itself; URLs carry the id beside it.
 */
export function slugify(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[ßøđłæœþðı]/g, (letter) => SPECIAL[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’ʼ"“”]/g, "");
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return slug === "" ? "vehicle" : slug;
}
