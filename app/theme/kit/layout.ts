/** Where the parts of a page stand. */
export const layout = {
  page: `w-full max-w-[var(--page-max)] mx-auto px-24px pt-32px pb-64px [&:focus]:[outline:none]
    lt-tablet:px-16px lt-tablet:pt-20px lt-tablet:pb-32px
    print:[&&]:p-0 print:[&&_*]:[content-visibility:visible]`,
  "page-head": `flex gap-24px items-end mb-24px [&_p]:max-w-64ch [&_p]:mt-8px [&_p]:color-text-2
    lt-tablet:flex-col lt-tablet:gap-12px lt-tablet:items-stretch lt-tablet:mb-16px`,

  // A table of figures needs about a thousand pixels; with less beside it, the side column goes below. Three lists
  // have no room for their words beside each other there: the longest one stands beside the others.
  columns: `grid grid-cols-[minmax(0,1fr)_var(--side-w)] gap-24px items-start lt-desktop:grid-cols-[minmax(0,1fr)]
    tablet:lt-desktop:[&>aside]:grid tablet:lt-desktop:[&>aside]:items-start
    landscape:lt-desktop:[&>aside]:grid-cols-[repeat(3,minmax(0,1fr))]
    tablet:lt-landscape:[&>aside]:grid-cols-[repeat(2,minmax(0,1fr))]
    tablet:lt-landscape:[&>aside>section:nth-of-type(2)]:[grid-area:1/2/span_2]`,
} satisfies Record<string, string>;
