/** Words of tags that are written in another way in names. */
const WORDS: Record<string, string> = {
  Pzw: "Pzw",
  PzKpfwIV: "Pz.Kpfw. IV",
  Ausf: "Ausf.",
  Wz: "wz.",
  Vz: "Vz.",
  mod: "mod.",
};

/** Names of which the rule below would make something else than people call the vehicle. */
const EXACT: Record<string, string> = {
  BV_111: "BV 111",
  Pz_Kpfw_Neu: "Pz.Kpfw. Neu",
};

/**
 * A readable vehicle name made from its tag, for vehicles without a published
 * English name: "GB127_A7E3" → "A7E3", "R199_SU_122V" → "SU-122V".
 */
export function nameFromTag(tag: string): string {
  const bare = tag.replace(/^[A-Z][A-Za-z]?[a-z]?\d+_/, "").replace(/_DIT$/, "");
  const exact = EXACT[bare];
  if (exact !== undefined) return exact;
  const words = bare.split("_").map((word) => WORDS[word] ?? word);
  return words.join(" ").replace(/\b([A-Z]{1,3}) (\d)/g, "$1-$2") || tag;
}
