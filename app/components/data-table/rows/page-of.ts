/** Which of the selected rows one page has. */
export interface PageOf {
  page: number;
  pages: number;
  /** Place of the first row among those selected, from 0. */
  start: number;
  /** The one after the last. */
  end: number;
}

/** A page past the end is the last one; without rows there is one empty page. */
export function pageOf(total: number, page: number, size: number): PageOf {
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * size;
  return { page: current, pages, start, end: Math.min(total, start + size) };
}
