import type { Cursor } from "../../read/cursor.ts";

/** What the elements of a file are called in the texts, by the name of the element. */
export function userStrings(file: Cursor): (tag: string) => string | undefined {
  return (tag) => file.maybe(tag)?.maybe("userString")?.text();
}

/** What a crew skill is called in the texts: its definition does not say. */
export function skillReference(tag: string): string {
  return `#crew_perks:${tag}/name`;
}

/** What a field modification is called in the texts: one of several alike by their common label, one of a pair by its tag. */
export function modificationReference(file: Cursor): (tag: string) => string {
  return (tag) => `#artefacts:${file.maybe(tag)?.maybe("locName")?.text() ?? tag}/name`;
}
