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
    lt-tablet:gap-y-0 lt-tablet:[&>li]:min-h-32px lt-tablet:[&_a]:inline-block lt-tablet:[&_a]:py-11px`,
} satisfies Record<string, string>;

export const textVariants = {
  "heading-1-large": "text-44 leading-[1] tracking-[-0.03em] lt-tablet:text-34px",
  "note-bad": "color-danger",
} satisfies Record<string, string>;
