import { useMemo } from "react";
import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import type { ChangeDays } from "#app/game/statistics/marks/snapshots.ts";
import type { Packed } from "#app/lib/embedded-data/packed.ts";
import { marksDefinition } from "./marks-table.ts";

export interface MarksPanelProps {
  view: Packed<TablePage>;
  /** Of the dataset; null where it is not known. */
  version: string | null;
  region: Region;
  /** Days over which changes are known. */
  spans: readonly ChangeDays[];
}

/** What every vehicle needs for its marks. */
export function MarksPanel({ view, version, region, spans }: MarksPanelProps) {
  const model = useMemo(() => marksDefinition(spans), [spans]);
  return (
    <TablePanel
      modelOf={() => model}
      view={view}
      name={version && `${version} ${region}`}
      load={() => import("./marks-client-data.ts").then(({ marksClientData }) => marksClientData(version, region))}
      legend="The line under a figure shows its place within tier and class"
    />
  );
}
