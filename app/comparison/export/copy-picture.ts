import { saveFile } from "#app/components/export/save-or-copy.ts";
import { newPicture, type Pen, PNG, pngOf, type Writing } from "#app/components/picture/canvas.ts";
import type { ComparisonContent } from "../comparison-content.ts";
import type { ComparisonCell, ComparisonRow } from "../table/comparison-groups.ts";

/**
 * Copies the table to the clipboard as a picture, or saves it if the clipboard accepts none.
 * @returns the message to show
 */
export async function copyPicture(content: ComparisonContent): Promise<string> {
  const drawing = pngOf(drawPicture(content).canvas);
  try {
    // Browsers require the call during the click event, so the promise itself is passed.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: drawing })]);
    return "Picture copied";
  } catch {
    saveFile("comparison.png", await drawing, PNG);
    return "Picture saved";
  }
}

// Lengths in CSS pixels.
const MARGIN = 24;
const LABEL = 210;
const COLUMN = 176;
const HEAD = 92;
const GROUP = 36;
const ROW = 30;
const FOOT = 44;

/** The table as shown, in the colours of the visitor's mode. */
function drawPicture(content: ComparisonContent): Pen {
  const { columns } = content;
  // Closed groups show nothing.
  const groups = content.groups.filter(({ rows }) => rows.length > 0);
  const width = 2 * MARGIN + LABEL + COLUMN * columns.length;
  const rows = groups.reduce((sum, group) => sum + GROUP + ROW * group.rows.length, 0);
  const height = MARGIN + HEAD + rows + FOOT;
  const pen = newPicture(width, height);
  const { context } = pen;
  context.fillStyle = pen.colour("--surface-2");
  context.fillRect(MARGIN + LABEL, MARGIN, COLUMN, height - MARGIN - FOOT);
  drawHeads(pen, content);
  let top = MARGIN + HEAD;
  for (const group of groups) {
    write(pen, group.label, MARGIN, top + GROUP / 2 + 2, { weight: 600, token: "--text" });
    top += GROUP;
    for (const row of group.rows) {
      line(pen, top, width);
      drawRow(pen, row, top);
      top += ROW;
    }
  }
  line(pen, top, width);
  write(pen, "The Index, comparison", MARGIN, top + FOOT / 2, { size: 12, token: "--text-3" });
  return pen;
}

function drawHeads(pen: Pen, { columns }: ComparisonContent): void {
  for (const [index, { vehicle, state, about, patch }] of columns.entries()) {
    const left = leftOf(index);
    write(pen, vehicle.shortName, left, MARGIN + 18, { size: 15, weight: 650, token: "--text" });
    write(pen, about, left, MARGIN + 38, { size: 11, token: "--text-3" });
    write(pen, state.join(", "), left, MARGIN + 56, { size: 11, token: "--text-2" });
    const last = [patch === null ? "" : `Patch ${patch}`, index === 0 && columns.length > 1 ? "Baseline" : ""];
    write(pen, last.filter(Boolean).join(", "), left, MARGIN + 74, { size: 11, token: "--text-3" });
  }
}

function drawRow(pen: Pen, { label, unit, cells }: ComparisonRow, top: number): void {
  const middle = top + ROW / 2;
  write(pen, label, MARGIN, middle, { token: "--text-2", width: LABEL - 12 });
  for (const [index, cell] of cells.entries()) drawCell(pen, cell, unit, leftOf(index), middle);
}

const TONES = { good: "--wg-good", bad: "--wg-awful", "": "--text-3" } as const;

function drawCell(
  pen: Pen,
  { text, known, delta, tone, best }: ComparisonCell,
  unit: string,
  left: number,
  y: number,
): void {
  const value = known ? { weight: 600, token: "--text" } : { token: "--text-3" };
  let end = left + write(pen, text, left, y, value);
  if (known && unit !== "") end += 4 + write(pen, unit, end + 4, y, { size: 11, token: "--text-3" });
  if (best) diamond(pen, end + 11, y);
  if (delta === "") return;
  pen.context.textAlign = "right";
  write(pen, delta, left + COLUMN - 20, y, { token: TONES[tone] });
  pen.context.textAlign = "left";
}

function write(pen: Pen, text: string, x: number, y: number, writing: Writing): number {
  return pen.write(text, x, y, { width: COLUMN - 16, ...writing });
}

function diamond({ context, colour }: Pen, x: number, y: number): void {
  context.fillStyle = colour("--wg-accent");
  context.beginPath();
  context.moveTo(x, y - 5);
  context.lineTo(x + 5, y);
  context.lineTo(x, y + 5);
  context.lineTo(x - 5, y);
  context.fill();
}

function line({ context, colour }: Pen, y: number, width: number): void {
  context.fillStyle = colour("--grid");
  context.fillRect(MARGIN, y, width - 2 * MARGIN, 1);
}

function leftOf(index: number): number {
  return MARGIN + LABEL + 10 + index * COLUMN;
}
