import { useMemo } from "react";
import type { TablePage } from "#app/components/data-table/table.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import { type Packed, unpack } from "#app/lib/embedded-data/packed.ts";
import { type VehicleCells, vehiclesDefinition } from "./vehicles-table.ts";

export interface PlayerVehiclesPanelProps {
  /** All vehicles, and one page of them. */
  cells: Packed<VehicleCells>;
  view: Packed<TablePage>;
  /** Of the page. */
  path: string;
  nickname: string;
  /** Whose count it is, in words. */
  about: string;
}

/** What a player did in each vehicle. All of the rows are on the page. */
export function PlayerVehiclesPanel({ cells: packed, view, path, nickname, about }: PlayerVehiclesPanelProps) {
  const cells = useMemo(() => unpack(packed), [packed]);
  const model = useMemo(() => vehiclesDefinition(path, cells.cells), [path, cells]);
  return (
    <>
      <TablePanel
        modelOf={() => model}
        view={view}
        name={packed}
        load={() =>
          import("./vehicles-client-data.ts").then(({ vehiclesClientData }) =>
            vehiclesClientData(cells, { path, nickname, about }),
          )
        }
        legend="Few battles tell little"
      />
      {cells.unknown > 0 && <p className="note mt-12px">Battles in unknown vehicles, left out: {cells.unknown}</p>}
    </>
  );
}
