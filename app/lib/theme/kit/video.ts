/** The video extractor: replays, what a video needs, and the battle. */
export const video = {
  "video-drop": `flex gap-16px items-center mb-16px px-20px py-18px border-1.5px border-dashed border-border-control rounded-4
    bg-surface-1 lt-tablet:(flex-wrap p-16px)
    [&[data-over]]:border-wg-accent [&[data-over]]:bg-primary-soft`,
  "video-drop-icon": `grid flex-none place-items-center w-48px h-48px rounded-3 bg-surface-3 color-text-2 text-20px`,
  // Over all of the page while something is dragged over it: it may be dropped anywhere.
  "video-drop-over": `fixed inset-12px z-modal grid place-items-center border-2px border-dashed border-wg-accent rounded-5
    bg-[color-mix(in_srgb,var(--surface-0)_78%,transparent)] pointer-events-none`,
  "video-choose": `cursor-pointer [&:has(:focus-visible)]:[outline:2px_solid_var(--focus)]
    [&:has(:focus-visible)]:outline-offset-2px`,

  "video-columns": `grid grid-cols-[304px_minmax(0,1fr)] gap-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]
    lt-laptop:gap-16px`,
  "video-panels": `grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-16px items-start
    lt-laptop:grid-cols-[minmax(0,1fr)]`,
  "video-choices": `grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-12px items-end
    lt-tablet:grid-cols-[minmax(0,1fr)]`,
  "video-label": "grid gap-6px min-w-0 color-text-2 text-13",
  "video-text": `block w-full min-h-36px px-11px py-8px border border-border-control rounded-3 bg-field-bg color-text
    text-13 leading-[1.5] [font-family:inherit] resize-y [field-sizing:content] max-h-420px
    [&[aria-invalid=true]]:border-danger lt-tablet:text-16px
    focus:(border-focus [outline:2px_solid_var(--focus)] outline-offset--1px)`,
  "video-figures": `min-w-0 m-0 px-16px pt-0 pb-16px border-0 grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-12px [&_.field]:w-full
    [&_input::placeholder]:color-text-3`,
  "video-legend": `grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-x-16px gap-y-6px text-12
    [&>div]:grid [&>div]:grid-cols-[84px_minmax(0,1fr)] [&>div]:gap-8px [&_dt]:color-text [&_dd]:color-text-2`,
  // What is folded at the foot of a panel.
  "video-more": `border-t border-t-grid [&>summary]:flex [&>summary]:items-center [&>summary]:min-h-44px
    [&>summary]:px-16px [&>summary]:color-text [&>summary]:text-13 [&>summary]:font-550 [&>summary]:cursor-pointer
    [&>summary:hover]:bg-surface-2 [&>summary>i]:(ml-auto color-text-3 text-16px) [&[open]>summary>i]:[rotate:180deg]`,

  "replay-row": `grid grid-cols-[20px_minmax(0,1fr)_auto] gap-10px items-center w-full min-h-52px px-16px py-8px
    border-t border-t-grid text-left text-13 [&:is(button):hover]:bg-surface-2
    [&[aria-current]]:bg-surface-2 [&[aria-current]]:[box-shadow:inset_3px_0_0_var(--wg-accent)]
    [&:focus-visible]:outline-offset--2px
    [&>i]:text-18px [&_b]:block [&_b]:font-550 [&_b]:[overflow-wrap:anywhere]
    [&_small]:color-text-3 [&_small]:text-12 [&_small.color-danger]:color-danger`,

  "battle-summary": `grid grid-cols-[minmax(220px,1.2fr)_minmax(0,3fr)] [&>details]:col-span-full
    lt-laptop:grid-cols-[minmax(0,1fr)]`,
  "battle-who": "p-16px min-w-0 text-13",
  "battle-figures": `grid grid-cols-6 lt-laptop:(grid-cols-3 border-t border-t-grid) lt-tablet:grid-cols-2
    [&>div]:px-16px [&>div]:py-14px [&>div]:border-l [&>div]:border-l-grid
    lt-laptop:[&>div]:border-l-0 lt-laptop:[&>div]:border-b lt-laptop:[&>div]:border-b-grid
    [&_dt]:mb-8px [&_dt]:color-text-3 [&_dt]:text-12`,
  "battle-further": `grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-x-32px gap-y-0 px-16px pb-12px text-13
    [&>div]:flex [&>div]:justify-between [&>div]:gap-12px [&>div]:py-6px [&>div]:border-b [&>div]:border-b-grid
    [&_dt]:color-text-2 [&_dd]:font-550`,

  "battle-teams": `grid grid-cols-2 lt-laptop:grid-cols-[minmax(0,1fr)] border-t border-t-grid
    [&>*+*]:border-l [&>*+*]:border-l-border lt-laptop:[&>*+*]:border-l-0 lt-laptop:[&>*+*]:border-t
    lt-laptop:[&>*+*]:border-t-border`,
  "battle-table": `w-full border-collapse text-12 [&_:is(th,td)]:px-6px [&_:is(th,td)]:h-32px [&_:is(th,td)]:text-right
    [&_:is(th,td)]:whitespace-nowrap [&_:is(th,td)]:border-t [&_:is(th,td)]:border-t-grid
    [&_:is(th,td):nth-child(-n+2)]:text-left [&_:is(th,td):first-child]:pl-16px [&_:is(th,td):last-child]:pr-16px
    [&_thead_th]:color-text-3 [&_thead_th]:font-500 [&_tbody_th]:font-500 [&_tbody_th]:color-text
    [&_td]:color-text-2 [&_td:nth-child(3)]:color-text [&_small]:color-text-3
    [&_[data-lost]_:is(th,td)]:color-text-3 [&_[data-own]>*]:bg-primary-soft
    [&_.vehicle-link]:gap-6px [&_.nation-roundel]:hidden [&_.vehicle-link_.vehicle-name]:whitespace-nowrap [&_.vehicle-name]:max-w-104px
    [&_.vehicle-name]:overflow-hidden [&_.vehicle-name]:text-ellipsis
    [&_tbody_th]:min-w-120px [&_bdi]:whitespace-normal [&_bdi]:[overflow-wrap:anywhere]
    lt-tablet:[&_tbody_:is(th,td)]:h-44px`,
  "battle-losses": `[&_:is(th,td):nth-child(n)]:text-left`,
  "battle-platoon": `inline-grid place-items-center ml-6px w-16px h-16px rounded-2 bg-surface-3 color-text-2 text-11
    [text-decoration:none]`,

  lives: `block w-full h-auto overflow-visible [&_text]:fill-text-3 [&_text]:text-11px`,
  "lives-grid": "fill-none stroke-grid",
  "lives-own": "fill-none stroke-wg-accent stroke-2 [stroke-linejoin:round]",
  "lives-enemy": "fill-none stroke-wg-awful stroke-2 [stroke-dasharray:5_3] [stroke-linejoin:round]",
  "lives-kill": "fill-surface-1 stroke-text [stroke-width:1.5]",
  "lives-lost": "fill-none stroke-text stroke-2",
  "lives-legend": `flex flex-wrap gap-x-16px gap-y-4px mt-8px text-12 [&>li]:inline-flex [&>li]:gap-6px
    [&>li]:items-center`,
} satisfies Record<string, string>;
