import { VirtualList } from "#app/ui/virtual-list/virtual-list.client.tsx";
import { parseQuery } from "../data-table/query/parse-query.ts";
import { shownColumns } from "../data-table/query/table-query.ts";
import type { TableEngine } from "../data-table/use-table-engine.ts";
import { type ShownStatistics, type StatisticsTable, selectTableRows, statisticsFrom } from "./statistics-view.ts";

/** All rows of a table of statistics in the browser. Never a part of the first load. */
export interface StatisticsEngine extends TableEngine<ShownStatistics> {
  VirtualList: typeof VirtualList;
}

/**
 * @param version of the dataset
 * @param who keys of the columns that say who a row is and where it comes from, which a file has in any case
 * @param tableOf the table of an address; the same lists of cells for the same columns, so that they are sorted once
 */
export function statisticsEngine(
  version: string,
  who: readonly string[],
  tableOf: (params: URLSearchParams) => StatisticsTable,
): StatisticsEngine {
  // The first search is many times slower than all later ones: it is not to be the first letter's.
  tableOf(new URLSearchParams()).rows.find("e 1");
  return {
    version,
    select(search) {
      const params = new URLSearchParams(search);
      return statisticsFrom(tableOf(params), params);
    },
    isReady: () => true,
    prepare: () => Promise.resolve(),
    async csv(search) {
      // With its library only for who wants a file.
      const { tableCsv } = await import("../export/table-csv.ts");
      const params = new URLSearchParams(search);
      const table = tableOf(params);
      const { model, rows } = table;
      const query = parseQuery(params, model);
      const known = who.filter((key) => rows.column(key) && model.columns.some((column) => column.key === key));
      const keys = [...new Set([...known, ...shownColumns(query, model)])];
      return tableCsv({ rows, model, selected: selectTableRows(table, query), keys });
    },
    VirtualList,
  };
}
