const TINT = "bg-[color-mix(in_srgb,var(--category)_14%,var(--surface-1))]";

/** The calendar's own parts. What is inside of a part with `--category` takes the colour of an event's category. */
export const calendar = {
  // What comes next stands above the calendar on a phone, and beside it where there is room.
  "calendar-columns": `grid grid-cols-[minmax(0,1fr)] gap-16px items-start
    desktop:grid-cols-[minmax(0,1fr)_var(--side-w)] desktop:gap-x-24px desktop:grid-rows-[auto_auto_auto_1fr]
    desktop:[&>*]:col-start-2 desktop:[&>.calendar-main]:col-start-1 desktop:[&>.calendar-main]:row-start-1
    desktop:[&>.calendar-main]:row-span-4`,
  "calendar-main": "min-w-0",

  "calendar-weekdays": `grid grid-cols-[repeat(7,minmax(0,1fr))] border-t border-t-border color-text-3 text-12 font-500
    [&>*]:px-10px [&>*]:py-8px lt-tablet:[&>*]:px-4px lt-tablet:[&>*]:text-center`,
  "calendar-week": `relative grid grid-cols-[repeat(7,minmax(0,1fr))] grid-rows-[36px] auto-rows-[26px] min-h-116px
    pb-8px border-t border-t-border [&>ol]:[display:contents] [&>ul]:[display:contents] [&_li]:[display:contents]
    lt-tablet:min-h-84px`,
  "calendar-day": `relative row-start-1 px-10px py-8px font-display text-13 leading-[20px] whitespace-nowrap
    lt-tablet:px-4px lt-tablet:text-center`,
  "calendar-day-inside": "color-text-2 font-600",
  "calendar-day-outside": "color-text-3 font-500",
  "calendar-day-today": "color-wg-accent font-600",
  // The columns of the days lie behind the bars, as high as their week.
  "calendar-backdrop": `absolute inset-0 grid grid-cols-[repeat(7,minmax(0,1fr))] pointer-events-none
    [&>span]:border-l [&>span]:border-l-grid [&>span:first-child]:border-l-0`,
  "calendar-column-weekend": "bg-[color-mix(in_srgb,var(--surface-2)_50%,transparent)]",
  "calendar-column-today": "bg-primary-soft",
  "calendar-more": `row-start-7 self-center mx-6px color-text-2 text-11 font-550 whitespace-nowrap z-1
    hover:color-text hover:underline lt-tablet:mx-0 lt-tablet:text-center`,

  "calendar-bar": `relative z-1 flex gap-6px items-center self-center min-w-0 h-24px px-8px overflow-hidden ${TINT}
    text-12 font-500 whitespace-nowrap
    hover:bg-[color-mix(in_srgb,var(--category)_24%,var(--surface-1))]
    [&>i]:flex-none [&>i]:color-[var(--category)] [&>i]:text-13px [&>span]:min-w-0 [&>span]:truncate
    [&>time]:color-text-2 focus-visible:outline-offset--2px
    lt-tablet:[&>time]:hidden lt-tablet:px-4px lt-tablet:gap-4px`,
  "calendar-bar-begins": "ml-3px rounded-l-2 [box-shadow:inset_3px_0_0_var(--category)]",
  "calendar-bar-ends": "mr-3px rounded-r-2",
  "calendar-bar-open": "color-text",
  "calendar-bar-past": "color-text-2",

  // A day of the agenda or of a week.
  "calendar-list-day": `[&>h3]:flex [&>h3]:gap-8px [&>h3]:items-baseline [&>h3]:px-16px [&>h3]:pt-20px [&>h3]:pb-8px
    [&>h3]:font-display [&>h3]:font-620 [&>h3]:text-16 [&>h3]:leading-[1.25]`,
  "calendar-entry": `grid grid-cols-[32px_minmax(0,1fr)_auto] gap-12px items-center min-h-56px px-16px py-10px
    border-t border-t-grid hover:bg-surface-2 focus-visible:outline-offset--2px
    [&_b]:block [&_b]:text-13 [&_b]:font-550 [&_b]:leading-[1.35] [&_small]:block
    [&_small]:color-text-3 [&_small]:text-12 [&>:last-child]:color-text-2 [&>:last-child]:text-12`,
  "calendar-entry-open": "[&_b]:color-text",
  "calendar-entry-past": "[&_b]:color-text-2",
  "calendar-mark": `grid flex-none place-items-center w-32px h-32px rounded-8px color-[var(--category)] text-16px
    bg-[color-mix(in_srgb,var(--category)_14%,transparent)]`,

  // Seven days beside each other; below each other where they would be too narrow.
  "calendar-seven": `grid grid-cols-[repeat(7,minmax(0,1fr))] border-t border-t-border min-h-420px
    [&>li]:min-w-0 [&>li]:pb-12px [&>li]:border-l [&>li]:border-l-grid [&>li:first-child]:border-l-0
    lt-landscape:grid-cols-[minmax(0,1fr)] lt-landscape:min-h-0 lt-landscape:[&>li]:border-l-0 lt-landscape:[&>li]:border-t
    lt-landscape:[&>li]:border-t-grid lt-landscape:[&>li:first-child]:border-t-0
    [&>li>h3]:flex [&>li>h3]:gap-6px [&>li>h3]:items-baseline [&>li>h3]:px-10px [&>li>h3]:py-10px
    [&>li>h3]:font-display [&>li>h3]:font-600 [&>li>h3]:text-13 [&>li>h3]:whitespace-nowrap
    lt-landscape:[&>li>h3]:px-16px`,
  "calendar-seven-today": "bg-[color-mix(in_srgb,var(--primary-soft)_60%,transparent)]",
  "calendar-card": `block mx-6px mb-6px px-8px py-7px rounded-2 ${TINT} text-12
    [box-shadow:inset_3px_0_0_var(--category)] hover:bg-[color-mix(in_srgb,var(--category)_24%,var(--surface-1))]
    [&>small]:flex [&>small]:gap-5px [&>small]:items-center [&>small]:color-text-2 [&>small]:text-11
    [&>small>i]:flex-none [&>small>i]:color-[var(--category)] [&>small>i]:text-13px
    [&>b]:block [&>b]:mt-3px [&>b]:font-550 [&>b]:leading-[1.3] [&>b]:[overflow-wrap:anywhere]
    lt-landscape:mx-16px lt-landscape:py-10px`,
  "calendar-card-open": "[&>b]:color-text",
  "calendar-card-past": "[&>b]:color-text-2",

  // Figures between the rules of the tier dial.
  "calendar-countdown": `flex gap-10px [&>span]:grid [&>span]:gap-6px [&>span]:justify-items-center
    [&>span]:color-text-3 [&>span]:text-11 [&_b]:min-w-52px [&_b]:px-6px [&_b]:pt-8px [&_b]:pb-7px [&_b]:border-y-2
    [&_b]:border-y-text-2 [&_b]:color-text [&_b]:font-display [&_b]:font-620 [&_b]:text-26px [&_b]:leading-[1]
    [&_b]:text-center [&_b]:tracking-[-0.02em] [&_b]:[font-feature-settings:"tnum"]`,

  "calendar-running": `[&>li>a]:grid [&>li>a]:grid-cols-[20px_minmax(0,1fr)] [&>li>a]:gap-12px [&>li>a]:px-16px
    [&>li>a]:py-10px [&>li>a]:border-t [&>li>a]:border-t-grid [&>li>a:hover]:bg-surface-2
    [&>li>a:focus-visible]:outline-offset--2px [&_i]:mt-2px [&_i]:color-[var(--category)] [&_i]:text-16px
    [&_b]:block [&_b]:color-text [&_b]:text-13 [&_b]:font-550 [&_small]:block [&_small]:color-text-3 [&_small]:text-12`,

  // Beside the calendar a list; above it a row of keys, to swipe on a phone.
  "calendar-filter": `[&_a]:grid [&_a]:grid-cols-[18px_26px_minmax(0,1fr)_auto] [&_a]:gap-10px [&_a]:items-center
    [&_a]:min-h-34px [&_a]:px-16px [&_a]:color-text-2 [&_a]:text-13 [&_a:hover]:color-text
    [&_a:focus-visible]:outline-offset--2px [&_a>:last-child]:color-text-3 [&_a>:last-child]:text-12
    [&_[aria-current]]:color-text lt-desktop:relative desktop:[&_a:hover]:bg-surface-2
    lt-desktop:flex lt-desktop:flex-wrap lt-desktop:gap-8px lt-desktop:px-16px lt-desktop:[&_a]:flex
    lt-desktop:[&_a]:gap-8px lt-desktop:[&_a]:px-12px lt-desktop:[&_a]:rounded-3 lt-desktop:[&_a]:bg-surface-3
    lt-desktop:[&_a]:text-12 lt-desktop:[&_a]:font-550 lt-desktop:[&_a]:whitespace-nowrap
    lt-desktop:[&_.checkbox]:hidden
    lt-desktop:[&_[aria-current]]:[box-shadow:inset_0_0_0_1.5px_var(--primary-line)]
    lt-desktop:[&_[aria-current]]:bg-primary-soft
    lt-tablet:flex-nowrap lt-tablet:mx--16px lt-tablet:pb-4px lt-tablet:overflow-x-auto
    lt-tablet:[scrollbar-width:none] lt-tablet:[&>li]:flex-none lt-tablet:[&_a]:h-40px`,
  "calendar-filter-mark": `grid place-items-center w-26px h-26px rounded-2 color-[var(--category)] text-14px
    bg-[color-mix(in_srgb,var(--category)_14%,transparent)]
    lt-desktop:w-auto lt-desktop:h-auto lt-desktop:bg-transparent`,
} satisfies Record<string, string>;
