/** Pages of clans. */
export const clans = {
  // The publisher's emblem is a picture of another site: the tag stands for it.
  "clan-emblem": `grid flex-none place-items-center w-72px h-72px border border-border-strong rounded-16px bg-surface-3
    font-display font-650 text-15px leading-[1] tracking-[0.02em] lt-tablet:w-56px lt-tablet:h-56px lt-tablet:text-12px`,
  "clan-emblem-small": `grid flex-none place-items-center w-56px h-36px rounded-3 bg-surface-3 color-text font-display
    font-620 text-12px leading-[1]`,

  "clan-row": `grid grid-cols-[minmax(0,1fr)_auto] gap-12px items-center min-h-38px border-t border-t-grid text-13
    color-text-2 first:border-t-0 [&>:last-child]:text-right [&>:last-child]:color-text [&>:last-child]:font-550
    [&_small]:color-text-3 [&_small]:text-12 [&_small]:font-400`,

  // Battles day by day: a bar for each, a dot where they are not known.
  "clan-days": "block w-full h-48px overflow-visible [&_.day-played]:fill-chart-1 [&_.day-unknown]:fill-surface-4",
  // The parts of the page, at hand wherever one is in a hundred members.
  "clan-sections": "sticky top-[var(--bar-h)] z-sticky mb-16px bg-surface-0 print:hidden",

  // Within the column's 136 px.
  "member-activity": "flex gap-8px items-end justify-end [&>span]:min-w-28px",
  "member-days": `flex-none w-72px h-20px [&_.day-played]:stroke-chart-1 [&_.day-unknown]:stroke-surface-4`,
} satisfies Record<string, string>;
