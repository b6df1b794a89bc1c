/** The list of news. */
export const news = {
  "news-line": `grid grid-cols-[64px_minmax(0,1fr)_auto] gap-16px items-start p-16px border-t border-t-grid
    [li:first-child>&]:border-t-0 focus-visible:outline-offset--3px hover:bg-surface-2
    lt-tablet:grid-cols-[48px_minmax(0,1fr)] lt-tablet:gap-12px lt-tablet:[&>:last-child]:col-start-2
    lt-tablet:[&>:last-child]:mt--4px`,
  "news-title": "block text-15px font-600 tracking-[-0.005em] leading-[1.35] color-text [:hover>*>&]:color-wg-accent",
} satisfies Record<string, string>;
