/** How a figure stands among others. Lengths come from a class, `percent-40`. */
export const figures = {
  // A figure with its percentile within tier and class as a hairline under it: a background, since there are four
  // hundred of them on a page and a box of its own for each would double the work of every change.
  percentile: `[background:no-repeat_linear-gradient(90deg,var(--percentile-line,var(--border-control))_var(--percent),var(--surface-3)_var(--percent))]
    bg-[length:44px_2px] print:[print-color-adjust:exact]
    [&.percentile-top]:[--percentile-line:var(--wg-accent)] [&.percentile-top]:color-text [&.percentile-top]:font-600
    [@media(forced-colors:active)]:[background-image:linear-gradient(90deg,CanvasText_var(--percent),transparent_var(--percent))]`,

  // From the lowest to the highest of the tier and class, with a tick at the average. The last of its group still
  // shows its colour.
  "stat-bar": `relative block h-6px mt-12px rounded-3px bg-surface-3
    before:content-empty before:absolute before:inset-y-0 before:left-0 before:w-[var(--percent)] before:min-w-3px
    before:rounded-3px before:[background:var(--bar,var(--text-3))]
    [&>u]:absolute [&>u]:inset-y--3px [&>u]:left-[var(--percent)] [&>u]:w-2px [&>u]:ml--1px [&>u]:rounded-1px
    [&>u]:bg-text [&>u]:[box-shadow:0_0_0_2px_var(--surface-1)]
    print:[print-color-adjust:exact] print:before:[print-color-adjust:exact]
    [@media(forced-colors:active)]:border [@media(forced-colors:active)]:border-[CanvasText]
    [@media(forced-colors:active)]:before:[background:CanvasText]
    [@media(forced-colors:active)]:before:[forced-color-adjust:none]
    [@media(forced-colors:active)]:[&>u]:[background:CanvasText]
    [@media(forced-colors:active)]:[&>u]:[forced-color-adjust:none]`,

  // To both sides of the middle, by half of its length at most.
  "lean-bar": `relative block h-4px rounded-2px bg-surface-3
    before:content-empty before:absolute before:inset-y-0 before:w-[calc(var(--percent)/2)] before:min-w-2px
    before:rounded-2px before:left-1/2 before:bg-wg-good
    after:content-empty after:absolute after:inset-y--3px after:left-1/2 after:w-2px after:ml--1px after:bg-text-3
    print:[print-color-adjust:exact] print:before:[print-color-adjust:exact]
    [@media(forced-colors:active)]:border [@media(forced-colors:active)]:border-[CanvasText]
    [@media(forced-colors:active)]:before:[background:CanvasText]
    [@media(forced-colors:active)]:before:[forced-color-adjust:none]`,
} satisfies Record<string, string>;

export const figureVariants = {
  "lean-bar-down": "before:left-auto before:right-1/2 before:bg-wg-awful",
  "stat-bar-good": "[--bar:var(--wg-good)]",
  "stat-bar-bad": "[--bar:var(--wg-awful)]",
  "stat-bar-thin": "h-4px m-0",
} satisfies Record<string, string>;

/** Charts drawn by the server, and what the script puts over them. The subject is always the first series. */
export const charts = {
  // An odd one at the end takes the whole row.
  charts: `grid grid-cols-3 gap-16px mt-16px lt-laptop:grid-cols-2 lt-tablet:grid-cols-[minmax(0,1fr)]
    lt-laptop:[&>:last-child:nth-child(odd)]:col-span-full
    lt-laptop:[&>:last-child:nth-child(odd)_.chart-box]:max-w-420px`,
  "chart-box": "relative max-w-560px mx-auto",

  // The drawing; one that is drawn smaller keeps its words legible. Then there is no room for the names of the axes,
  // which the form above the drawing has as well.
  chart: `block w-full h-auto overflow-visible
    [&_text]:fill-text-3 [&_text]:text-11px [&_text]:font-450
    max-[1300px]:[&_text]:text-13px max-[360px]:[&_text]:text-15px
    [&.chart-wide_text]:text-12px max-[1300px]:[&.chart-wide_text]:text-17px
    max-[360px]:[&.chart-wide_text]:text-19px max-[1300px]:[&_.chart-title]:hidden
    [&_.chart-name-1]:fill-wg-accent [&_.chart-name-2]:fill-wg-td
    [&_.chart-name-3]:fill-wg-altaccent [&_.chart-name-4]:fill-wg-spg`,
  "chart-grid": "fill-none stroke-grid",
  "chart-base": "stroke-border-strong",
  "chart-line": `fill-none stroke-chart-1 stroke-2 [stroke-linecap:round] [stroke-linejoin:round]
    [&.chart-line-2]:stroke-chart-2 [&.chart-line-2]:[stroke-dasharray:6_3]
    [&.chart-line-3]:stroke-chart-3 [&.chart-line-3]:[stroke-dasharray:2_3]
    [&.chart-line-4]:stroke-chart-4 [&.chart-line-4]:[stroke-dasharray:8_3_2_3]
    [&.chart-line-peers]:stroke-text-3 [&.chart-line-peers]:[stroke-dasharray:3_3]`,
  // Points of many vehicles, and the marks of those that are looked at.
  "chart-others": "fill-none stroke-border-control [stroke-linecap:round] [stroke-width:4.5]",
  "chart-own": "fill-[var(--series)] stroke-surface-1",
  // The colours of the columns of a comparison; a chart of one vehicle has the first.
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`compare-series-${n}`, `[--series:var(--chart-${((n - 1) % 4) + 1})]`]),
  ),
  "chart-dot": "fill-surface-1 stroke-chart-1 stroke-2",
  "chart-strong": "fill-text font-600",
  "chart-shape": `fill-[color-mix(in_srgb,var(--chart-1)_13%,transparent)] stroke-chart-1 stroke-2
    [stroke-linejoin:round]`,
  "chart-median": `fill-[color-mix(in_srgb,var(--text-3)_10%,transparent)] stroke-text-3 [stroke-dasharray:3_3]
    [stroke-width:1.5]`,
  // The subject, then the median.
  "chart-legend": `flex flex-wrap gap-y-4px gap-x-14px justify-center color-text-2 text-12
    [&>span]:inline-flex [&>span]:gap-6px [&>span]:items-center
    [&>span]:before:content-empty [&>span]:before:w-14px [&>span]:before:border-t-2px
    [&>:first-child]:before:border-t-chart-1
    [&>:last-child]:before:border-dashed [&>:last-child]:before:border-t-text-3`,
  "chart-figures": `inline-flex items-center min-h-28px color-link text-12 font-500 lt-tablet:min-h-44px`,

  // The mark on the point that is read, and what it says: over it, or under it near the upper edge.
  "chart-mark": `absolute z-sticky pointer-events-none w-11px h-11px border-2px border-text rounded-full bg-surface-1
    [transform:translate(-50%,-50%)]`,
  "chart-tip": `absolute z-modal pointer-events-none flex gap-12px justify-between px-10px py-6px
    border border-border-strong rounded-3 bg-surface-3 color-text-2 text-12 whitespace-nowrap
    [--aside:-50%] [&[data-side=start]]:[--aside:-12px] [&[data-side=end]]:[--aside:calc(12px_-_100%)]
    [transform:translate(var(--aside),calc(-100%_-_12px))]
    [&[data-below]]:mt-12px [&[data-below]]:[transform:translate(var(--aside),0)]
    [&>b]:color-text [&>b]:font-600`,
} satisfies Record<string, string>;
