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

const FOCUS_RING = "border-focus [box-shadow:0_0_0_3px_color-mix(in_srgb,var(--focus)_22%,transparent)]";

/** What is pressed or typed into. */
export const controls = {
  // 36 px is the size "sm".
  button: `inline-flex gap-7px items-center justify-center h-36px px-13px border border-border-strong rounded-3
    bg-surface-1 color-text text-13 font-550 whitespace-nowrap
    [transition:background_var(--t-fast),border-color_var(--t-fast)]
    hover:bg-surface-3 [&>i]:text-16px lt-tablet:h-40px
    [&[aria-disabled=true]]:border-border [&[aria-disabled=true]]:bg-transparent
    [&[aria-disabled=true]]:color-text-3 [&[aria-disabled=true]]:cursor-default`,

  field: `flex gap-8px items-center h-36px px-11px border border-border-control rounded-3 bg-field-bg color-text-3
    text-13 [&>i]:text-15px
    [&_input]:w-full [&_input]:min-w-0 [&_input]:h-full [&_input]:border-0 [&_input]:outline-0
    [&_input]:bg-transparent [&_input]:color-text
    [&_input::placeholder]:color-text-3 [&_input::placeholder]:opacity-100
    [&_input::-webkit-search-cancel-button]:hidden
    focus-within:(${FOCUS_RING}) lt-tablet:h-44px lt-tablet:text-16px`,

  chip: `inline-flex gap-6px items-center h-24px px-8px rounded-2 bg-surface-3 color-text-2 text-12 font-500
    whitespace-nowrap print:[print-color-adjust:exact] [&>i]:text-12px [&:is(a):hover]:bg-surface-4
    lt-tablet:[&:is(a)]:relative lt-tablet:[&:is(a)]:h-32px lt-tablet:[&:is(a)]:px-10px
    lt-tablet:[&:is(a)::after]:content-empty lt-tablet:[&:is(a)::after]:absolute lt-tablet:[&:is(a)::after]:inset-y--4px
    lt-tablet:[&:is(a)::after]:inset-x-0`,
} satisfies Record<string, string>;

export const controlVariants = {
  "button-primary": "border-transparent bg-button color-button-text hover:bg-button-hover",
  "button-quiet": "border-transparent bg-transparent color-text-2 hover:bg-surface-3 hover:color-text",
  "button-small": "h-30px px-10px rounded-8px text-12 [&>i]:text-14px lt-tablet:h-40px",
  "button-icon": "w-36px px-0 lt-tablet:w-40px",
  "button-icon-small": "w-30px h-30px px-0 rounded-8px lt-tablet:w-40px lt-tablet:h-40px",
  "button-bad": "color-danger",
  "button-danger": "border-danger color-danger",
  "chip-small": "h-20px px-6px",
  "chip-on": "bg-primary-soft color-wg-accent [&:is(a):hover]:bg-primary-soft [&:is(a):hover]:color-text",
  "chip-bad": "bg-danger-soft color-danger",
  "chip-gold": "color-premium",
} satisfies Record<string, string>;
