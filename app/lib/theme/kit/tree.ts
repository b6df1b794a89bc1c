import { COLUMN_WIDTH, CORNER_COLUMNS, HEAD_HEIGHT, NODE_HEIGHT, NODE_WIDTH } from "../tree-lengths.ts";

const OPEN = "bg-[light-dark(var(--surface-1),var(--surface-2))]";

/** The drawing of a tech tree. */
export const tree = {
  // The frame scrolls both ways. With script the mouse drags, and two fingers scale the drawing instead of the page.
  "tree-frame": `relative overflow-auto rounded-3 [scrollbar-width:thin] focus-visible:outline-offset--2px
    lt-tablet:mx--16px lt-tablet:rounded-0 [.js_&]:cursor-grab [.js_&]:[touch-action:pan-x_pan-y]
    [.js_&[data-dragging]]:cursor-grabbing [.js_&[data-dragging]]:select-none
    [&[data-dragging]>*]:pointer-events-none`,
  // What is left of the screen stays for the bar, the head and the plan.
  "tree-frame-alone": `max-h-[max(380px,calc(100dvh-var(--bar-h)-128px))]
    lt-tablet:max-h-[max(380px,calc(100dvh-var(--tabbar-h)-148px))]`,
  "tree-frame-over-plan": `max-h-[max(380px,calc(100dvh-var(--bar-h)-366px))]
    lt-tablet:max-h-[max(380px,calc(100dvh-var(--tabbar-h)-292px))]`,
  "tree-frame-over-long-plan": `max-h-[max(380px,calc(100dvh-var(--bar-h)-400px))]
    lt-tablet:max-h-[max(380px,calc(100dvh-var(--tabbar-h)-292px))]`,

  "tree-tiers": `sticky top-0 z-3 grid grid-flow-col auto-cols-[${COLUMN_WIDTH}px] h-${HEAD_HEIGHT}px
    [&>*]:grid [&>*]:place-items-center [&>*]:bg-surface-0 [&>:nth-child(odd)]:rounded-t-3
    [&>:nth-child(odd)]:bg-[color-mix(in_srgb,var(--surface-1)_55%,var(--surface-0))]`,

  // A vehicle of the tree. Those that are researched and the goal do not answer to the pointer.
  "tree-node": `absolute w-${NODE_WIDTH}px h-${NODE_HEIGHT}px border rounded-3 isolate
    [transition:border-color_var(--t-fast),background_var(--t-fast)]`,
  "tree-node-open": `${OPEN} hover:border-border-control hover:bg-surface-3`,
  "tree-node-researched": "border-primary-line bg-primary-soft",
  "tree-node-planned": `${OPEN} border-wg-accent [box-shadow:0_0_0_1px_var(--wg-accent)] hover:bg-surface-3
    [@media(forced-colors:active)]:[outline:2px_solid_Highlight]`,
  "tree-node-goal": `border-transparent bg-button color-button-text [&_:is(i,span)]:color-button-text
    [&>.tree-node-about:hover]:bg-button-hover`,

  "tree-node-link": "flex flex-col gap-3px justify-center h-full px-5px rounded-[inherit]",
  "tree-node-name": `flex gap-4px items-center min-h-16px text-12 font-550 leading-[13px] tracking-[-0.01em]
    [&>i]:text-13px [&>:last-child]:min-w-0 [&>:last-child]:[overflow-wrap:anywhere]`,
  // No higher than its words, so that names of two lines keep their room; its end is clear of the icon in the corner.
  "tree-node-cost": `flex gap-4px items-center h-14px pr-19px whitespace-nowrap color-text-3 text-11 leading-[14px]
    [&>.rating-figure]:ml-auto [&>.rating-figure]:px-3px [&>.rating-figure]:py-1px`,
  "tree-node-about": `absolute right-0 bottom-0 grid place-items-center w-26px h-24px rounded-8px color-text-3 text-13px
    hover:bg-surface-4 hover:color-text`,
  // Shown where one points or is, so that names and prices keep their room; not for fingers, which would not see it:
  // the plan to a vehicle has one.
  "tree-node-compare": `absolute right-0 top-0 grid place-items-center w-26px h-24px rounded-8px bg-surface-3
    color-text-2 text-13px opacity-0 hover:color-text [:hover>&]:opacity-100 [:focus-within>&]:opacity-100
    focus:opacity-100 [@media(hover:none)]:hidden`,

  // What fills an empty corner of the drawing, within the edges of the nodes of its columns.
  "tree-corner": `absolute w-${CORNER_COLUMNS * COLUMN_WIDTH - (COLUMN_WIDTH - NODE_WIDTH)}px`,
} satisfies Record<string, string>;

/**
 * Tables that only show. Their cells have no class of their own: the rules for them weigh less than any class, so
 * that a utility on a cell overrides them.
 */
export const tables = {
  // Scrolls, with the words in it that only screen readers have; on paper all of the table is seen. At the end of a panel it has the panel's corners.
  "table-frame": `relative overflow-auto [scrollbar-width:thin] print:overflow-visible
    [.panel>&:last-child]:rounded-b-[calc(14px_-_1px)]`,

  // Head and first column stay while it scrolls. What it stands in may narrow the gap: [--cell-gap:5px].
  "plain-table": `w-full border-separate border-spacing-0 text-13
    [:where(&)_:is(th,td)]:px-[var(--cell-gap,10px)] [:where(&)_:is(th,td)]:py-0 [:where(&)_:is(th,td)]:bg-surface-1
    [:where(&)_:is(th,td)]:whitespace-nowrap lt-tablet:[:where(&)_:is(th,td)]:px-8px
    [:where(&)_th]:sticky [:where(&)_th]:top-0 [:where(&)_th]:z-2 [:where(&)_th]:h-38px [:where(&)_th]:border-b
    [:where(&)_th]:color-text-3 [:where(&)_th]:text-12 [:where(&)_th]:font-500 [:where(&)_th]:text-left
    [:where(&)_td]:h-[var(--row-h)] [:where(&)_td]:border-b [:where(&)_td]:border-b-grid [:where(&)_td]:color-text-2
    lt-tablet:[:where(&)_td]:h-54px
    [:where(&)_tbody_tr:hover>td]:bg-surface-2
    [:where(&)_tbody:last-child_tr:last-child>td]:border-b-0
    [:where(&)_:is(th,td):first-child]:sticky [:where(&)_:is(th,td):first-child]:left-0
    [:where(&)_:is(th,td):first-child]:pl-16px laptop:[:where(&)_:is(th,td):first-child]:pr-10px
    lt-tablet:[:where(&)_:is(th,td):first-child]:[box-shadow:1px_0_0_var(--border)]
    [:where(&)_td:first-child]:z-1 [:where(&)_th:first-child]:z-3
    [:where(&)_:is(th,td):last-child]:pr-16px
    [:where(&.plain-table-dense)_tbody_td]:h-[var(--row-h-dense)] lt-tablet:[:where(&.plain-table-dense)_tbody_td]:h-[var(--row-h-dense)]`,

  "number-cell": "text-right",
  "strong-cell": "color-text font-550",
  "wrapping-cell": "min-w-[var(--wrapping-cell,140px)] py-8px leading-[1.4] whitespace-normal",
} satisfies Record<string, string>;

/** Who a vehicle is. Glyphs take their size from the font size and their colour from the text. */
export const identity = {
  "nation-roundel": "rounded-full [box-shadow:inset_0_0_0_1px_var(--nation-edge)] text-18px",
  "class-glyph": "text-16px",
  "vehicle-marker": "text-13px",
  // An icon that is fetched, and the place that is kept for it.
  "remote-icon": "inline-block flex-none w-1em h-1em [vertical-align:-0.125em]",

  // The tier is a roman numeral between two rules, as on a watch dial.
  "tier-dial": `inline-grid flex-none place-items-center min-w-20px h-18px px-3px border-y-1.5px border-y-current
    color-text-2 font-display font-620 text-11px leading-[1] tracking-[0.01em]`,

  "vehicle-link": `flex gap-10px lt-tablet:gap-7px items-center min-w-0 [&_.tier-dial]:min-w-28px
    [&:is(a):hover_.vehicle-name]:underline [&:is(a):hover_.vehicle-name]:decoration-wg-accent
    [&:is(a):hover_.vehicle-name]:underline-offset-3px`,
  // The game's own are light: in the light mode they stand on a dark ground.
  "vehicle-contour": `flex-none w-auto h-18px px-3px rounded-4px bg-[light-dark(var(--text-2),transparent)]
    lt-tablet:hidden [.tree-node_&]:(absolute right-4px top-3px h-26px z--1 opacity-22 bg-transparent mix-blend-difference)`,
  // At the end of the line that names a vehicle.
  "compare-button": `absolute right-2px inset-y-0 grid place-items-center w-32px color-text-3 text-15px
    hover:color-wg-accent print:hidden`,
  // Quiet: a third of the rows of the highest tiers have one.
  "patch-mark": `ml-auto color-text-3 text-11 font-450 whitespace-nowrap [&>abbr]:ml-4px [&>abbr]:color-wg-okay
    [&>abbr]:font-550 [&>abbr]:no-underline`,
  // A long name goes on in a second line: cut off, two vehicles would read alike. A word breaks only where it has to, so
  // that a column is as wide as its longest.
  "vehicle-name": "min-w-0 color-text font-550 leading-[1.25] [overflow-wrap:break-word] whitespace-normal",
} satisfies Record<string, string>;

export const identityVariants = {
  "compare-button-row": "relative inset-auto flex-none h-36px lt-tablet:w-36px lt-tablet:h-44px lt-tablet:mr--10px",
  "compare-button-card": "right-6px top-40px bottom-auto w-40px h-40px",
  "tier-dial-large": "min-w-32px h-30px px-6px border-y-2px color-text text-17px",
} satisfies Record<string, string>;

/** What things stand on. */
export const surfaces = {
  panel: "min-w-0 border border-border rounded-4 bg-surface-1 print:[break-inside:avoid]",
  // The heading wraps before the link at its side does.
  "panel-head": `flex gap-12px items-center justify-between min-h-52px px-16px pt-14px pb-12px
    [&>a]:flex-none`,
  "panel-body": "px-16px pb-16px",
  "panel-foot":
    "flex flex-wrap gap-y-8px gap-x-12px items-center px-16px py-10px border-t border-t-grid color-text-3 text-12",

  // What a page tells its visitor within it.
  callout: `grid grid-cols-[auto_minmax(0,1fr)] gap-10px px-12px py-10px rounded-3
    bg-[color-mix(in_srgb,var(--info)_14%,var(--surface-1))] color-text-2 text-13
    [&>i]:mt-2px [&>i]:color-info [&_code]:[overflow-wrap:anywhere]`,

  avatar: `inline-grid flex-none place-items-center w-24px h-24px rounded-7px bg-surface-4 color-text
    font-ui font-600 text-11px leading-[1] tracking-[0.02em]`,

  // Two panels side by side.
  halves: "grid grid-cols-[repeat(2,minmax(0,1fr))] gap-16px lt-tablet:grid-cols-[minmax(0,1fr)]",
  stack: "flex flex-col gap-16px",
} satisfies Record<string, string>;

export const surfaceVariants = {
  // Panels with tables run from edge to edge of a phone.
  "panel-wide": "lt-tablet:mx--16px lt-tablet:border-x-0 lt-tablet:rounded-0",
  "callout-bad": "bg-[color-mix(in_srgb,var(--danger)_12%,var(--surface-1))] [&>i]:color-danger",
  "avatar-medium": "w-36px h-36px rounded-3 text-12px",
  "avatar-round": "w-32px h-32px rounded-full overflow-hidden text-12 object-cover",
  "avatar-free": "border border-dashed border-border-strong bg-transparent color-text-3",
} satisfies Record<string, string>;

/** Words and figures. */
export const texts = {
  "heading-1": "font-display font-650 normal-nums text-32 leading-[1.1] tracking-[-0.022em] lt-tablet:text-26px",
  "heading-2": "font-display font-620 normal-nums text-16 leading-[1.25] tracking-[-0.012em]",
  "heading-3": "text-13 font-600 tracking-[-0.005em]",

  "big-figure": `font-display font-600 text-24 leading-[1] tracking-[-0.025em] [font-feature-settings:"tnum"]
    [&_small]:ml-3px [&_small]:color-text-3 [&_small]:font-ui [&_small]:font-500 [&_small]:text-12
    [&_small]:leading-[1] [&_small]:tracking-0`,
  unit: "ml-3px color-text-3 font-ui font-500 text-12 leading-[1] tracking-0",
  "not-known": "color-text-3",
  // What it was before is told where it can be opened.
  "revised-figure": "underline decoration-dotted underline-offset-3px",
  note: "color-text-3 text-12 leading-[1.5]",

  // Inside running text colour alone would not tell a link.
  "text-link": `color-link font-500 hover:underline hover:underline-offset-3px
    [p_&]:underline [p_&]:[text-decoration-thickness:1px] [p_&]:underline-offset-3px`,

  // A short list of names and values.
  "fact-list": `grid grid-cols-[auto_minmax(0,1fr)] gap-y-8px gap-x-16px text-13
    [&_dt]:color-text-3 [&_dd]:color-text-2 [&_dd]:text-right`,
  // What is known of somebody or something, in a line.
  facts: `flex flex-wrap gap-y-8px gap-x-20px color-text-2 text-13
    [&>*]:inline-flex [&>*]:gap-8px [&>*]:items-center [:where(&)>*>i]:color-text-3 [&>*>i]:text-15px
    lt-tablet:gap-y-0 lt-tablet:[&>li]:min-h-32px lt-tablet:[&_a]:py-11px lt-tablet:[&_a:not(.vehicle-link)]:inline-block`,
} satisfies Record<string, string>;

export const textVariants = {
  "note-bad": "color-danger",
} satisfies Record<string, string>;

/** The planner of a tech tree. */
export const planner = {
  // At the foot of the screen; on a phone a card over the tabs.
  planner: `sticky bottom-12px z-20 grid grid-cols-[minmax(0,1fr)_auto] gap-x-16px items-center mt-12px overflow-hidden
    border border-border-strong rounded-5 bg-float-bg [box-shadow:var(--shadow-float)]
    lt-tablet:fixed lt-tablet:inset-x-8px lt-tablet:z-[calc(var(--z-bar)-1)] lt-tablet:block lt-tablet:overflow-auto
    lt-tablet:bottom-[calc(var(--tabbar-h)+8px+env(safe-area-inset-bottom))]
    lt-tablet:max-h-[calc(100dvh-var(--tabbar-h)-68px-env(safe-area-inset-bottom))] lt-tablet:overscroll-contain
    lt-tablet:[&:not(:has([open]))_dd>.note]:hidden`,

  // On a phone a tap on the head of the card, over which it lies, opens it to the sheet with the steps.
  "planner-opener": `inline-flex lt-tablet:absolute lt-tablet:inset-0 lt-tablet:z-1 lt-tablet:h-84px lt-tablet:rounded-[inherit]
    lt-tablet:focus-visible:outline-offset--3px
    lt-tablet:before:content-empty lt-tablet:before:absolute lt-tablet:before:top-8px lt-tablet:before:left-[calc(50%-18px)]
    lt-tablet:before:w-36px lt-tablet:before:h-4px lt-tablet:before:rounded-2px lt-tablet:before:bg-border-control
    lt-tablet:[&>i]:absolute lt-tablet:[&>i]:top-22px lt-tablet:[&>i]:right-16px lt-tablet:[&>i]:color-text-3
    lt-tablet:[&>i]:text-18px lt-tablet:[[open]>&>i]:[rotate:180deg]`,

  // The goal into the comparison: its node shows that only where one points.
  "planner-compare": `grid flex-none place-items-center w-36px h-28px my--4px rounded-8px color-text-3 text-15px
    hover:bg-surface-3 hover:color-text lt-tablet:relative lt-tablet:z-2 lt-tablet:w-44px lt-tablet:h-44px
    lt-tablet:my--12px lt-tablet:ml-auto lt-tablet:text-18px`,

  "planner-form": `flex flex-wrap col-span-full gap-x-20px gap-y-8px items-center px-16px py-8px border-t color-text-3
    text-12 lt-tablet:grid lt-tablet:grid-cols-2 lt-tablet:gap-12px lt-tablet:items-start lt-tablet:py-14px`,

  // A vehicle of the plan: a column, on a phone a row; narrow where there are many.
  "plan-step": `flex-[1_0_124px] min-w-0 px-12px py-10px border-l border-l-grid color-text-3 text-12 first:border-l-0
    lt-tablet:px-16px lt-tablet:py-12px lt-tablet:border-l-0 lt-tablet:border-t lt-tablet:border-t-grid
    lt-tablet:first:border-t-0 lt-tablet:text-13`,
  "plan-step-narrow": "tablet:basis-118px tablet:px-9px tablet:py-8px tablet:text-11",

  // Where name and figure have no room in a line, the figure goes to the next one.
  "plan-cost": `flex flex-wrap gap-x-8px justify-between [&>dt]:min-w-0 [&>dt]:[overflow-wrap:anywhere]
    [&>dd]:ml-auto [&>dd]:color-text-2 [&>dd]:font-550 [&>dd]:whitespace-nowrap`,
  // In narrow columns a module has two lines: its name alone, and its figure under it.
  "plan-cost-narrow": `tablet:block tablet:[&>dt]:overflow-hidden tablet:[&>dt]:text-ellipsis
    tablet:[&>dt]:whitespace-nowrap tablet:[&>dd]:text-right`,
} satisfies Record<string, string>;
