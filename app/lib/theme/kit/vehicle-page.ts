/** What stands many times on the page of a vehicle, and what is too long to be read in its markup. */
export const vehiclePage = {
  // On a phone most of the page lies below the first screens: what is far away is neither laid out nor painted until
  // it comes near, which saves a third of the load's work. Each panel keeps about the height it will have, so that a
  // link to a section below lands where it should. Never for the modules: their menus reach out of the panel.
  "far-panel": `[@media_screen_and_(max-width:760px)]:[content-visibility:auto]
    [@media_screen_and_(max-width:760px)]:[contain-intrinsic-block-size:auto_var(--usual-height,412px)]`,

  // The views of a vehicle stay in sight; on a phone they reach from edge to edge and share its width.
  "view-tabs": `sticky top-[var(--bar-h)] z-sticky flex items-center min-h-48px border-b border-b-border bg-surface-0
    print:hidden lt-tablet:mx--16px
    [&>nav]:[@media_screen_and_(max-width:760px)]:grid [&>nav]:[@media_screen_and_(max-width:760px)]:w-full
    [&>nav]:[@media_screen_and_(max-width:760px)]:grid-cols-4
    [&_nav>a]:flex [&_nav>a]:items-center [&_nav>a]:justify-center [&_nav>a]:min-h-48px [&_nav>a]:px-14px
    [&_nav>a]:color-text-2 [&_nav>a]:font-550 [&_nav>a:hover]:color-text
    [&_nav>[aria-current]]:[box-shadow:inset_0_-2px_0_var(--wg-accent)] [&_nav>[aria-current]]:color-text
    tablet:lt-laptop:[&_nav>a]:px-10px lt-tablet:[&_nav>a]:px-2px lt-tablet:[&_nav>a]:text-13`,

  // The first group is by far the longest: it has two columns, and the others stand around one another.
  "stat-groups": `grid grid-cols-4 gap-x-24px items-start lt-laptop:grid-cols-2 lt-tablet:block
    [&>:first-child]:grid [&>:first-child]:grid-cols-2 [&>:first-child]:gap-x-24px [&>:first-child]:items-start
    [&>:first-child]:row-span-2 [&>:first-child]:col-span-2 [&>:first-child>h3]:col-span-full
    lt-tablet:[&>:first-child]:block [&>:nth-child(3)]:row-span-2`,
  // A characteristic: name, bar and figure; without a bar it is plain.
  "stat-row": `grid grid-cols-[minmax(0,1fr)_88px_72px] gap-12px items-center min-h-30px border-t border-t-grid text-13
    hover:bg-surface-2 [&>:first-child]:color-text-2 [[open]>&>:first-child]:color-text
    lt-tablet:min-h-40px lt-wide:grid-cols-[minmax(0,1fr)_64px_68px] lt-wide:gap-8px
    [&.stat-row-plain]:grid-cols-[minmax(0,1fr)_auto]`,
  "stat-figure": `font-550 text-right whitespace-nowrap
    [&>small]:inline-block [&>small]:ml-2px [&>small]:color-text-3 [&>small]:text-11 [&>small]:font-450
    [&.stat-figure-unknown]:color-text-3 [&.stat-figure-unknown]:text-12 [&.stat-figure-unknown]:font-400`,
  // The state that a figure is of, behind its name.
  "stat-state": "ml-6px color-text-3 text-11 font-450",
  "stat-why": "pt-2px pb-12px color-text-3 text-12 leading-[1.5]",

  // A stat that is ranked: name, figure, bar and rank.
  "strength-row": `grid grid-cols-[minmax(0,1fr)_auto_64px_62px] gap-8px items-center min-h-26px text-13
    [&>:nth-child(2)]:text-right [&>:nth-child(2)]:whitespace-nowrap [&>:last-child]:text-right
    [&>:last-child]:whitespace-nowrap`,
  "similar-table": `w-full mb-8px text-13 [&_th]:font-400 [&_th]:text-left [&_td]:text-right [&_td]:font-550
    [&_:is(th,td)]:py-8px [&_:is(th,td)]:pr-16px [&_:is(th,td):first-child]:pl-16px [&_tr+tr]:border-t [&_tr+tr]:border-t-grid
    [&_thead_th]:text-right [&_thead_th]:color-text-3 [&_thead_th]:text-12 [&_tbody_th]:(flex gap-8px items-center min-w-0)`,

  // A gun has a row for every shell, and one for how it fires: long words stay in sight while the table scrolls under
  // them. On a phone the column that stays leaves room for the figures.
  "gun-table": `[&_td]:border-b-transparent [&_tbody+tbody_tr:first-child>td]:border-t
    [&_.fitted_td]:bg-surface-2 [&_.fitted_td:first-child]:[box-shadow:inset_2px_0_0_var(--wg-accent)]`,
  // The game's names of guns are long: they break, so that the last column stays in sight.
  "gun-name": `flex gap-10px items-center w-max max-w-240px whitespace-normal [overflow-wrap:anywhere]
    [&>.tier-dial]:min-w-28px lt-tablet:gap-8px lt-tablet:w-128px`,
  "gun-notes": `sticky left-16px grid gap-4px w-max max-w-[min(680px,100cqw_-_32px)] whitespace-normal
    [&_summary]:inline-block [&_summary]:py-4px [&_summary]:underline [&_summary]:underline-offset-3px
    lt-tablet:[&_summary]:py-13px [&_li]:mt-2px`,

  "terrain-table": `w-full border-spacing-0 text-13
    [&_:is(th,td)]:py-9px [&_:is(th,td)]:pl-12px [&_:is(th,td)]:pr-0 [&_:is(th,td)]:border-t
    [&_:is(th,td)]:border-t-grid [&_:is(th,td)]:font-550 [&_:is(th,td)]:text-right [&_:is(th,td)]:align-top
    [&_thead_th]:pt-0 [&_thead_th]:pb-6px [&_thead_th]:border-t-0 [&_thead_th]:color-text-3 [&_thead_th]:text-12
    [&_thead_th]:font-500
    [&_th:first-child]:w-1/2 [&_th:first-child]:pl-16px [&_th:first-child]:color-text-2 [&_th:first-child]:font-450
    [&_th:first-child]:text-left [&_:is(th,td):last-child]:pr-16px`,

  "research-steps": `[&>li]:flex [&>li]:flex-wrap [&>li]:gap-y-4px [&>li]:gap-x-12px [&>li]:items-center
    [&>li]:justify-between [&>li]:min-h-52px [&>li]:px-16px [&>li]:py-8px [&>li]:border-t [&>li]:border-t-grid
    [&>li]:text-13 lt-tablet:[&_.vehicle-link]:min-h-40px`,

  // Three strokes, as on the barrel.
  "mark-bars": `inline-flex gap-3px
    [&>i]:w-4px [&>i]:h-13px [&>i]:rounded-1px [&>i]:bg-surface-4 [&>i]:[transform:skewX(-12deg)]
    [&>.reached]:bg-wg-altaccent print:[&>i]:[print-color-adjust:exact]
    [@media(forced-colors:active)]:[&>i]:border [@media(forced-colors:active)]:[&>i]:border-[CanvasText]
    [@media(forced-colors:active)]:[&>.reached]:[background:CanvasText]
    [@media(forced-colors:active)]:[&>.reached]:[forced-color-adjust:none]`,

  // What a vehicle can do beside shooting and driving: side by side where there are several.
  "mechanic-list": `grid grid-cols-[repeat(auto-fit,minmax(min(100%,380px),1fr))] gap-x-32px gap-y-20px
    [&>div]:flex [&>div]:flex-col [&>div]:gap-8px [&>div]:min-w-0 [&>div]:max-w-720px [&_p]:color-text-2
    [&_summary]:inline-block [&_summary]:py-4px [&_summary]:underline [&_summary]:underline-offset-3px
    [&_.pair-list_span]:[overflow-wrap:anywhere] [&_.pair-list_b]:[overflow-wrap:anywhere]`,

  // A remark inside of a panel.
  remark: `flex gap-10px items-baseline px-12px py-10px rounded-3 bg-premium-soft color-text-2 text-12 leading-[1.5]
    [&>i]:color-premium [&>i]:text-14px`,
  // What stands over a part of a panel.
  "part-heading": "flex justify-between mt-16px mb-8px color-text-3 text-12 font-550",
  // Two columns, the quiet one at the right.
  "pair-list": `[&>li]:flex [&>li]:flex-wrap [&>li]:gap-x-12px [&>li]:justify-between [&>li]:py-8px
    [&>li+li]:border-t [&>li+li]:border-t-grid [&>li]:color-text-3 [&>li]:text-12
    [&_b]:color-text-2 [&_b]:text-13 [&_b]:font-500
    [&.pair-list-unbroken>li]:flex-nowrap [&.pair-list-unbroken>li]:items-baseline
    [&.pair-list-unbroken_span]:flex-none`,
} satisfies Record<string, string>;

/** The view of its loadout alone. */
export const vehicleLoadout = {
  // A kind of module with what is fitted, and how many there are to choose from. The button fills its cell, however
  // long its neighbours' names are.
  "module-box": `flex flex-col gap-6px min-w-0 px-12px py-10px border rounded-3 bg-surface-2
    [&:is(summary)]:h-full [&:is(summary):hover]:border-border-strong [[open]>&:is(summary)]:border-wg-accent
    lt-tablet:grid lt-tablet:grid-cols-[118px_minmax(0,1fr)_auto] lt-tablet:gap-10px lt-tablet:items-center
    lt-tablet:min-h-48px
    lt-wide:grid-cols-[104px_minmax(0,1fr)_auto] lt-wide:gap-8px lt-wide:p-10px`,
  "module-count": `flex gap-3px mt-auto lt-tablet:w-48px lt-tablet:m-0 lt-wide:w-24px
    [&>i]:flex-1 [&>i]:h-3px [&>i]:rounded-2px [&>i]:bg-surface-4 [&>.fitted]:bg-wg-accent
    [@media(forced-colors:active)]:[&>i]:border [@media(forced-colors:active)]:[&>i]:border-[CanvasText]
    [@media(forced-colors:active)]:[&>.fitted]:[background:CanvasText]
    [@media(forced-colors:active)]:[&>.fitted]:[forced-color-adjust:none]`,
  // Its menu: under the row of buttons; on a phone a sheet from the foot, above the tab bar, and the rest of the page
  // dims and closes it.
  "module-menu": `grid grid-rows-[1fr_auto]
    lt-tablet:[&[open]>summary::after]:content-empty lt-tablet:[&[open]>summary::after]:fixed
    lt-tablet:[&[open]>summary::after]:inset-0 lt-tablet:[&[open]>summary::after]:bg-scrim
    lt-tablet:[&[open]>summary::after]:z-[calc(var(--z-overlay)_-_1)]`,
  "module-options": `absolute top-[calc(100%_-_8px)] left-16px w-[min(620px,100%_-_32px)] px-8px pt-0 pb-8px
    lt-tablet:fixed lt-tablet:inset-[auto_0_0] lt-tablet:w-auto lt-tablet:max-h-[calc(100dvh_-_120px)]
    lt-tablet:overflow-auto lt-tablet:pb-16px lt-tablet:border-x-0 lt-tablet:border-b-0
    lt-tablet:rounded-t-5 lt-tablet:rounded-b-0`,
  "module-option": `grid grid-cols-[34px_minmax(0,1fr)_auto] gap-y-4px gap-x-12px items-center px-12px py-10px rounded-3
    hover:bg-surface-3 focus-visible:outline-offset--2px [&[aria-current]]:bg-primary-soft`,
  "module-figures": `grid grid-cols-[repeat(4,68px)] gap-8px color-text-3 text-11 text-right
    [&_b]:block [&_b]:color-text [&_b]:text-13 [&_b]:font-550
    lt-tablet:col-span-full lt-tablet:grid-cols-[repeat(4,1fr)] lt-tablet:text-left`,

  // A stat of a loadout, with what the loadout changes, and its breakdown.
  "stat-row-changed": `grid-cols-[minmax(0,1fr)_56px_52px_64px] gap-8px lt-wide:grid-cols-[minmax(0,1fr)_40px_48px_62px]
    [&.stat-row-plain]:grid-cols-[minmax(0,1fr)_52px_auto] [&[aria-expanded=true]>:first-child]:color-text`,
  "stat-change": "text-11 font-550 text-right whitespace-nowrap",
  "stat-open": "mx--8px px-8px rounded-3 bg-surface-2",
  why: `pt-4px pb-12px color-text-3 text-12 leading-[1.5] [&>p]:mt-8px
    [&>ol>li]:(grid grid-cols-[minmax(0,1fr)_auto_56px] gap-10px py-7px border-t border-t-grid)
    [&>ol>li>:first-child>b]:(color-text font-550 text-12)
    [&>ol>li>*+*]:(text-right whitespace-nowrap) [&>ol>li>:last-child]:color-text`,
  "why-stairs": "block w-full h-56px mb-8px",

  // The loadout: slots, the list of what one of them can have, the crew, and the field modifications.
  "loadout-slots": "grid gap-8px lt-tablet:grid-cols-[minmax(0,1fr)] [&>li]:grid",
  "loadout-slot": `flex flex-col gap-4px min-w-0 min-h-76px px-12px py-10px border rounded-3 bg-surface-2
    hover:border-border-strong [&[aria-expanded=true]]:border-wg-accent [&.loadout-slot-empty]:border-dashed
    lt-tablet:min-h-56px`,
  "stat-changes": "flex flex-wrap gap-x-12px color-text-2 text-12 [&_b]:font-550",
  "used-sets": `stack gap-0 mt-6px [&>li]:(flex gap-12px items-center justify-between min-h-40px py-4px)
    [&>li+li]:(border-t border-t-grid) [&>li>:first-child]:(color-text-2 text-12) [&_b]:(mr-6px color-text font-550)`,
  picker: "mt-12px border border-border-strong rounded-3 bg-surface-2 overflow-hidden",
  "picker-head": `flex flex-wrap gap-x-12px gap-y-8px items-center pl-16px pr-8px py-8px border-b
    lt-tablet:[&>.button]:(order-first ml-auto) lt-tablet:[&>.heading-3]:order-first`,
  "picker-groups": "columns-2 gap-16px p-8px lt-tablet:columns-1",
  "picker-group": "pb-8px",
  "picker-label": "m-0 px-8px py-6px color-text-2 text-12 font-600 [break-after:avoid]",
  "picker-row": `flex gap-12px items-center px-8px py-7px rounded-3 min-h-48px [break-inside:avoid]
    [&:is(a):hover]:bg-surface-3 [&:is(a):focus-visible]:bg-surface-3 focus-visible:outline-offset--2px
    [&[aria-current]]:bg-primary-soft [&.picker-row-off]:color-text-3 lt-tablet:min-h-56px`,
  "picker-icon": "grid place-items-center w-32px h-32px flex-none border rounded-3 bg-surface-1 text-16px",
  "picker-state": `flex flex-none gap-6px items-center color-wg-accent text-12 font-550
    [&.picker-fit]:(px-10px py-4px rounded-2 bg-button color-button-text opacity-0)
    [a:hover>&.picker-fit]:opacity-100 [a:focus-visible>&.picker-fit]:opacity-100`,
  "crew-rows": "stack gap-0 [&>li]:(px-16px border-t border-t-grid) [&>li>.picker]:mb-12px",
  "crew-row": `grid grid-cols-[120px_minmax(0,1fr)_auto] gap-12px items-center min-h-44px py-6px mx--8px px-8px rounded-3
    text-13 hover:bg-surface-2 lt-tablet:grid-cols-[minmax(0,1fr)] lt-tablet:gap-4px lt-tablet:py-10px
    lt-tablet:[&>.stat-changes]:justify-start`,
  "chip-dashed": "border border-dashed border-border-strong bg-transparent color-text-2",
  "field-levels":
    "stack gap-12px [&>li]:(grid grid-cols-[72px_minmax(0,1fr)] gap-12px) lt-tablet:[&>li]:grid-cols-[minmax(0,1fr)]",
  "field-pair": "grid grid-cols-2 gap-8px",
  "field-card": `grid gap-2px content-start px-12px py-9px border rounded-3 hover:border-border-strong
    [&[aria-current]]:bg-primary-soft [&[aria-current]]:border-wg-accent lt-tablet:px-10px`,
  // The figures beside the choices: without anything, now, and what a choice changes.
  "figure-row": `grid grid-cols-[minmax(0,1fr)_56px_84px_64px] gap-8px items-center min-h-29px text-13 rounded-2
    [&>*+*]:text-right [&>*+*]:whitespace-nowrap [&:is(a)>:first-child]:color-text-2 [&:is(a):hover>:first-child]:color-text
    [&_small]:ml-2px [&_small]:color-text-3 [&_small]:text-11 [&_small]:font-450
    lt-tablet:min-h-40px lt-wide:grid-cols-[minmax(0,1fr)_52px_80px_60px]`,
  "figure-head": "color-text-3 text-12",
  "loadout-figures": "[&>.panel-body]:pb-8px [&>.panel-body>div+div]:mt-2px",
  "figures-strip": `hidden lt-tablet:[@media_screen]:grid grid-cols-6 gap-4px sticky top-[var(--bar-h)] z-sticky mx--16px px-8px py-8px
    min-h-64px items-center border-b bg-surface-1 [&_small]:color-text-3 [&_small]:text-11 [&_b]:text-14 [&_b]:font-600`,
  "figures-strip-name": "col-span-full text-11 color-text-2 truncate",
} satisfies Record<string, string>;
