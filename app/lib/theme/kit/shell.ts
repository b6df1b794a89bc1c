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
  crumbs: `min-w-0 color-text-3 text-13 [&_ol]:(flex gap-6px items-center whitespace-nowrap)
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
