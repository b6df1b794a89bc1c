/** Where the parts of a page stand. */
export const layout = {
  page: `w-full max-w-[var(--page-max)] mx-auto px-24px pt-32px pb-64px [&:focus]:[outline:none]
    lt-tablet:px-16px lt-tablet:pt-20px lt-tablet:pb-32px
    print:[&&]:p-0 print:[&&_*]:[content-visibility:visible]`,
  "page-head": `flex gap-24px items-end mb-24px [&_p]:max-w-64ch [&_p]:mt-8px [&_p]:color-text-2
    lt-tablet:flex-col lt-tablet:gap-12px lt-tablet:items-stretch lt-tablet:mb-16px`,

  // A table of figures needs about a thousand pixels; with less beside it, the side column goes below, where its panels
  // stand in two or three columns of about the same height.
  columns: `grid grid-cols-[minmax(0,1fr)_var(--side-w)] gap-24px items-start lt-desktop:grid-cols-[minmax(0,1fr)]
    tablet:lt-desktop:[&>aside]:block tablet:lt-desktop:[&>aside]:[column-gap:16px]
    tablet:lt-landscape:[&>aside]:[columns:2] landscape:lt-desktop:[&>aside]:[columns:3]
    tablet:lt-desktop:[&>aside>*]:mb-16px tablet:lt-desktop:[&>aside>*]:[break-inside:avoid]`,
} satisfies Record<string, string>;
