import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { LineWindow } from "./line-window.ts";

/** Lines kept on either side of what is in sight. */
const OVERSCAN = 4;

export interface VirtualLinesProps {
  /** Its children are the entries; rows without content are `aria-hidden`. */
  list: RefObject<HTMLElement | null>;
  /** Of the whole list. Another list of the same length is another object. */
  rows: { readonly length: number };
  /** Is told which lines are to be in the document, now and at every change. */
  onLines(lines: LineWindow): void;
}

interface Layout {
  /** What the list scrolls in; null is the page. */
  frame: HTMLElement | null;
  /** Of a line with the gap to the next one, in px. */
  height: number;
  perLine: number;
  /** From the top of what scrolls to the first line, in px. */
  top: number;
}

/**
 * Tells which lines of a long list are in sight. It shows nothing itself: the list stays the one that the server
 * sent, so that nothing is made anew when this comes. All entries are of one height, one is measured.
 * Never a part of the first load.
 */
export function VirtualLines(props: VirtualLinesProps) {
  const { list } = props;
  const [layout, setLayout] = useState<Layout | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Called when the browser has laid out, so that measuring costs nothing.
    const resized = new ResizeObserver(() => {
      const next = layoutOf(element);
      if (next) setLayout((last) => (last && same(last, next) ? last : next));
    });
    resized.observe(element);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [list]);

  if (!layout) return null;
  // A virtualizer takes the sizes that it was made with.
  const key = `${layout.height} ${layout.perLine}`;
  return layout.frame ? (
    <InFrame key={key} {...props} layout={layout} frame={layout.frame} />
  ) : (
    <InPage key={key} {...props} layout={layout} />
  );
}

function InPage({ layout, ...props }: VirtualLinesProps & { layout: Layout }) {
  const virtualizer = useWindowVirtualizer({
    ...optionsOf(props, layout),
    initialOffset: () => window.scrollY,
    onChange: (instance) => props.onLines(linesOf(instance, layout)),
  });
  useFirstLines(virtualizer, props, layout);
  return null;
}

function InFrame({ layout, frame, ...props }: VirtualLinesProps & { layout: Layout; frame: HTMLElement }) {
  const virtualizer = useVirtualizer({
    ...optionsOf(props, layout),
    getScrollElement: () => frame,
    initialOffset: () => frame.scrollTop,
    onChange: (instance) => props.onLines(linesOf(instance, layout)),
  });
  useFirstLines(virtualizer, props, layout);
  return null;
}

function optionsOf({ rows }: VirtualLinesProps, { height, perLine, top }: Layout) {
  return {
    count: Math.ceil(rows.length / perLine),
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
    // The visitor scrolls, and the browser when one goes back.
    scrollToFn: () => {},
  };
}

/** What is in sight before anything scrolls, and when the list is another one. */
function useFirstLines(
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>,
  { rows, onLines }: VirtualLinesProps,
  layout: Layout,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are a reason by themselves
  useEffect(() => {
    // Where the page was scrolled for them, the virtualizer hears of it at the start of the frame.
    const frame = requestAnimationFrame(() => onLines(linesOf(virtualizer, layout)));
    return () => cancelAnimationFrame(frame);
  }, [virtualizer, rows, layout, onLines]);
}

function linesOf(
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>,
  { height, perLine }: Layout,
): LineWindow {
  const lines = virtualizer.getVirtualIndexes();
  return { first: lines[0] ?? 0, end: (lines.at(-1) ?? -1) + 1, height, perLine };
}

/** Null while the list is empty. */
function layoutOf(list: HTMLElement): Layout | null {
  const entry = list.querySelector<HTMLElement>(":scope > :not([aria-hidden])");
  if (!entry) return null;
  const around = list.closest<HTMLElement>(".tw");
  const frame = around && getComputedStyle(around).overflowY !== "visible" ? around : null;
  const style = getComputedStyle(list);
  const grid = style.display === "grid";
  const above = frame ? frame.scrollTop - frame.getBoundingClientRect().top : window.scrollY;
  return {
    frame,
    height: entry.getBoundingClientRect().height + (grid ? Number.parseFloat(style.rowGap) || 0 : 0),
    perLine: grid ? style.gridTemplateColumns.split(" ").length : 1,
    top: Math.round(list.getBoundingClientRect().top + above),
  };
}

function same(a: Layout, b: Layout): boolean {
  return a.frame === b.frame && a.height === b.height && a.perLine === b.perLine && a.top === b.top;
}
