/** The pages of the no-gold challenge. */
export const challenge = {
  "challenge-choice": "grid gap-6px min-w-0 color-text-2 text-13",

  "challenge-rules": `grid grid-cols-2 gap-x-32px px-16px pb-12px lt-tablet:grid-cols-[minmax(0,1fr)] lt-tablet:gap-y-16px
    [&_li]:(grid grid-cols-[18px_minmax(0,1fr)] gap-12px py-9px color-text-2 text-13) [&_li+li]:(border-t border-t-grid)
    [&_i]:(mt-1px text-17px) [&_b]:(color-text font-550)`,

  "challenge-reasons": `border-t border-t-grid px-16px py-6px
    [&>li]:(grid grid-cols-[18px_minmax(0,1fr)_auto] gap-12px items-center min-h-36px py-7px color-text-2 text-13 leading-[1.35])
    [&>li+li]:(border-t border-t-grid) [&_i]:text-16px [&_b]:(color-text font-550)`,

  "challenge-form": `grid grid-cols-[repeat(2,minmax(0,1.4fr))_repeat(2,minmax(0,1fr))_auto] gap-12px items-start
    lt-tablet:grid-cols-2 lt-tablet:[&>:nth-last-child(n+4):nth-child(n+1)]:col-span-full
    lt-tablet:[&>button]:col-span-full [&>button]:mt-[calc(1.5em+6px)] lt-tablet:[&>button]:mt-0`,

  "challenge-road": `overflow-x-auto px-16px pt-2px pb-16px [scrollbar-width:thin] focus-visible:outline-offset--2px
    [&>ol]:(grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-y-12px) [&_li]:(relative min-w-112px)
    lt-tablet:[&>ol]:(flex w-max min-w-full) lt-tablet:[&_li]:flex-1
    [&_li+li]:pl-20px [&_li+li]:before:(content-empty absolute left-0 top-25px w-20px border-t-2px border-t-primary-line)`,
  "challenge-stop": `grid gap-4px px-10px py-7px border rounded-3
    [&>b]:(flex gap-6px items-center min-w-0 text-12 font-550) [&>b>span]:truncate
    [&>small]:(flex gap-8px justify-between text-11 whitespace-nowrap)`,
  "challenge-stop-earned": "border-primary-line bg-primary-soft [&>small]:color-text-2",
  "challenge-stop-open": `border-wg-accent bg-surface-2 [box-shadow:0_0_0_1px_var(--wg-accent)] hover:bg-surface-3
    [&>small]:color-text-2`,
  "challenge-stop-goal": `border-transparent bg-button color-button-text hover:bg-button-hover
    [&_i]:color-button-text`,

  "challenge-totals": `grid grid-cols-4 border-t border-t-grid lt-tablet:grid-cols-2
    [&>div]:(px-16px py-14px border-l border-l-grid) [&>div:first-child]:border-l-0
    lt-tablet:[&>div:nth-child(odd)]:border-l-0 lt-tablet:[&>div:nth-child(n+3)]:(border-t border-t-grid)
    [&_dt]:(color-text-3 text-12) [&_dd]:(grid gap-8px mt-10px) [&_small]:(color-text-3 text-12)
    lt-tablet:[&_.big-figure]:text-20px`,

  "challenge-place": `inline-grid flex-none place-items-center min-w-26px h-24px px-6px rounded-2 bg-surface-3 color-text-2
    text-12 font-600`,
  "challenge-table": `w-full border-separate border-spacing-0 text-13 [&_:is(th,td)]:(px-10px h-44px text-left whitespace-nowrap border-b border-b-grid)
    [&_th]:(h-38px color-text-3 text-12 font-500) [&_td]:color-text-2 [&_:is(th,td):nth-child(n+3)]:text-right
    [&_:is(th,td):first-child]:(sticky left-0 pl-16px bg-surface-1) [&_:is(th,td):last-child]:pr-16px
    [&_tbody_tr:last-child>td]:border-b-0 [&_tr[aria-current]>td]:bg-primary-soft`,
  "challenge-card": `grid gap-24px p-24px border border-border-strong rounded-4 bg-surface-0`,
  "challenge-tier": "flex-1 h-5px rounded-2px",
} satisfies Record<string, string>;
