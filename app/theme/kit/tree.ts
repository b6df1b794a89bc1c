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
  "tree-node": `absolute w-${NODE_WIDTH}px h-${NODE_HEIGHT}px border rounded-3
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
