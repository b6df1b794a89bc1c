const FRAME = "border border-border-strong rounded-5 overflow-hidden bg-float-bg [box-shadow:var(--shadow-float)]";

/** What lies over the page until it is closed. */
export const dialogs = {
  // Covers the screen; the box inside is what one sees. What changes inside does not make the page be laid out anew.
  dialog: `fixed inset-0 w-full max-w-none h-full max-h-none m-0 p-0 border-0 overflow-hidden bg-transparent color-text
    [contain:strict] backdrop:bg-scrim [&[open]]:(grid place-items-center)
    [&>*]:[animation:dialog-in_var(--t-base)_var(--ease)]
    [&[open]:has(>.dialog-palette)]:([place-items:start_center] pt-12vh)
    lt-tablet:[&[open]:has(>.dialog-palette)]:([place-items:start_stretch] pt-0)
    lt-tablet:[&[open]:has(>.dialog-box)]:[place-items:end_center]`,
  "dialog-box": `flex flex-col w-[min(560px,calc(100vw-32px))] max-h-[min(760px,84vh)] ${FRAME}
    lt-tablet:(w-full max-h-[calc(100dvh-56px)] border-x-0 border-b-0 rounded-[var(--r-5)_var(--r-5)_0_0]
    pb-[env(safe-area-inset-bottom)])`,
  // A box on a wide screen, the whole screen of a phone.
  "dialog-palette": `flex flex-col w-[min(640px,calc(100vw-32px))] max-h-76vh ${FRAME}
    lt-tablet:(w-full h-[var(--visible-h,100dvh)] max-h-none pt-[env(safe-area-inset-top)] border-0 rounded-0)`,

  // The first line of the palette, which is there before the rest.
  "palette-field": `flex flex-none gap-12px items-center h-56px pl-16px pr-8px border-b text-16 [&>i]:text-18px
    [&_input]:(flex-1 min-w-0 h-full border-0 [outline:0] bg-transparent [caret-color:var(--wg-accent)])
    [&_input::placeholder]:(color-text-3 opacity-100)`,
  "palette-option": `flex gap-12px items-center min-h-42px mx-8px px-8px py-4px rounded-3 font-500 cursor-pointer
    [&[aria-selected=true]]:bg-[light-dark(var(--surface-3),var(--surface-4))]
    [&_.tier-dial]:min-w-28px [&_mark]:(bg-transparent color-wg-accent)
    [&_.note]:(font-400 whitespace-nowrap) [&[aria-selected=true]_.note]:color-text-2`,
  // A vehicle of the list, and over its end what adds it to the comparison.
  "palette-vehicle": "relative [&>.palette-option]:pr-52px",
  "palette-compare": `absolute right-8px inset-y-0 grid place-items-center w-44px rounded-3 color-text-3 text-15px
    hover:color-wg-accent`,
} satisfies Record<string, string>;
