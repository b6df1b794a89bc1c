/** Lists of links. */
export const lists = {
  // A short list of counts that lead into the table.
  tally: `[&_a]:grid [&_a]:grid-cols-[20px_minmax(0,1fr)_72px_36px] [&_a]:gap-10px [&_a]:items-center
    [&_a]:min-h-36px [&_a]:px-16px [&_a]:border-t [&_a]:border-t-grid [&_a]:color-text-2 [&_a]:text-13
    [&_a:hover]:bg-surface-2 [&_a:hover]:color-text [&_a:focus-visible]:outline-offset--2px
    [&_.nation-roundel]:text-18px [&_.class-glyph]:text-18px [&_.stat-bar]:h-4px [&_.stat-bar]:m-0
    [&_b]:color-text [&_b]:font-550 [&_b]:text-right lt-tablet:[&_a]:min-h-44px`,

  // The pages of a list.
  "page-links": `flex flex-wrap gap-4px [&>.button]:min-w-30px
    [&>[aria-current]]:border-primary-line [&>[aria-current]]:bg-primary-soft [&>[aria-current]]:color-wg-accent
    lt-tablet:[&>.button]:min-w-40px lt-tablet:[&>.button]:px-8px`,
} satisfies Record<string, string>;
