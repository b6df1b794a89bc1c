interface FilledTemplate {
  text: string;
  /** Unknown names in braces; they stay as written. */
  unknown: string[];
  /** Placeholders whose value is unknown; a gap replaces them. */
  missing: string[];
}

/** Replaces an unknown value, so that the missing spot is visible. */
export const GAP = "…";

const PLACEHOLDER = /\{([^{}\n]{1,40})\}/g;
/** A part that is left out when something in it is not known; it may be empty of placeholders, and then stays. */
const OPTIONAL = /\[([^[\]\n]*)\]/g;

/**
 * Fills a template: "{vehicle} on {map}[, {damage} damage]". A part in square brackets is left out if a value in it is
 * unknown. Values are never read as templates themselves.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | null>>): FilledTemplate {
  const unknown = new Set<string>();
  const missing = new Set<string>();
  const known = (name: string) => Object.hasOwn(values, name);
  const fill = (part: string) =>
    part.replaceAll(PLACEHOLDER, (written, name: string) => {
      if (!known(name)) {
        unknown.add(name);
        return written;
      }
      const value = values[name] ?? null;
      if (value === null) missing.add(name);
      return value ?? GAP;
    });

  let text = "";
  let at = 0;
  for (const { 0: whole, 1: inside = "", index } of template.matchAll(OPTIONAL)) {
    text += fill(template.slice(at, index));
    at = index + whole.length;
    const names = [...inside.matchAll(PLACEHOLDER)].map(([, name = ""]) => name).filter(known);
    if (names.length === 0) text += fill(whole);
    else if (names.every((name) => values[name] !== null)) text += fill(inside);
  }
  text += fill(template.slice(at));
  return { text: tidied(text), unknown: [...unknown], missing: [...missing] };
}

/** Without the gaps that are left where nothing was known. */
function tidied(text: string): string {
  return text
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/(\S) {2,}/g, "$1 ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
