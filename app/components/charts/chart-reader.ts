/** How each key moves: along a series from point to point, or to another series. */
export const KEY_STEPS: Record<string, (line: number, point: number) => [line: number, point: number]> = {
  ArrowRight: (line, point) => [line, point + 1],
  ArrowLeft: (line, point) => [line, point - 1],
  ArrowUp: (line, point) => [line - 1, point],
  ArrowDown: (line, point) => [line + 1, point],
  Home: (line) => [line, 0],
  End: (line) => [line, Number.POSITIVE_INFINITY],
};

/** The chart in use; one document has one visitor. */
let activeChart: Element | null = null;
let elements: { dot: HTMLElement; tip: HTMLElement } | undefined;

/**
 * Makes the charts' points readable: a tooltip at the point nearest to pointer or finger, and keys that move from point
 * to point. For screen readers a chart is a slider whose value is the point.
 * @returns what ends it
 */
export function readCharts(): () => void {
  const onPointer = (event: PointerEvent) => {
    const reader = readerOf(event.target);
    if (reader) showNearest(reader, event);
    else hide(document.activeElement);
  };
  const onFocus = (target: EventTarget | null) => {
    const reader = readerOf(target);
    if (reader) show(reader, Number(reader.ariaValueNow) - 1);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
    const reader = readerOf(event.target);
    const step = KEY_STEPS[event.key];
    if (!reader || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(reader, stepFrom(readPoints(reader.dataset.points ?? ""), Number(reader.ariaValueNow) - 1, step));
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener("pointermove", onPointer, { signal });
  document.addEventListener("pointerdown", onPointer, { signal });
  document.addEventListener("focusin", ({ target }) => onFocus(target), { signal });
  document.addEventListener("focusout", () => hide(), { signal });
  document.addEventListener("keydown", onKey, { signal });
  addEventListener("resize", () => hide(), { signal });
  onFocus(document.activeElement);
  return () => {
    hide();
    ending.abort();
  };
}

/**
 * The index that a key moves to, in the list of all points; it stays at the end of a series and at the last series.
 * @param index place in the list of all points
 */
export function stepFrom(
  lines: readonly (readonly ChartPoint[])[],
  index: number,
  step: (line: number, point: number) => [number, number],
): number {
  const starts = lines.map((_, line) => lines.slice(0, line).flat().length);
  const line = starts.findLastIndex((start) => start <= index);
  const [toLine, toPoint] = step(line, index - (starts[line] ?? 0));
  const next = Math.min(Math.max(toLine, 0), lines.length - 1);
  const last = (lines[next]?.length ?? 1) - 1;
  return (starts[next] ?? 0) + Math.min(Math.max(toPoint, 0), last);
}

function readerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-points]") : null;
}

function showNearest(reader: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, top, width, height } = reader.getBoundingClientRect();
  const away = readPoints(reader.dataset.points ?? "")
    .flat()
    .map(({ x, y }) => Math.hypot(left + (x * width) / 100 - clientX, top + (y * height) / 100 - clientY));
  show(reader, away.indexOf(Math.min(...away)));
}

function show(reader: HTMLElement, index: number): void {
  const point = readPoints(reader.dataset.points ?? "").flat()[index];
  if (!point) return;
  const { left, top, width, height } = reader.getBoundingClientRect();
  elements ??= makeElements();
  const { dot, tip } = elements;
  for (const element of [dot, tip]) {
    element.style.left = `${left + scrollX + (point.x * width) / 100}px`;
    element.style.top = `${top + scrollY + (point.y * height) / 100}px`;
  }
  const [what = "", value = ""] = point.text.split(": ");
  const bold = document.createElement("b");
  bold.textContent = value;
  tip.replaceChildren(what, bold);
  tip.dataset.side = point.x < 35 ? "start" : point.x > 65 ? "end" : "middle";
  tip.toggleAttribute("data-below", point.y < 25);
  reader.ariaValueNow = String(index + 1);
  reader.ariaValueText = point.text;
  activeChart = reader;
  document.body.append(dot, tip);
}

/** @param except a chart that keeps its marker and tooltip */
function hide(except?: Element | null): void {
  if (!activeChart || activeChart === except) return;
  activeChart = null;
  elements?.dot.remove();
  elements?.tip.remove();
}

/**
 * The marker and the tooltip. They are appended to the body, because the chart may not be hydrated yet. Screen readers
 * read the slider's value instead.
 */
function makeElements() {
  const make = (name: string) => {
    const element = document.createElement("div");
    element.className = name;
    element.ariaHidden = "true";
    return element;
  };
  return { dot: make("chart-mark"), tip: make("chart-tip") };
}

/** A point of a chart: its position in per cent of the drawing, and its label: "AP, 300 m: 194 mm". */
interface ChartPoint {
  x: number;
  y: number;
  text: string;
}

/** The points of a chart as text for its markup: one per line, with an empty line between two series. */
export function readPoints(text: string): ChartPoint[][] {
  return text.split("\n\n").map((line) =>
    line.split("\n").map((point) => {
      const [x, y, ...words] = point.split(" ");
      return { x: Number(x), y: Number(y), text: words.join(" ") };
    }),
  );
}
