import { DatasetUnavailable, fetchedDocuments } from "#app/api/documents.ts";
import { type MarksTable, marksTablePath } from "#app/game/model/marks-table.ts";
import { VirtualList } from "#app/ui/virtual-list/virtual-list.tsx";
import { parseQuery } from "#app/widgets/data-table/query/parse-query.ts";
import type { TableEngine } from "#app/widgets/data-table/use-table-engine.ts";
import { MARKS_TABLE } from "./marks-model.ts";
import { marksRows } from "./marks-rows.ts";
import { type MarksRow, type ShownMarks, selectMarks } from "./marks-selection.ts";

/** All marks of a region in the browser. Never a part of the first load. */
export interface MarksEngine extends TableEngine<ShownMarks> {
  VirtualList: typeof VirtualList;
}

const parse = (search: string) => parseQuery(new URLSearchParams(search), MARKS_TABLE);

/** Fetches the rows of a version of the dataset, which never change: all of them in one request. */
export async function loadMarksEngine(version: string): Promise<MarksEngine> {
  const path = `v/${version}/${marksTablePath("eu")}`;
  const table = await fetchedDocuments((...call) => fetch(...call)).json<MarksTable>(path);
  if (table === null) throw new DatasetUnavailable(path);
  // The first search is many times slower than all later ones: it is not to be the first letter's.
  marksRows(table).find("e 1");
  return {
    version,
    select: (search) => select(table, search),
    isReady: () => true,
    prepare: () => Promise.resolve(),
    async csv(search) {
      // With its library only for who wants a file.
      const { tableCsv } = await import("#app/widgets/data-table/rows/table-csv.ts");
      const { selected, keys } = selectMarks(table, parse(search));
      const who = ["name", "nation", "tier", "class", "type"];
      return tableCsv(marksRows(table), MARKS_TABLE, selected, [...who, ...keys.filter((key) => !who.includes(key))]);
    },
    VirtualList,
  };
}

function select(table: MarksTable, search: string): ShownMarks {
  const { query, selected, page, pages, start, print } = selectMarks(table, parse(search));
  const printed = new Map<number, MarksRow>();
  const at = (index: number) => {
    const row = selected[start + index];
    if (row === undefined) return undefined;
    const known = printed.get(row) ?? print(row);
    printed.set(row, known);
    return known;
  };
  const total = selected.length;
  return {
    ...{ query, page, pages, total },
    rows: { length: total - start, at },
    ...{ from: Math.min(start + 1, total), to: total },
  };
}
