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
