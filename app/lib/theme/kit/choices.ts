/** Sets of which one or several are chosen, and menus. */
export const choices = {
  segmented: `inline-flex gap-1px p-3px rounded-3 bg-group-bg
    [&>*]:inline-flex [&>*]:gap-6px [&>*]:items-center [&>*]:h-30px [&>*]:px-10px [&>*]:rounded-7px [&>*]:color-text-2
    [&>*]:text-12 [&>*]:font-550 [&>*]:whitespace-nowrap [&>:hover]:color-text
    [&>[aria-current]]:bg-group-on [&>[aria-current]]:color-text
    [&>[aria-current]]:[box-shadow:0_1px_2px_var(--group-lift)]
    lt-tablet:[&>*]:h-40px lt-tablet:[&>*]:px-14px`,

  "choice-group": `inline-flex gap-1px p-3px rounded-3 bg-group-bg
    [&>a]:relative [&>a]:grid [&>a]:place-items-center [&>a]:min-w-30px [&>a]:h-30px [&>a]:px-6px [&>a]:rounded-7px
    [&>a]:color-text-2 [&>a:hover]:bg-surface-4 [&>a:focus-visible]:outline-offset--2px
    [&>[aria-current]]:bg-group-on [&>[aria-current]]:color-text
    [&>[aria-current]]:[box-shadow:inset_0_0_0_1.5px_var(--primary-line)]
    [&_.nation-roundel]:text-18px
    lt-tablet:max-w-full lt-tablet:overflow-x-auto lt-tablet:[scrollbar-width:none]
    lt-tablet:[&>a]:flex-none lt-tablet:[&>a]:min-w-40px lt-tablet:[&>a]:h-40px`,

  "menu-option": `flex gap-10px items-center w-full min-h-34px px-8px rounded-8px color-text-2 text-13
    hover:bg-surface-3 hover:color-text [&>i]:color-text-3 [&>i]:text-16px
    [&[aria-current]]:color-text [&[aria-current]]:font-550 lt-tablet:min-h-44px`,

  checkbox: `grid flex-none place-items-center w-18px h-18px border-1.5px border-border-control rounded-5px bg-field-bg
    [[aria-current]>&]:border-button [[aria-current]>&]:bg-button
    [[aria-current]>&::after]:content-empty [[aria-current]>&::after]:w-10px [[aria-current]>&::after]:h-5px
    [[aria-current]>&::after]:border-button-text [[aria-current]>&::after]:[border-width:0_0_2px_2px]
    [[aria-current]>&::after]:[transform:translateY(-1.5px)_rotate(-45deg)]`,

  // The one that is chosen is filled but for its middle.
  radio: `block flex-none w-18px h-18px border-1.5px border-border-control rounded-full bg-field-bg
    [&.on]:border-5px [&.on]:border-button`,

  // A menu is a <details>: it opens without script; script only closes it at a click elsewhere or Esc.
  popover: `z-overlay min-w-200px p-6px border border-border-strong rounded-4 bg-float-bg [box-shadow:var(--shadow-float)]
    [&_hr]:h-1px [&_hr]:my-6px [&_hr]:mx-8px [&_hr]:border-0 [&_hr]:bg-border`,
  menu: `relative [&>.popover]:absolute [&>.popover]:top-[calc(100%+6px)] [&>.popover]:left-0
    [&[open]>summary>i:last-child]:[rotate:180deg]`,

  tabs: `flex gap-2px overflow-x-auto border-b border-b-border [scrollbar-width:none]
    [&>a]:inline-flex [&>a]:gap-7px [&>a]:items-center [&>a]:px-12px [&>a]:pt-10px [&>a]:pb-11px [&>a]:color-text-3
    [&>a]:text-13 [&>a]:font-550 [&>a]:whitespace-nowrap [&>a:hover]:color-text [&>a:focus-visible]:outline-offset--3px
    [&>a[aria-current]]:color-text [&>a[aria-current]]:[box-shadow:inset_0_-2px_0_var(--wg-accent)]
    lt-tablet:[&>a]:min-h-44px`,
} satisfies Record<string, string>;
