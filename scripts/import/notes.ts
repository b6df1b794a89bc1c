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
