/** What stands around every page. */
export const shell = {
  "app-frame": `tablet:grid grid-cols-[var(--rail-w)_minmax(0,1fr)] min-h-100vh
    lt-tablet:pb-[calc(var(--tabbar-h)+env(safe-area-inset-bottom))] print:[&&]:(block min-h-0 p-0)`,
  // One list of links: a rail on wide screens, five tabs at the foot of a phone.
  rail: `z-bar border-r bg-wg-header print:hidden
    lt-tablet:(fixed inset-x-0 bottom-0 h-[calc(var(--tabbar-h)+env(safe-area-inset-bottom))]
    pb-[env(safe-area-inset-bottom)] border-t border-r-0)`,
  "rail-list": `tablet:(sticky top-0 flex flex-col gap-5px items-center h-100vh pt-10px pb-12px)
    lt-tablet:(grid grid-cols-[repeat(5,1fr)] h-full)`,
  "rail-place": `relative flex flex-col gap-3px items-center justify-center h-52px color-text-3 text-11 font-500
    leading-[1.2] [transition:background_var(--t-fast),color_var(--t-fast)] hover:color-text
    [&[aria-current]]:color-text [[open]>&]:color-text [&>i]:text-20px [&[aria-current]>i]:color-wg-accent
    tablet:(w-64px rounded-3) tablet:[&:hover:not([aria-current],[open]>*)]:bg-surface-2
    tablet:[&[aria-current]]:bg-surface-3 tablet:[[open]>&]:bg-surface-3
    tablet:[&[aria-current]::before]:(content-empty absolute top-14px bottom-14px left--6px w-3px rounded-r-3px
    bg-wg-accent)
    lt-tablet:h-[var(--tabbar-h)] lt-tablet:[&>i]:text-21px`,
  // In sight only while it has the focus.
  "skip-link": `fixed top-8px left-8px z-loading px-14px py-10px rounded-3 bg-button color-button-text text-13 font-550
    [&:not(:focus)]:[transform:translateY(-200%)] print:hidden`,
  // Of what rises from the foot of a phone: the rest of the page dims and, being part of the summary, closes it.
  "summary-dimming": "lt-tablet:[[open]>&::after]:(content-empty fixed inset-0 z--1 bg-scrim)",

  // The last two steps say where one is; the first is a place of the rail.
  crumbs: `min-w-0 tablet:max-w-[44vw] color-text-3 text-13 [&_ol]:(flex gap-6px items-center whitespace-nowrap)
    [&_li]:(inline-flex gap-6px items-center) [&_li:last-child]:min-w-0 [&_a]:py-4px [&_a:hover]:color-text
    [&_b]:(overflow-hidden color-text font-550 text-ellipsis)
    max-[1024px]:[&_li:nth-last-child(n+3)]:hidden max-[1024px]:[&_li:nth-last-child(2)>i]:hidden
    max-[360px]:[&_li:not(:last-child)]:hidden max-[360px]:[&_li>i]:hidden`,

  // A key, as it stands on the keyboard.
  "keyboard-key": `inline-grid flex-none place-items-center min-w-20px h-20px px-5px border rounded-1 bg-surface-2
    color-text-2 font-ui font-500 text-11 leading-[1] [&>i]:text-11px`,
} satisfies Record<string, string>;

export const shellVariants = {
  // Where all places have no room above each other, those of the rail alone go into its menu, as on a phone.
  "rail-place-wide": "lt-tablet:hidden [@media(max-height:639px)]:hidden",
  "menu-option-narrow": "hidden lt-tablet:flex [@media(max-height:639px)]:flex",
  "popover-rail": `absolute bottom-0 left-[calc(100%+8px)] w-232px max-h-[calc(100vh-var(--bar-h)-20px)] overflow-auto
    lt-tablet:(grid grid-cols-[1fr_1fr] inset-x-0 bottom-[calc(var(--tabbar-h)+env(safe-area-inset-bottom))] w-auto
    max-h-[calc(100dvh-var(--bar-h)-var(--tabbar-h)-24px)] px-8px pt-8px pb-12px border-x-0 border-b-0
    rounded-[var(--r-5)_var(--r-5)_0_0])`,
} satisfies Record<string, string>;

const FRAME = "border border-border-strong rounded-5 overflow-hidden bg-float-bg [box-shadow:var(--shadow-float)]";

/** What lies over the page until it is closed. */
export const dialogs = {
  // Covers the screen; the box inside is what one sees. What changes inside does not make the page be laid out anew.
  dialog: `fixed inset-0 w-full max-w-none h-full max-h-none m-0 p-0 border-0 overflow-hidden bg-transparent color-text
    [contain:strict] backdrop:bg-scrim [&[open]]:(grid place-items-center)
    [&>*]:[animation:dialog-in_var(--t-base)_var(--ease)]
    [&[open]:has(>.dialog-palette)]:([place-items:start_center] pt-72px)
    lt-tablet:[&[open]:has(>.dialog-palette)]:([place-items:start_stretch] pt-0)
    lt-tablet:[&[open]:has(>.dialog-box)]:[place-items:end_center]`,
  "dialog-box": `flex flex-col w-[min(560px,calc(100vw-32px))] max-h-[min(760px,84vh)] ${FRAME}
    lt-tablet:(w-full max-h-[calc(100dvh-56px)] border-x-0 border-b-0 rounded-[var(--r-5)_var(--r-5)_0_0]
    pb-[env(safe-area-inset-bottom)])`,
  // A box on a wide screen, the whole screen of a phone.
  "dialog-palette": `flex flex-col w-[min(760px,calc(100vw-32px))] max-h-[min(680px,calc(100vh-104px))] ${FRAME}
    lt-tablet:(w-full h-[var(--visible-h,100dvh)] max-h-none pt-[env(safe-area-inset-top)] border-0 rounded-0)`,

  // The first line of the palette, which is there before the rest.
  "palette-field": `flex flex-none gap-12px items-center h-56px pl-16px pr-8px text-16 [&>i]:text-18px
    [&_input]:(flex-1 min-w-0 h-full border-0 [outline:0] bg-transparent [caret-color:var(--wg-accent)])
    [&_input::placeholder]:(color-text-3 opacity-100)`,
} satisfies Record<string, string>;

/** What the palette finds; its style sheet comes with it. */
export const palette = {
  "palette-filters": `flex flex-none gap-4px px-12px pb-10px border-b overflow-x-auto [scrollbar-width:none]
    lt-tablet:pt-4px`,
  "palette-filter": `inline-flex flex-none gap-6px items-center h-28px px-10px rounded-2 color-text-2 font-550 text-12
    whitespace-nowrap hover:bg-surface-3 disabled:(color-text-3 opacity-60 bg-transparent)
    aria-pressed:(bg-[light-dark(var(--surface-3),var(--surface-4))] color-text) lt-tablet:(h-40px px-12px)`,
  "palette-list": `flex-[0_1_auto] min-h-0 p-8px overflow-auto overscroll-contain [scroll-padding-block:8px]
    [scrollbar-width:thin] lt-tablet:flex-[1_1_0]`,
  "palette-title": "flex justify-between px-10px pt-8px pb-4px color-text-3 text-12 font-500",
  // Who or what it is, its name, a figure, its kind: all names begin at one edge.
  "palette-row": `grid grid-cols-[84px_minmax(0,1fr)_auto_64px] gap-x-12px items-center min-h-44px px-10px py-4px rounded-3
    cursor-pointer [&[aria-selected=true]]:bg-[light-dark(var(--surface-3),var(--surface-4))]
    [&[aria-selected=true]_.palette-kind]:color-text-2 [&_mark]:(bg-transparent color-wg-accent)
    lt-tablet:(grid-cols-[50px_minmax(0,1fr)_auto] grid-rows-[auto_auto] min-h-56px px-8px)`,
  "palette-lead": `flex gap-8px items-center color-text-2 [&_.tier-dial]:min-w-28px [&_.avatar]:(w-28px h-28px)
    lt-tablet:([grid-row:1/3] gap-7px [&_.nation-roundel]:hidden)`,
  "palette-text": "flex flex-col min-w-0 lt-tablet:[grid-row:1/3] [&_.vehicle-marker]:(ml-6px [vertical-align:-2px])",
  "palette-note": "color-text-3 text-12 leading-[1.4]",
  "palette-right": `flex gap-14px items-center color-text-2 text-13 whitespace-nowrap [&_small]:(color-text-3 text-11)
    [&>.palette-bar+span]:(min-w-64px text-right)
    lt-tablet:([grid-area:1/3] justify-end [align-self:end] empty:hidden)`,
  "palette-open": "flex gap-8px items-center text-12 lt-tablet:hidden",
  "palette-kind": `color-text-3 text-12 text-right
    lt-tablet:(col-start-3 row-start-2 self-start text-11 [.palette-right:is(:empty,:has(>.palette-open))+&]:(row-[1/3] self-center))`,
  // From the lowest of a group to its highest.
  "palette-bar": `w-96px h-4px rounded-full overflow-hidden bg-[light-dark(var(--surface-4),var(--surface-4))]
    before:(content-empty block w-[var(--percent)] h-full rounded-full bg-current) lt-tablet:hidden`,
  // An answer that stands below its row.
  "palette-card": `col-span-full mt-4px mb-6px px-14px py-12px border border-border-strong rounded-3
    bg-[light-dark(var(--surface-2),var(--surface-1))] lt-tablet:row-start-3`,
  "palette-levels": `grid grid-cols-10 gap-2px mt-12px color-text-3 text-11 [&_i]:(block h-6px mb-5px rounded-1px bg-current)
    lt-tablet:(grid-cols-5 gap-y-8px)`,
  // Vehicles are rows, on a phone columns.
  "palette-versus": `grid grid-cols-[minmax(92px,1.3fr)_repeat(6,minmax(0,1fr))] gap-x-8px items-center text-13
    lt-tablet:(grid-cols-none [&>b]:text-right auto-cols-[minmax(0,1fr)] grid-rows-[repeat(7,30px)] grid-flow-col)`,
  "palette-versus-head": `pb-4px color-text-3 text-11 text-right whitespace-nowrap lt-tablet:(pb-0 text-left)`,
  "palette-figure": "flex gap-6px items-center justify-end h-30px color-text-2",
  "palette-better": `flex gap-6px items-center justify-end h-30px color-text font-650
    [&>i]:(w-6px h-6px rounded-1px bg-wg-accent [transform:rotate(45deg)])`,
  "palette-asks": "flex flex-wrap gap-6px px-10px pt-4px pb-8px",
  "palette-ask": `inline-flex items-center h-28px px-10px rounded-2 bg-surface-3 color-text-2 font-500 text-12 cursor-pointer
    [&[aria-selected=true]]:(bg-surface-4 color-text) lt-tablet:h-40px`,
  // A vehicle of the list, and under a pointer, or where none hovers, in place of its kind what adds it to the comparison.
  "palette-vehicle": `relative [&:hover_.palette-compare]:(opacity-100 pointer-events-auto) [&:hover_.palette-kind]:invisible
    [@media(hover:none)]:[&:not(:has(.palette-bar))_.palette-compare]:(opacity-100 pointer-events-auto)
    [@media(hover:none)]:[&:not(:has(.palette-bar))_.palette-kind]:invisible`,
  "palette-compare": `absolute right-10px inset-y-0 grid place-items-center w-48px rounded-3 opacity-0 color-text-2 text-15px
    pointer-events-none hover:color-wg-accent`,
} satisfies Record<string, string>;
