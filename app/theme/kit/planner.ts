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
