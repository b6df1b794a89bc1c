/**
 * Tables that only show. Their cells have no class of their own: the rules for them weigh less than any class, so
 * that a utility on a cell overrides them.
 */
export const tables = {
  // Scrolls, with the words in it that only screen readers have; on paper all of the table is seen. At the end of a panel it has the panel's corners.
  "table-frame": `relative overflow-auto [scrollbar-width:thin] print:overflow-visible
    [.panel>&:last-child]:rounded-b-[calc(14px_-_1px)]`,

  // Head and first column stay while it scrolls. What it stands in may narrow the gap: [--cell-gap:5px].
  "plain-table": `w-full border-separate border-spacing-0 text-13
    [:where(&)_:is(th,td)]:px-[var(--cell-gap,10px)] [:where(&)_:is(th,td)]:py-0 [:where(&)_:is(th,td)]:bg-surface-1
    [:where(&)_:is(th,td)]:whitespace-nowrap lt-tablet:[:where(&)_:is(th,td)]:px-8px
    [:where(&)_th]:sticky [:where(&)_th]:top-0 [:where(&)_th]:z-2 [:where(&)_th]:h-38px [:where(&)_th]:border-b
    [:where(&)_th]:color-text-3 [:where(&)_th]:text-12 [:where(&)_th]:font-500 [:where(&)_th]:text-left
    [:where(&)_td]:h-[var(--row-h)] [:where(&)_td]:border-b [:where(&)_td]:border-b-grid [:where(&)_td]:color-text-2
    lt-tablet:[:where(&)_td]:h-54px
    [:where(&)_tbody_tr:hover>td]:bg-surface-2
    [:where(&)_tbody:last-child_tr:last-child>td]:border-b-0
    [:where(&)_:is(th,td):first-child]:sticky [:where(&)_:is(th,td):first-child]:left-0
    [:where(&)_:is(th,td):first-child]:pl-16px laptop:[:where(&)_:is(th,td):first-child]:pr-10px
    lt-tablet:[:where(&)_:is(th,td):first-child]:[box-shadow:1px_0_0_var(--border)]
    [:where(&)_td:first-child]:z-1 [:where(&)_th:first-child]:z-3
    [:where(&)_:is(th,td):last-child]:pr-16px
    [:where(&.plain-table-dense)_tbody_td]:h-[var(--row-h-dense)] lt-tablet:[:where(&.plain-table-dense)_tbody_td]:h-[var(--row-h-dense)]`,

  "number-cell": "text-right",
  "strong-cell": "color-text font-550",
  "wrapping-cell": "min-w-[var(--wrapping-cell,140px)] py-8px leading-[1.4] whitespace-normal",
} satisfies Record<string, string>;
