import { neededColumns, shownColumns, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";

export { INDEX };

/** What a card shows of a vehicle. */
const CARD_FIGURES = ["dpm", "penetration", "health"];

/** Columns whose cells are printed: those of the table, or three figures of a card, among them the one that gives the order. */
export function printedColumns(query: TableQuery): readonly string[] {
  if (query.layout === "table") return shownColumns(query, INDEX);
  const decisive = query.sort.find(({ key }) =>
    INDEX.columns.some((each) => each.key === key && each.kind === "number"),
  );
  if (!decisive || CARD_FIGURES.includes(decisive.key)) return CARD_FIGURES;
  return [decisive.key, ...CARD_FIGURES.slice(0, 2)];
}

/** Columns whose cells have to be here for what a query asks. */
export function columnsFor(query: TableQuery): string[] {
  return neededColumns({ ...query, columns: printedColumns(query) }, INDEX);
}
