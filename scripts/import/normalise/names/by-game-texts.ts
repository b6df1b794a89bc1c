import type { ClientTree } from "../../read/client-tree.ts";
import type { Cursor } from "../../read/cursor.ts";

/** Things by the names that the game's own texts have for them; those without one keep theirs. */
export function byGameTexts<T extends { tag: string; name: string }>(
  things: readonly T[],
  tree: ClientTree,
  referenceOf: (tag: string) => string | undefined,
): T[] {
  return things.map((thing) => ({ ...thing, name: tree.text(referenceOf(thing.tag)) ?? thing.name }));
}

/** What the elements of a file are called in the texts, by the name of the element. */
export function userStrings(file: Cursor): (tag: string) => string | undefined {
  return (tag) => file.maybe(tag)?.maybe("userString")?.text();
}

/** What a crew skill is called in the texts: its definition does not say. */
export function skillReference(tag: string): string {
  return `#crew_perks:${tag}/name`;
}
