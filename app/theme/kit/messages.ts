/** What takes the place of a page or of a list. */
export const messages = {
  // An error, no connection: words, and a picture beside them where there is room.
  "message-screen": `grid flex-1 grid-cols-[minmax(0,620px)_minmax(0,1fr)] gap-48px items-center w-full max-w-1320px
    mx-auto px-64px py-48px
    lt-tablet:grid-cols-[minmax(0,1fr)] lt-tablet:gap-24px lt-tablet:content-start lt-tablet:px-16px lt-tablet:py-32px`,
  "message-lead": "max-w-52ch mt-20px color-text-2 text-16",

  // Nothing to show: what is missing, why, and the ways on.
  "blank-state": `flex flex-col gap-8px items-center px-24px py-48px color-text-2 text-center
    [&>i]:mb-8px [&>i]:color-text-3 [&>i]:text-32px [&_.heading-2]:color-text`,
} satisfies Record<string, string>;
