import type { VisibleRange } from "./visible-range.ts";

/** What stands in the document of a list: an item, or a spacer in place of those left out. */
export type ListItem = { index: number } | { spacer: number; key: string };

/**
 * The items of a list.
 * @param range the rows that stand in the document; null is all of them
 * @param kept an item that stands there in any case, since it has the focus
 */
export function listItems(length: number, range: VisibleRange | null, kept: number | null): ListItem[] {
  if (!range) return Array.from({ length }, (_, index) => ({ index }));
  const { perRow, height } = range;
  const all = Math.ceil(length / perRow);
  const shown: number[] = [];
  for (let row = range.first; row < Math.min(range.end, all); row++) shown.push(row);
  const keptRow = kept === null || kept >= length ? null : Math.floor(kept / perRow);
  if (keptRow !== null && !shown.includes(keptRow)) shown.push(keptRow);
  shown.sort((a, b) => a - b);

  const items: ListItem[] = [];
  let next = 0;
  for (const row of shown) {
    if (row > next) items.push({ spacer: (row - next) * height, key: `before${row}` });
    for (let index = row * perRow; index < Math.min(length, (row + 1) * perRow); index++) items.push({ index });
    next = row + 1;
  }
  if (next < all) items.push({ spacer: (all - next) * height, key: "after" });
  return items;
}
