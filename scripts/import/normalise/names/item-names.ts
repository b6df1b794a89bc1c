import { compareVersions } from "#app/game/model/versions.ts";
import { foldText } from "#app/game/search/fold.ts";
import type { Notes } from "#scripts/import/report.ts";
import type { ClientTree } from "../../read/client-tree.ts";

/** A name of the game's own texts, from a list of them. */
export interface ItemName {
  /** Kind of item that the tag names: "equipment", "perk", … */
  kind: string;
  /** Version of the game from which on the tag means this; null for all. */
  since: string | null;
  tag: string;
  name: string;
}

/** Kinds of the list that have a place in the dataset. */
const KINDS = ["equipment", "equipment-family", "consumable", "directive", "perk", "field"] as const;
type ItemKind = (typeof KINDS)[number];

/** Something that is fitted or learnt. */
interface Thing {
  tag: string;
  name: string;
  aliases: string[];
}

/** The game's own names: those of the texts of an installed client, then those of the list. */
export class ItemNames {
  readonly #tree: ClientTree;
  readonly #listed = new Map<string, string>();
  readonly #asked = new Set<string>();

  /**
   * @param version of the definitions, which determines what their tags mean
   * @param notes receives the kinds that the dataset cannot hold
   */
  constructor(tree: ClientTree, list: readonly ItemName[], version: string, notes: Notes) {
    this.#tree = tree;
    const known = list.filter(({ since }) => since === null || compareVersions(since, version) <= 0);
    const earliestFirst = known.toSorted((a, b) => compareVersions(a.since ?? "0", b.since ?? "0"));
    for (const { kind, tag, name } of earliestFirst) {
      if (KINDS.some((own) => own === kind)) this.#listed.set(`${kind}/${tag}`, name);
      else notes.add("kind of names not used", kind);
    }
  }

  /** Whether any name comes from the list. */
  get hasList(): boolean {
    return this.#listed.size > 0;
  }

  /** @param reference text reference, such as `#artefacts:chocolate/name` */
  nameOf(kind: ItemKind, tag: string, reference?: string): string | undefined {
    const key = `${kind}/${tag}`;
    this.#asked.add(key);
    return this.#tree.text(reference) ?? this.#listed.get(key);
  }

  /** Gives items the game's names if there are any; our replaced names become aliases, so that they are still found. */
  apply<T extends Thing>(kind: ItemKind, things: readonly T[], referenceOf: (tag: string) => string | undefined): T[] {
    return things.map((thing) => {
      const name = this.nameOf(kind, thing.tag, referenceOf(thing.tag)) ?? thing.name;
      return { ...thing, name, aliases: isWithin(thing.name, name) ? [] : [thing.name] };
    });
  }

  /** Notes listed names whose items the definitions lack. */
  reportUnused(notes: Notes): void {
    for (const key of this.#listed.keys()) if (!this.#asked.has(key)) notes.add("name of an unknown thing", key);
  }
}

/** Whether a search for one name finds the other without help. */
function isWithin(name: string, other: string): boolean {
  return foldText(other).includes(foldText(name));
}
