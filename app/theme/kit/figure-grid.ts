/** Figures in large type; how many stand beside each other, the markup says. */
export const figureGrid = {
  // Lines between the cells, none at the edges.
  "figure-grid": `grid overflow-hidden border rounded-4 bg-surface-1
    [&>div]:mt--1px [&>div]:ml--1px [&>div]:px-16px [&>div]:py-14px [&>div]:border-l [&>div]:border-l-grid
    [&>div]:border-t [&>div]:border-t-grid [&_dt]:mb-10px [&_dt]:color-text-3 [&_dt]:text-12
    [&_dd+dd]:mt-9px [&_dd+dd]:color-text-3 [&_dd+dd]:text-12 lt-tablet:[&>div]:px-12px`,
} satisfies Record<string, string>;
