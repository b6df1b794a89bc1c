import { VirtualList } from "#app/components/virtual-list/virtual-list.client.tsx";
import type { TableClientData } from "../data-table/use-table-client-data.ts";
import { type StatisticsExporter, type StatisticsFile, statisticsExporter } from "./statistics-file.ts";
import { type ShownStatistics, type StatisticsTable, statisticsFrom } from "./statistics-view.ts";

/** All rows of a table of statistics in the browser. Never a part of the first load. */
export interface StatisticsClientData extends TableClientData<ShownStatistics> {
  VirtualList: typeof VirtualList;
  /** Null where the page has its own way to take its rows along. */
  exporter: StatisticsExporter | null;
}

/**
 * @param version of the dataset
 * @param file what its files have beside what the page shows; null where the page has its own way to take rows along
 * @param tableOf the table of an address; the same lists of cells for the same columns, so that they are sorted once
 */
export function statisticsClientData(
  version: string,
  file: StatisticsFile | null,
  tableOf: (params: URLSearchParams) => StatisticsTable,
): StatisticsClientData {
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
    exporter: file && statisticsExporter(tableOf, file),
    VirtualList,
  };
}
