/** Real links to the pages of a list: the ends, the current one and its neighbours. */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  if (pages < 2) return null;
  return (
    <nav className="page-links ml-auto" aria-label="Pages">
      <PageStep label="Previous" href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" />
      {pageNumbers(page, pages).map((number, index, numbers) =>
        number === null ? (
          <span key={`after ${numbers[index - 1]}`} className="self-center px-2px">
            …
          </span>
        ) : (
          <a
            key={number}
            className="button button-small"
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </a>
        ),
      )}
      <PageStep label="Next" href={page < pages ? hrefOf(page + 1) : undefined} rel="next" />
    </nav>
  );
}

/** A way to the page before or after; it stays where there is none. */
export function PageStep({ label, href, rel }: { label: string; href: string | undefined; rel?: string }) {
  if (href === undefined) {
    return (
      <span className="button button-small" aria-disabled="true">
        {label}
      </span>
    );
  }
  return (
    <a className="button button-small" href={href} rel={rel}>
      {label}
    </a>
  );
}

/** The page numbers to show, null for a gap: 1 … 4 5 6 … 18. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number - 1) - 1;
    // A gap of one page would be no shorter than that page's number.
    if (gap === 1) return [number - 1, number];
    return gap > 1 ? [null, number] : [number];
  });
}
