/** The plans of maps. Sizes in a drawing are units of the plan, of which it is a thousand wide on every screen. */
export const maps = {
  "map-form": `grid grid-cols-[repeat(3,minmax(0,1fr))_auto] gap-12px items-end
    lt-tablet:grid-cols-[minmax(0,1fr)]`,
  "map-choice": "grid gap-6px min-w-0 color-text-2 text-13",

  "map-cards": "grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-12px lt-tablet:gap-12px",
  "map-card": `grid grid-rows-[auto] gap-2px h-full p-8px pb-10px border rounded-4 bg-surface-1 hover:border-border-strong
    [&[aria-current]]:border-primary [&>svg]:mb-8px [&>b]:font-550 [&>span]:(color-text-3 text-12) [align-content:start]`,
  "map-blank": `grid place-items-center mb-8px [aspect-ratio:1] rounded-3 bg-surface-2 px-12px text-center`,

  "map-drawing": `block w-full h-auto rounded-3 bg-surface-2 [&_text]:(text-18px font-600 [paint-order:stroke])
    lt-desktop:[&_text]:text-24px lt-tablet:[&_text]:text-34px
    [&_.map-number]:text-18px [&_:is(circle,path)]:[vector-effect:non-scaling-stroke]`,
  // The game's own picture, nearer to the colour of the field in either mode, so that lines stand out from it.
  "map-minimap": "opacity-55 [&~.map-squares]:opacity-25 [&~.map-line]:stroke-text",
  "map-squares": "fill-[color-mix(in_srgb,var(--surface-3)_60%,transparent)]",
  "map-near": "fill-[color-mix(in_srgb,var(--wg-accent)_9%,transparent)]",
  "map-line": "fill-none stroke-text-3 [stroke-dasharray:6_6]",
  "map-own": `fill-[color-mix(in_srgb,var(--wg-accent)_26%,transparent)] stroke-wg-accent [stroke-width:2]`,
  "map-enemy": `fill-[color-mix(in_srgb,var(--wg-awful)_26%,transparent)] stroke-wg-awful [stroke-dasharray:6_4] [stroke-width:2]`,
  "map-neutral": `fill-[color-mix(in_srgb,var(--text)_20%,transparent)] stroke-text [stroke-dasharray:2_4] [stroke-width:2]`,
  "map-flag": "[stroke-dasharray:none] fill-none",
  "map-start": "[stroke-dasharray:none]",
  "map-reach": "[&>circle]:(fill-none stroke-wg-accent) [&>circle]:opacity-60",
  "map-sight": `[&>circle]:(fill-none stroke-wg-td) [&>circle]:[stroke-dasharray:6_4]`,
  // Words have an edge in the colour of the field, over lines.
  "map-word": "stroke-surface-2 [stroke-width:6] [stroke-dasharray:none]",
  "map-word-own": "fill-wg-accent",
  "map-word-enemy": "fill-wg-awful",
  "map-word-neutral": "fill-text",
  "map-word-sight": "fill-wg-td",
  "map-at": "fill-wg-altaccent stroke-surface-0",

  // Letters and figures of the grid stand beside the drawing, in the size of other words.
  // North and south are seen together: the plan is as high as the window leaves room for.
  "map-sheet": `grid grid-cols-[20px_minmax(0,1fr)_auto] grid-rows-[20px_auto] gap-4px justify-center
    landscape:grid-cols-[20px_minmax(0,max(320px,100dvh-var(--bar-h)-230px))_auto]`,
  "map-columns":
    "col-start-2 row-start-1 grid grid-cols-10 color-text-3 text-12 font-600 text-center [&>*]:self-center",
  "map-rows":
    "col-start-1 row-start-2 grid grid-rows-[repeat(10,1fr)] color-text-3 text-12 font-600 text-center [&>*]:self-center",

  // What the visitor draws: a colour and a pattern of lines for each ink.
  "map-ink": "[[data-tool=move]_&]:[cursor:move] [[data-tool=move]_&]:[touch-action:none]",
  "map-ink-amber": "color-wg-altaccent",
  "map-ink-blue": "color-wg-great [--dashes:9_5]",
  "map-ink-violet": "color-wg-epic [--dashes:1_6]",
  "map-ink-plain": "color-text [--dashes:12_5_1_5]",
  "map-pen": `fill-none stroke-current [stroke-width:3] [stroke-linecap:round] [stroke-linejoin:round]
    [stroke-dasharray:var(--dashes,none)]`,
  "map-pen-end": "fill-none stroke-current [stroke-width:3] [stroke-linecap:round] [stroke-linejoin:round]",
  // What a hand gets hold of a line by.
  "map-hand": "fill-none stroke-transparent [stroke-width:20]",
  "map-metres": "fill-current",
  // On small screens a marker is larger in units, as words are.
  "map-marker": "lt-desktop:[scale:1.33] lt-tablet:[scale:1.9]",
  "map-marker-sign": "fill-current stroke-surface-0 [stroke-width:1.5]",
  "map-number": "fill-surface-0 [stroke:none] font-700",
  "map-cursor": "[&>path]:(fill-none stroke-text [stroke-width:1.5]) [pointer-events:none]",
  "map-surface": `[user-select:none] [-webkit-user-select:none] rounded-3
    [&:is([data-tool=arrow],[data-tool=line],[data-tool=ruler])]:[touch-action:none]
    [&:not([data-tool=move])]:[cursor:crosshair] [&:focus-visible]:outline-offset-2px`,
  "map-tools": `flex flex-col gap-8px self-start col-start-3 row-start-2 p-4px border rounded-3 bg-surface-1 ml-4px
    [&>*]:(flex flex-col gap-2px m-0 p-0 border-0 min-w-0) [&>*+*]:(pt-8px border-t border-t-grid)
    [&_:is(label,button)]:(relative grid place-items-center w-36px h-36px rounded-8px color-text-2 text-17px cursor-pointer)
    landscape:[&_:is(.map-tool,button)]:(grid-cols-[20px_1fr] gap-10px justify-items-start w-124px px-8px)
    [&_span]:text-13 lt-tablet:[&_span]:(text-11 leading-[1]) tablet:lt-landscape:[&_.map-tool>span]:hidden
    lt-tablet:[&_.map-tool]:(w-48px h-48px gap-2px [align-content:center])
    [&_:is(label,button):hover]:(bg-surface-3 color-text)
    [&_label:has(:checked)]:(bg-primary-soft color-wg-accent)
    [&_label:has(:focus-visible)]:[outline:2px_solid_var(--focus)]
    [&_button[aria-disabled=true]]:(color-text-3 bg-transparent cursor-default opacity-50)
    lt-tablet:([grid-area:3/1/4/-1] flex-row flex-wrap ml-0 mt-4px justify-between)
    lt-tablet:[&>*]:flex-row lt-tablet:[&>*+*]:(pt-0 border-t-0) lt-tablet:[&_:is(label,button)]:(w-40px h-40px)`,
  "map-spot": `flex flex-wrap gap-x-16px gap-y-4px items-center justify-between mt-8px min-h-24px color-text-2 text-12
    [&_b]:(color-text font-650 text-13) [&_p>span]:ml-10px`,
  "map-scale": `inline-flex gap-8px items-center ml-auto whitespace-nowrap
    before:(content-empty w-60px h-7px border-x border-b border-text-3)`,
  "map-marks": `[&>li]:(flex gap-8px items-center min-h-44px text-13) [&>li+li]:(border-t border-t-grid)
    [&>li>.map-ink]:(grid flex-none place-items-center w-26px font-650) [&_small]:(color-text-3 text-12 whitespace-nowrap)
    [&_.field]:(flex-1 min-w-0)`,

  "map-others": `flex flex-wrap gap-6px [&_a]:(flex gap-8px items-center h-36px pl-4px pr-10px border rounded-3 text-13 font-500)
    [&_a:hover]:border-border-strong [&_[aria-current]]:(border-primary-line bg-primary-soft)
    [&_svg]:(w-28px rounded-1) lt-tablet:[&_a]:h-40px`,
  // One of the visitor's accounts.
  "map-account": "[&+&]:mt-12px [&+&]:pt-12px [&+&]:border-t",

  "map-distance": `flex gap-12px justify-between min-h-34px items-center color-text-2 text-13 [&+&]:(border-t border-t-grid)
    [&>dd]:(color-text font-600) [&_small]:(color-text-3 font-400 text-11)`,
  "map-places": `w-full mb-12px text-12 [&_th]:(px-8px py-6px text-left font-500 color-text-2) [&_td]:(px-8px py-6px text-right)
    [&_thead_th:nth-child(n+2)]:text-right [&_th:first-child]:pl-16px [&_td:last-child]:pr-16px
    [&_thead_th:last-child]:pr-16px [&_tr]:(border-t border-t-grid)`,
  "map-layers": `[&_a]:(flex gap-10px items-center min-h-44px px-16px hover:bg-surface-2)
    [&_a>i]:(color-text-2 text-16px) [&_a>i+span]:flex-1 [&_a>small]:(color-text-3 text-12)`,
} satisfies Record<string, string>;
