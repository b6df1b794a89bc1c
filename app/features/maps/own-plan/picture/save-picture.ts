import { COLUMNS, ROWS } from "#app/game/maps/squares.ts";
import { saveFile } from "#app/widgets/export/save-file.ts";
import { PNG, pngOf } from "#app/widgets/picture/canvas.ts";
import { newPicture, type Pen } from "#app/widgets/picture/pen.ts";
import { drawSvg } from "./draw-svg.ts";

/** What stands around a plan in its picture. */
export interface PictureWords {
  /** The name of the map. */
  title: string;
  /** "Standard, seen from North" */
  about: string;
  source: string;
  /** What markers say. */
  notes: readonly { number: number; where: string; note: string }[];
}

// Lengths in CSS pixels.
const MARGIN = 24;
const HEAD = 72;
const LETTERS = 24;
const PLAN = 1000;
const NOTE = 26;
const FOOT = 40;

/** Has the browser save the plan as it is shown, with its map, its type, its notes and where it is from. */
export async function savePicture(drawing: SVGSVGElement, words: PictureWords, name: string): Promise<void> {
  saveFile(name, await pngOf(drawPicture(drawing, words).canvas), PNG);
}

function drawPicture(drawing: SVGSVGElement, { title, about, source, notes }: PictureWords): Pen {
  const { width, height } = drawing.viewBox.baseVal;
  const high = (PLAN * height) / width;
  const noted = notes.filter(({ note }) => note !== "");
  const rows = Math.ceil(noted.length / 2);
  const [left, top] = [MARGIN + LETTERS, HEAD + LETTERS];
  const pen = newPicture(left + PLAN + MARGIN, top + high + (rows > 0 ? 12 + rows * NOTE : 0) + FOOT);
  const { context, colour } = pen;
  const wide = pen.write(title, MARGIN, 38, { size: 28, weight: 650, token: "--text" });
  pen.write(about, MARGIN + wide + 16, 42, { size: 16, token: "--text-2", width: PLAN - wide });
  drawLetters(pen, left, top, high);
  context.fillStyle = colour("--surface-2");
  context.fillRect(left, top, PLAN, high);
  drawSvg(context, drawing, { left, top, width: PLAN, height: high });
  noted.forEach(({ number, where, note }, i) => {
    const x = left + (i % 2) * (PLAN / 2);
    const y = top + high + 24 + Math.floor(i / 2) * NOTE;
    pen.write(`${number}`, x, y, { size: 15, weight: 650, token: "--text" });
    pen.write(where, x + 28, y, { size: 15, token: "--text-3" });
    pen.write(note, x + 64, y, { size: 15, token: "--text-2", width: PLAN / 2 - 84 });
  });
  pen.write(source, MARGIN, pen.canvas.height / 2 - FOOT / 2, { size: 13, token: "--text-3", width: PLAN });
  return pen;
}

function drawLetters(pen: Pen, left: number, top: number, high: number): void {
  const writing = { size: 14, weight: 600, token: "--text-3" };
  pen.context.textAlign = "center";
  for (const [i, column] of COLUMNS.entries()) pen.write(column, left + (i + 0.5) * (PLAN / 10), top - 12, writing);
  for (const [i, row] of ROWS.entries()) pen.write(row, left - 14, top + (i + 0.5) * (high / 10), writing);
  pen.context.textAlign = "left";
}
