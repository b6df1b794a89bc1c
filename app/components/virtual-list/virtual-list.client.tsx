import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { OVERSCAN, type VisibleRange } from "./visible-range.ts";

export interface VirtualListProps {
  /** Its children are the items; spacers are `aria-hidden`. It may stand in an element that scrolls, `[data-scroll-frame]`. */
  list: RefObject<HTMLElement | null>;
  /** Of the whole list. Another list of the same length is another object. */
  rows: { readonly length: number };
  /** Is told which rows are to be in the document, now and at every change. */
  onRange(range: VisibleRange): void;
}

interface VirtualListLayout {
  /** What the list scrolls in; null is the page. */
  frame: HTMLElement | null;
  /** Of a row with the gap to the next one, in px. */
  height: number;
  perRow: number;
  /** From the top of what scrolls to the first row, in px. */
  top: number;
}

/**
 * Tells which rows of a long list are in sight. It shows nothing itself: the list stays the one that the server
 * sent, so that nothing is made anew when this comes. All items are of one height, one is measured.
 * Never a part of the first load.
 */
export function VirtualList(props: VirtualListProps) {
  const { list } = props;
  const [layout, setLayout] = useState<VirtualListLayout | null>(null);

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
  const key = `${layout.height} ${layout.perRow}`;
  return layout.frame ? (
    <InFrame key={key} {...props} layout={layout} frame={layout.frame} />
  ) : (
    <InPage key={key} {...props} layout={layout} />
  );
}

function InPage({ layout, ...props }: VirtualListProps & { layout: VirtualListLayout }) {
  const virtualizer = useWindowVirtualizer({
    ...optionsOf(props, layout),
    initialOffset: () => window.scrollY,
    onChange: (instance) => props.onRange(rangeOf(instance, layout)),
  });
  useFirstRange(virtualizer, props, layout);
  return null;
}

function InFrame({ layout, frame, ...props }: VirtualListProps & { layout: VirtualListLayout; frame: HTMLElement }) {
  const virtualizer = useVirtualizer({
    ...optionsOf(props, layout),
    getScrollElement: () => frame,
    initialOffset: () => frame.scrollTop,
    onChange: (instance) => props.onRange(rangeOf(instance, layout)),
  });
  useFirstRange(virtualizer, props, layout);
  return null;
}

function optionsOf({ rows }: VirtualListProps, { height, perRow, top }: VirtualListLayout) {
  return {
    count: Math.ceil(rows.length / perRow),
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
    // The visitor scrolls, and the browser when one goes back.
    scrollToFn: () => {},
  };
}

/** What is in sight before anything scrolls, and when the list is another one. */
function useFirstRange(
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>,
  { rows, onRange }: VirtualListProps,
  layout: VirtualListLayout,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are a reason by themselves
  useEffect(() => {
    // Where the page was scrolled for them, the virtualizer hears of it at the start of the frame.
    const frame = requestAnimationFrame(() => onRange(rangeOf(virtualizer, layout)));
    return () => cancelAnimationFrame(frame);
  }, [virtualizer, rows, layout, onRange]);
}

function rangeOf(
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>,
  { height, perRow }: VirtualListLayout,
): VisibleRange {
  const rows = virtualizer.getVirtualIndexes();
  return { first: rows[0] ?? 0, end: (rows.at(-1) ?? -1) + 1, height, perRow };
}

/** Null while the list is empty. */
function layoutOf(list: HTMLElement): VirtualListLayout | null {
  const item = list.querySelector<HTMLElement>(":scope > :not([aria-hidden])");
  if (!item) return null;
  const around = list.closest<HTMLElement>("[data-scroll-frame]");
  const frame = around && getComputedStyle(around).overflowY !== "visible" ? around : null;
  const style = getComputedStyle(list);
  const grid = style.display === "grid";
  const above = frame ? frame.scrollTop - frame.getBoundingClientRect().top : window.scrollY;
  return {
    frame,
    height: item.getBoundingClientRect().height + (grid ? Number.parseFloat(style.rowGap) || 0 : 0),
    perRow: grid ? style.gridTemplateColumns.split(" ").length : 1,
    top: Math.round(list.getBoundingClientRect().top + above),
  };
}

function same(a: VirtualListLayout, b: VirtualListLayout): boolean {
  return a.frame === b.frame && a.height === b.height && a.perRow === b.perRow && a.top === b.top;
}
