import { saveFile } from "#app/components/export/save-or-copy.ts";
import { newPicture, type Pen, PNG, pngOf } from "#app/components/picture/canvas.ts";
import { SQUARE_COLUMNS, SQUARE_ROWS } from "#app/game/maps/squares.ts";

export interface PictureLabels {
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

/** Lets the browser save the plan as shown, with its map, type, notes and source. */
export async function savePlanPicture(drawing: SVGSVGElement, labels: PictureLabels, name: string): Promise<void> {
  saveFile(name, await pngOf(drawPicture(drawing, labels).canvas), PNG);
}

function drawPicture(drawing: SVGSVGElement, { title, about, source, notes }: PictureLabels): Pen {
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
  for (const [i, column] of SQUARE_COLUMNS.entries())
    pen.write(column, left + (i + 0.5) * (PLAN / 10), top - 12, writing);
  for (const [i, row] of SQUARE_ROWS.entries()) pen.write(row, left - 14, top + (i + 0.5) * (high / 10), writing);
  pen.context.textAlign = "left";
}

interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Words of a plan are larger on small screens; in a picture they have one size, in units of the plan. */
const MAX_FONT_SIZE = 20;

/** Draws the visible part of an SVG drawing into a box, with the colours, lines and fonts from its style sheet. */
function drawSvg(context: CanvasRenderingContext2D, svg: SVGSVGElement, box: PictureBox): void {
  context.save();
  context.beginPath();
  context.rect(box.left, box.top, box.width, box.height);
  context.clip();
  const displayedWidth = svg.getBoundingClientRect().width || 1;
  const toBox = new DOMMatrix().translate(box.left, box.top).scale(box.width / displayedWidth);
  for (const element of svg.querySelectorAll<SVGGraphicsElement>("path,circle,text")) {
    if (element.closest("[data-not-in-picture]")) continue;
    const style = getComputedStyle(element);
    context.globalAlpha = opacityOf(element, svg);
    const matrix = toBox.multiply(DOMMatrix.fromMatrix(element.getCTM() ?? undefined));
    if (element instanceof SVGTextElement) drawText(context, element, style, matrix);
    else drawShape(context, pathOf(element), style, matrix);
  }
  context.restore();
}

function pathOf(element: SVGGraphicsElement): Path2D {
  if (!(element instanceof SVGCircleElement)) return new Path2D(element.getAttribute("d") ?? "");
  const path = new Path2D();
  const [x, y, r] = [element.cx, element.cy, element.r].map(({ baseVal }) => baseVal.value);
  path.arc(x ?? 0, y ?? 0, r ?? 0, 0, 2 * Math.PI);
  return path;
}

function drawShape(
  context: CanvasRenderingContext2D,
  shape: Path2D,
  style: CSSStyleDeclaration,
  matrix: DOMMatrix,
): void {
  // Lines keep their width at any scale of the drawing.
  const path = new Path2D();
  path.addPath(shape, matrix);
  if (style.fill !== "none") {
    context.fillStyle = style.fill;
    context.fill(path);
  }
  if (style.stroke === "none") return;
  context.strokeStyle = style.stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash(style.strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? []);
  context.stroke(path);
}

const ALIGN: Record<string, CanvasTextAlign> = { start: "start", middle: "center", end: "end" };

function drawText(
  context: CanvasRenderingContext2D,
  element: SVGTextElement,
  style: CSSStyleDeclaration,
  matrix: DOMMatrix,
) {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  const size = Math.min(MAX_FONT_SIZE, Number.parseFloat(style.fontSize));
  const text = element.textContent ?? "";
  context.save();
  context.setTransform(context.getTransform().multiply(matrix));
  context.textBaseline = "alphabetic";
  context.textAlign = ALIGN[style.textAnchor] ?? "start";
  context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
  context.setLineDash([]);
  if (style.stroke !== "none") {
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineJoin = "round";
    context.strokeText(text, number("x"), number("y"));
  }
  context.fillStyle = style.fill;
  context.fillText(text, number("x"), number("y"));
  context.restore();
}

function opacityOf(element: Element, root: Element): number {
  let opacity = 1;
  for (let current: Element | null = element; current && current !== root; current = current.parentElement)
    opacity *= Number(getComputedStyle(current).opacity);
  return opacity;
}
