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
