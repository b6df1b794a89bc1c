/** A fault in a source: its location, and what is wrong. */
interface SourceFault {
  file: string;
  /** Path of the element, or "" when the whole file is meant. */
  element: string;
  message: string;
}

/** Collects every fault of a run, so that the report names them all at once. */
export class SourceFaults {
  readonly list: SourceFault[] = [];

  add(file: string, element: string, message: string): void {
    this.list.push({ file, element, message });
  }

  /** @throws ImportFailure when anything was added. */
  throwIfAny(): void {
    if (this.list.length > 0) throw new ImportFailure(this.list);
  }
}

/** The run cannot continue. The message lists every fault, one per line. */
export class ImportFailure extends Error {
  constructor(faults: readonly SourceFault[]) {
    const lines = faults.map(
      ({ file, element, message }) => `  ${file}${element === "" ? "" : ` <${element}>`}: ${message}`,
    );
    super(`${faults.length} fault${faults.length === 1 ? "" : "s"} in the sources:\n${lines.join("\n")}`);
    this.name = "ImportFailure";
  }
}

/**
 * Source contents that the importer did not use, counted by kind. Unlike a fault, a note does not stop the run, but it
 * is printed and stored in the manifest.
 */
export class Notes {
  readonly #kinds = new Map<string, Map<string, number>>();

  add(kind: string, item: string): void {
    const items = this.#kinds.get(kind) ?? new Map<string, number>();
    items.set(item, (items.get(item) ?? 0) + 1);
    this.#kinds.set(kind, items);
  }

  /** All kinds and their items in alphabetical order; an item met more than once says how often. */
  toList(): { kind: string; count: number; items: string[] }[] {
    return [...this.#kinds]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, items]) => ({
        kind,
        count: [...items.values()].reduce((sum, count) => sum + count, 0),
        items: [...items]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([item, count]) => (count > 1 ? `${item} × ${count}` : item)),
      }));
  }
}
