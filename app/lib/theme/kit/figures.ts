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
