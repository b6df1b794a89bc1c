import type { LineWindow } from "./line-window.ts";

/** A place in a list of which only a part stands in the document: an entry, or the room of those left out. */
export type Slot = { index: number } | { gap: number; key: string };

/**
 * The slots of a list.
 * @param lines the lines that stand in the document; null is all of them
 * @param kept an entry that stands there in any case, since it has the focus
 */
export function slotsOf(length: number, lines: LineWindow | null, kept: number | null): Slot[] {
  if (!lines) return Array.from({ length }, (_, index) => ({ index }));
  const { perLine, height } = lines;
  const all = Math.ceil(length / perLine);
  const shown: number[] = [];
  for (let line = lines.first; line < Math.min(lines.end, all); line++) shown.push(line);
  const keptLine = kept === null || kept >= length ? null : Math.floor(kept / perLine);
  if (keptLine !== null && !shown.includes(keptLine)) shown.push(keptLine);
  shown.sort((a, b) => a - b);

  const slots: Slot[] = [];
  let next = 0;
  for (const line of shown) {
    if (line > next) slots.push({ gap: (line - next) * height, key: `before${line}` });
    for (let index = line * perLine; index < Math.min(length, (line + 1) * perLine); index++) slots.push({ index });
    next = line + 1;
  }
  if (next < all) slots.push({ gap: (all - next) * height, key: "after" });
  return slots;
}
