import { withoutAccents } from "#app/game/model/addresses/slug.ts";

/**
 * Text as a search compares it: without case, accents, spaces and punctuation, so that "t54" finds
 * "T-54", "pzkpfw" finds "Pz.Kpfw." and "bat chat" finds "Bat.-Châtillon".
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most names are plain ASCII, and taking letters apart is by far the slowest step.
  // Stryker disable next-line Regex: plain ASCII has no accents to be taken off
  const plain = /^[\x20-\x7e]*$/.test(lower) ? lower : withoutAccents(lower);
  return plain.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The words of a query, folded; empty for a query without any letter or digit. */
export function foldWords(query: string): string[] {
  return query
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== "");
}
