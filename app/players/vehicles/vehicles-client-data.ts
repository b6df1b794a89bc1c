import type { TableClientData } from "#app/components/data-table/use-table.ts";
import { type ExportSource, fileNameOf } from "#app/components/export/export-table.ts";
import { type VehicleCells, vehiclesTable } from "./vehicles-table.ts";

/** Whose vehicles they are, for files. */
export interface VehiclesOf {
  /** Of the page. */
  path: string;
  nickname: string;
  /** Whose count it is. */
  origin: ExportSource;
  /** Of which battles, in words: "30 days". */
  period: string;
}

/** All vehicles of a player in the browser, where they are already. */
export function vehiclesClientData(
  cells: VehicleCells,
  { path, nickname, origin, period }: VehiclesOf,
): TableClientData {
  const table = vehiclesTable(cells, path);
  return {
    tableOf: () => table,
    file: {
      who: ["name", "nation", "tier", "class", "type", "battles"],
      about: () => ({
        title: `Vehicles of ${nickname}`,
        fileName: fileNameOf("vehicles-of", nickname, origin.date ?? ""),
        sources: [origin],
        note: `${period}. Averages of a random battle; WN8 by XVM’s formula over the battles in the vehicle`,
        sourceOf: () => origin,
      }),
    },
  };
}
