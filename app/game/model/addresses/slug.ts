import { withoutAccents } from "./accents.ts";

/**
 * Accent-free kebab-case of an English name, for URLs: "Škoda T 56" → "skoda-t-56". Never empty: a name without any
 * latin letter or digit gives "vehicle". Not unique by itself; URLs also carry the id.
 */
export function slugify(name: string): string {
  const plain = withoutAccents(name.toLowerCase()).replace(/['’ʼ"“”]/g, "");
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return slug === "" ? "vehicle" : slug;
}
