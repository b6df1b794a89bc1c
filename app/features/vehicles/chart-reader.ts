import { type ChartPoint, readPoints } from "./chart-points.ts";

/** Where the keys lead, from point to point along a line and from line to line. */
export const STEPS: Record<string, (line: number, point: number) => [line: number, point: number]> = {
  ArrowRight: (line, point) => [line, point + 1],
  ArrowLeft: (line, point) => [line, point - 1],
  ArrowUp: (line, point) => [line - 1, point],
  ArrowDown: (line, point) => [line + 1, point],
  Home: (line) => [line, 0],
  End: (line) => [line, Number.POSITIVE_INFINITY],
};

/** The chart that is read at present; one document, one visitor. */
let shown: Element | null = null;
let parts: { dot: HTMLElement; tip: HTMLElement } | undefined;

/**
 * Lets the points of the charts be read: a tooltip at the one nearest to pointer or finger, and by keyboard
 * from one to the next. A chart is a slider for screen readers, whose value is the point.
 * @param first the use of the page that brought this script @returns what ends it
 */
export function readCharts(first?: Event): () => void {
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
    const step = STEPS[event.key];
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
  if (first instanceof PointerEvent) onPointer(first);
  onFocus(document.activeElement);
  return () => {
    hide();
    ending.abort();
  };
}

/**
 * The place in the list of all points that a key leads to; at the end of a line or of the lines it stays.
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
  return target instanceof Element ? target.closest<HTMLElement>(".ch-read") : null;
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
  parts ??= makeParts();
  const { dot, tip } = parts;
  for (const part of [dot, tip]) {
    part.style.left = `${left + scrollX + (point.x * width) / 100}px`;
    part.style.top = `${top + scrollY + (point.y * height) / 100}px`;
  }
  const [what = "", figure = ""] = point.text.split(": ");
  const bold = document.createElement("b");
  bold.textContent = figure;
  tip.replaceChildren(what, bold);
  tip.dataset.side = point.x < 35 ? "start" : point.x > 65 ? "end" : "middle";
  tip.toggleAttribute("data-below", point.y < 25);
  reader.ariaValueNow = String(index + 1);
  reader.ariaValueText = point.text;
  shown = reader;
  document.body.append(dot, tip);
}

/** @param except a chart that stays as it is */
function hide(except?: Element | null): void {
  if (!shown || shown === except) return;
  shown = null;
  parts?.dot.remove();
  parts?.tip.remove();
}

/**
 * The mark and the tooltip. They stand at the end of the page, since charts may not be hydrated yet. A screen
 * reader reads the value of the slider instead.
 */
function makeParts() {
  const make = (name: string) => {
    const part = document.createElement("div");
    part.className = name;
    part.ariaHidden = "true";
    return part;
  };
  return { dot: make("ch-dot"), tip: make("ch-tip") };
}
