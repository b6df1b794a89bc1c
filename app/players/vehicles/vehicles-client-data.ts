import type { TableClientData } from "#app/components/data-table/use-table.ts";
import { fileNameOf } from "#app/components/export/export-table.ts";
import { type VehicleCells, vehiclesTable } from "./vehicles-table.ts";

/** Whose vehicles they are, for files. */
interface VehiclesOf {
  /** Of the page. */
  path: string;
  nickname: string;
  /** Whose count it is, in words. */
  about: string;
}

/** All vehicles of a player in the browser, where they are already. */
export function vehiclesClientData(cells: VehicleCells, { path, nickname, about }: VehiclesOf): TableClientData {
  const table = vehiclesTable(cells, path);
  const source = { publisher: about, version: null, date: new Date().toISOString().slice(0, 10) };
  return {
    tableOf: () => table,
    file: {
      who: ["name", "nation", "tier", "class", "type", "battles"],
      about: () => ({
        title: `Vehicles of ${nickname}`,
        fileName: fileNameOf("vehicles-of", nickname, source.date),
        sources: [source],
        note: "Averages of a random battle; WN8 by XVM’s formula over the battles in the vehicle",
        sourceOf: () => source,
      }),
    },
  };
}
