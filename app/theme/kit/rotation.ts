/** The matrix of the map rotation and its log. */
export const rotation = {
  "rotation-mark": `relative align-middle inline-grid flex-none place-items-center w-26px h-22px rounded-6px text-14px
    print:[print-color-adjust:exact] [@media(forced-colors:active)]:border`,
  "rotation-mark-in": "bg-surface-3 color-text",
  "rotation-mark-new": "border border-primary-line bg-primary-soft color-wg-accent",
  "rotation-mark-gone":
    "border border-[color-mix(in_srgb,var(--wg-awful)_45%,transparent)] bg-[color-mix(in_srgb,var(--wg-awful)_14%,transparent)] color-wg-awful",
  "rotation-mark-client": "border border-dashed border-border-control",
  "rotation-mark-other-tiers": "bg-surface-2 color-text-3",
  "rotation-mark-none": "color-text-3",

  // Eleven tiers; those at which a map comes up are lit, and those asked for are green.
  "rotation-band": `inline-flex gap-2px align-middle [&>i]:w-6px [&>i]:h-10px [&>i]:rounded-2px [&>i]:bg-surface-3
    [&>.lit]:bg-border-control [&>.asked]:bg-wg-accent print:[&>i]:[print-color-adjust:exact]
    [@media(forced-colors:active)]:[&>.lit]:[background:CanvasText]
    [@media(forced-colors:active)]:[&>.asked]:[background:Highlight]`,

  "rotation-legend": "flex flex-wrap gap-x-14px gap-y-6px items-center [&>li]:(inline-flex gap-6px items-center)",
  "rotation-change": `grid grid-cols-[44px_minmax(0,1fr)] gap-12px px-16px py-12px border-t border-t-grid
    target:bg-primary-soft [scroll-margin-top:var(--bar-h)]`,
  "rotation-day": `color-text-3 text-12 leading-[1.2] text-center [&>b]:(block color-text font-display font-620 text-16 leading-[1.2])`,
  "rotation-count": `grid grid-cols-[92px_minmax(0,1fr)_32px] gap-x-10px gap-y-2px items-center py-8px border-t border-t-grid
    color-text-2 text-13 first:border-t-0 [&>dd]:contents [&_b]:(color-text font-600 text-right)
    [&_small]:(col-span-3 color-text-3 text-12)`,
} satisfies Record<string, string>;
