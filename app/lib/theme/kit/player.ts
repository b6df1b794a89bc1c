/**
 * Who a player or a clan is: emblem, name, facts, buttons. On a phone the facts take the whole width, and the buttons at
 * the right are their icons alone.
 */
export const PROFILE_HEAD = `grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-16px gap-y-4px items-center mb-16px
  [&>.facts]:(col-start-2 row-start-2) tablet:[&>:first-child]:row-span-2
  [&>:last-child]:(col-start-3 row-start-1) tablet:[&>:last-child]:row-span-2
  lt-tablet:(gap-x-12px items-start mb-4px) lt-tablet:[&>.facts]:(col-start-1 col-span-3)
  lt-tablet:[&>.avatar]:(w-40px h-40px) lt-tablet:[&_.button]:(w-44px px-0 justify-center text-0)`;

/** Pages of players. */
export const player = {
  "player-head": PROFILE_HEAD,

  // The pages, and whose count they show. On a phone the pages stay in sight, and the source stands below them.
  "player-tabs": `flex flex-wrap gap-x-16px items-center justify-between mb-16px border-b print:hidden
    lt-tablet:(mx--16px border-b-0) lt-tablet:[&:has(.player-source)]:mb-0
    lt-tablet:[&>.tabs]:(w-full px-8px border-b border-b-border)`,
  "player-source": `flex gap-12px items-center justify-between py-6px lt-tablet:(w-full px-16px py-8px)`,

  // The periods in cells, the chosen one with a line below it.
  "player-periods": `grid grid-flow-col auto-cols-fr overflow-x-auto border-b border-b-grid print:hidden
    [&>a]:(grid grid-cols-[auto_minmax(0,1fr)] gap-x-8px gap-y-4px items-baseline px-16px py-12px color-text-3 text-12)
    [&>a+a]:(border-l border-l-grid) [&>a:hover]:bg-surface-2 [&>a:focus-visible]:outline-offset--3px
    [&>a>span]:col-span-full [&_b]:(font-display font-600 text-17px leading-[1.2]) [&_small]:(text-12 whitespace-nowrap)
    [&>[aria-current]]:(bg-surface-2 color-text-2 [box-shadow:inset_0_-2px_0_var(--wg-accent)])
    lt-laptop:[&>a]:grid-cols-1 lt-tablet:[&>a]:(gap-y-2px justify-items-center px-2px py-8px text-11) lt-tablet:[&_b]:text-14
    lt-tablet:[&_small]:text-11`,

  "player-story": `grid grid-cols-[minmax(0,412px)_minmax(0,1fr)] lt-laptop:grid-cols-[minmax(0,1fr)]
    [&>div:first-child]:(px-16px py-16px laptop:border-r laptop:border-r-grid)
    [&_.figure-grid]:(border-0 rounded-0 h-full) lt-laptop:[&_.figure-grid]:(border-t border-t-grid)`,

  // The levels of WN8, what lies within its margin, where it stands now and over all time.
  "player-ladder": `block w-full h-auto mt-16px mb-8px overflow-visible print:[print-color-adjust:exact]`,

  // A difference with its arrow.
  "player-change": `inline-flex gap-4px items-center color-text-3 text-12 whitespace-nowrap
    [&>span]:(inline-flex gap-4px items-center font-550)`,

  "player-cards": `grid grid-cols-[repeat(auto-fit,minmax(280px,1fr))] gap-16px
    tablet:lt-laptop:[&>:last-child:nth-child(odd)]:col-span-full
    [&>a]:(grid gap-10px content-start p-16px) [&>a:hover]:border-border-strong`,

  // The periods of a vehicle, and its best battles beside them.
  "player-periods-row": `grid grid-cols-[minmax(0,1fr)_260px] gap-16px lt-laptop:grid-cols-1
    laptop:[&>:last-child]:(grid auto-rows-fr)`,
  "player-record": `flex gap-12px items-center justify-between px-16px py-12px border-t border-t-grid first:border-t-0
    color-text-2 text-13 hover:bg-surface-2 [&_small]:(block color-text-3 text-12)`,

  "player-big": `grid grid-cols-3 lt-tablet:grid-cols-1 [&>div]:(px-16px py-16px border-l border-l-grid)
    [&>div:first-child]:border-l-0 lt-tablet:[&>div]:(border-l-0 border-t border-t-grid)
    lt-tablet:[&>div:first-child]:border-t-0`,
  // Stats between the edges of a panel.
  "player-flat": "[&>.figure-grid]:(border-x-0 border-b-0 rounded-0)",
  "player-references": `grid gap-6px color-text-3 text-12 [&>div]:(grid grid-cols-[minmax(0,1fr)_auto_56px] gap-8px items-center)
    [&_dt]:(flex gap-8px items-center min-w-0) [&_dd]:text-right`,

  "player-mark": `grid grid-cols-[minmax(0,300px)_minmax(0,1fr)_minmax(0,320px)] lt-laptop:grid-cols-1 border-t border-t-grid
    [&>div]:(px-16px py-16px border-l border-l-grid) [&>div:first-child]:border-l-0 lt-laptop:[&>div]:border-l-0`,

  "player-battles": `[&_:is(th,td):nth-child(n+5)]:text-right [&_td:nth-child(4)]:w-[28%]`,

  "player-histogram": `flex gap-2px items-end h-170px px-16px
    [&>li]:(flex flex-1 flex-col gap-4px items-center justify-end h-full min-w-0 color-text-3 text-11)
    [&_i]:(block w-full h-[calc(var(--percent)*0.7)] rounded-t-2 bg-surface-4 border border-b-0)
    [&_small]:(text-11 whitespace-nowrap)`,
  "player-map": `grid grid-cols-[minmax(80px,1fr)_minmax(0,2fr)_52px_76px] gap-12px items-center min-h-32px color-text-3 text-13`,

  // A session: its day, when, how each battle ended, and what came of them.
  "player-session": `grid grid-cols-[minmax(130px,1.2fr)_minmax(110px,1fr)_minmax(0,2fr)_minmax(120px,1fr)_minmax(110px,1fr)_minmax(90px,1fr)]
    gap-x-12px items-center min-h-48px px-16px py-8px border-t border-t-grid color-text-3 text-13 [&_b]:(color-text font-550)
    [&:is(a):hover]:bg-surface-2 [&>:nth-child(n+4)]:text-right
    lt-laptop:(grid-cols-[minmax(0,1fr)_auto] gap-y-4px py-12px) lt-laptop:[&>:nth-child(even)]:text-right
    lt-laptop:[&>:nth-child(odd)]:text-left`,

  "player-groups": `grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-16px items-start
    lt-laptop:grid-cols-[minmax(0,1fr)]`,

  // Numbers stand at the right.
  // On a phone a vehicle's nation gives its room to the figures.
  "player-table": `[&_:is(th,td):nth-child(n+4)]:text-right tablet:[&_td:first-child]:min-w-190px
    lt-tablet:[&_.vehicle-link>.nation-roundel]:hidden`,
  "player-numbers": `[&_:is(th,td):nth-child(n+2)]:text-right [&_tr+tr>th[scope=col]]:text-right
    lt-tablet:[&_.vehicle-link>.nation-roundel]:hidden`,

  "player-vehicles": "[&_td:first-child]:min-w-190px",

  // Pairs of words, as many beside each other as there is room for.
  "player-facts": `grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] tablet:grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-16px [&_dt]:color-text-3 [&_dt]:text-12
    [&_dd]:color-text [&_dd]:font-550`,

  // How a battle ended: by its bar's colour and its word.
  "battle-result":
    "inline-flex gap-8px items-center align-middle before:content-empty before:w-3px before:h-18px before:rounded-2px before:bg-current [&.battle-win]:color-wg-good [&.battle-loss]:color-wg-awful [&.battle-draw]:color-text-3",

  // A class in a tier: how well, in how many battles.
  "player-cell": "grid gap-2px justify-items-end [&>small]:color-text-3 [&>small]:text-11px [&>small]:font-400",
} satisfies Record<string, string>;
