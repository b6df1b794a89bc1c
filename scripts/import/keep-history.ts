import type { VehicleHistory } from "#app/game/model/vehicle/history.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { manifestPath, storedHistoryPath } from "#scripts/dataset/paths.ts";
import { openStored, readFiles, type StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { storedHistorySchema } from "#scripts/dataset/stored-vehicle.ts";
import { Fault } from "#scripts/tools.ts";
import { nextHistories } from "./diff/history.ts";

/** The history of every vehicle that has one, by tank_id, and what to say of it. */
interface Kept {
  histories: ReadonlyMap<number, VehicleHistory>;
  said: string;
}

/**
 * Adds to an imported dataset what the one that it replaces knew of earlier patches, and what differs between the two.
 * @param folder of the dataset that is replaced
 * @param imported the new one, and its files, to which the histories are added
 * @returns what to say of it
 */
export function keepHistory(folder: string, imported: StoredDataset, files: Map<string, string>): string {
  const { histories, said } = historiesAfter(readFiles(folder), folder, imported);
  for (const vehicle of imported.vehicles) {
    const patches = histories.get(vehicle.id);
    if (patches)
      files.set(storedHistoryPath(vehicle), formatJson(storedHistorySchema.parse({ id: vehicle.id, patches })));
  }
  return said;
}

function historiesAfter(old: ReadonlyMap<string, string>, folder: string, imported: StoredDataset): Kept {
  if (!old.has(manifestPath)) return { histories: new Map(), said: "no dataset before this one, so no history" };
  try {
    const histories = nextHistories(openStored(old, folder), imported);
    return { histories, said: `vehicles with a history of changes: ${histories.size}` };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const said = `no changes noted, since the dataset before this one cannot be compared. ${error.message}`;
    return { histories: readableHistories(old, imported), said };
  }
}

/** The histories of a dataset that as a whole is of another shape. */
function readableHistories(old: ReadonlyMap<string, string>, { vehicles }: StoredDataset): Kept["histories"] {
  return new Map(
    vehicles.flatMap((vehicle): [number, VehicleHistory][] => {
      const text = old.get(storedHistoryPath(vehicle));
      const stored = text === undefined ? undefined : storedHistorySchema.safeParse(JSON.parse(text));
      return stored?.data?.id === vehicle.id ? [[vehicle.id, stored.data.patches]] : [];
    }),
  );
}
