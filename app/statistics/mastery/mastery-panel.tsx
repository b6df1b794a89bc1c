import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import type { Packed } from "#app/lib/embedded-data/packed.ts";
import { MASTERY } from "./mastery-table.ts";

const modelOf = () => MASTERY;

export interface MasteryPanelProps {
  view: Packed<TablePage>;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The thresholds of all vehicles. */
export function MasteryPanel({ view, version }: MasteryPanelProps) {
  return (
    <TablePanel
      modelOf={modelOf}
      view={view}
      name={version}
      load={(name) => import("./mastery-client-data.ts").then(({ masteryClientData }) => masteryClientData(name))}
      legend="Greyed: fewer than 10 results of the vehicle itself"
    />
  );
}
