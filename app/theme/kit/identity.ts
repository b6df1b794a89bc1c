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
