interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Words of a plan are larger on small screens; in a picture they have one size, in units of the plan. */
const LARGEST_WORD = 20;

/** Draws what the page shows of a drawing into a box, with the colours, lines and words that its style sheet gives it. */
export function drawSvg(context: CanvasRenderingContext2D, svg: SVGSVGElement, box: Box): void {
  context.save();
  context.beginPath();
  context.rect(box.left, box.top, box.width, box.height);
  context.clip();
  const shown = svg.getBoundingClientRect().width || 1;
  const toBox = new DOMMatrix().translate(box.left, box.top).scale(box.width / shown);
  for (const element of svg.querySelectorAll<SVGGraphicsElement>("path,circle,text")) {
    if (element.closest("[data-not-in-picture]")) continue;
    const style = getComputedStyle(element);
    context.globalAlpha = opacityOf(element, svg);
    const matrix = toBox.multiply(DOMMatrix.fromMatrix(element.getCTM() ?? undefined));
    if (element instanceof SVGTextElement) drawWord(context, element, style, matrix);
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
  // Lines keep their width, whatever the scale of the drawing.
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

function drawWord(
  context: CanvasRenderingContext2D,
  word: SVGTextElement,
  style: CSSStyleDeclaration,
  matrix: DOMMatrix,
) {
  const number = (name: string) => Number(word.getAttribute(name) ?? 0);
  const size = Math.min(LARGEST_WORD, Number.parseFloat(style.fontSize));
  const text = word.textContent ?? "";
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
  for (let each: Element | null = element; each && each !== root; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity);
  return opacity;
}
