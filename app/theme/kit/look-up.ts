/** Pages that find players and clans. */
export const lookUp = {
  // A choice of one, without script too.
  "region-choice": `cursor-pointer [&:has(:checked)]:bg-group-on [&:has(:checked)]:color-text
    [&:has(:checked)]:[box-shadow:0_1px_2px_var(--group-lift)]
    [&:has(:focus-visible)]:[outline:2px_solid_var(--focus)] [&:has(:focus-visible)]:outline-offset-2px
    [@media(forced-colors:active)]:[&:has(:checked)]:[outline:2px_solid_Highlight]`,

  // Somebody in a list of who was found.
  "found-entry": `grid grid-cols-[auto_minmax(0,1fr)_auto] gap-12px items-center min-h-56px px-16px py-10px
    border-t border-t-grid hover:bg-surface-2 focus-visible:outline-offset--2px
    [&_b]:block [&_b]:font-550 [&_b]:[overflow-wrap:anywhere] [&_small]:color-text-3 [&_small]:text-12`,
} satisfies Record<string, string>;
