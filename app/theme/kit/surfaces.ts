/** What things stand on. */
export const surfaces = {
  panel: "min-w-0 border border-border rounded-4 bg-surface-1 print:[break-inside:avoid]",
  // The heading wraps before the link at its side does.
  "panel-head": `flex gap-12px items-center justify-between min-h-52px px-16px pt-14px pb-12px
    [&>a]:flex-none`,
  "panel-body": "px-16px pb-16px",
  "panel-foot":
    "flex flex-wrap gap-y-8px gap-x-12px items-center px-16px py-10px border-t border-t-grid color-text-3 text-12",

  // What a page tells its visitor within it.
  callout: `grid grid-cols-[auto_minmax(0,1fr)] gap-10px px-12px py-10px rounded-3
    bg-[color-mix(in_srgb,var(--info)_14%,var(--surface-1))] color-text-2 text-13
    [&>i]:mt-2px [&>i]:color-info [&_code]:[overflow-wrap:anywhere]`,

  avatar: `inline-grid flex-none place-items-center w-24px h-24px rounded-7px bg-surface-4 color-text
    font-ui font-600 text-11px leading-[1] tracking-[0.02em]`,

  // Two panels side by side.
  halves: "grid grid-cols-[repeat(2,minmax(0,1fr))] gap-16px lt-tablet:grid-cols-[minmax(0,1fr)]",
  stack: "flex flex-col gap-16px",
} satisfies Record<string, string>;

export const surfaceVariants = {
  // Panels with tables run from edge to edge of a phone.
  "panel-wide": "lt-tablet:mx--16px lt-tablet:border-x-0 lt-tablet:rounded-0",
  "callout-bad": "bg-[color-mix(in_srgb,var(--danger)_12%,var(--surface-1))] [&>i]:color-danger",
  "avatar-medium": "w-36px h-36px rounded-3 text-12px",
  "avatar-round": "w-32px h-32px rounded-full overflow-hidden text-12 object-cover",
  "avatar-free": "border border-dashed border-border-strong bg-transparent color-text-3",
} satisfies Record<string, string>;
