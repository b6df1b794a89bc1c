import { basename, dirname, join } from "node:path";
import { armourModelPath } from "#app/game/armour/mesh.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { INSTALLED_FOLDER } from "#scripts/dataset/paths.ts";
import type { SourceFaults } from "../faults.ts";
import type { VehicleArmour } from "../normalise/read-client.ts";
import { PackagedFiles } from "../read/installed-game/packages.ts";
import { makeArmourModel, NoModel } from "./armour-model.ts";

/** Bytes that a collision model may unpack to. */
const MOST_OF_MODEL = 2 ** 25;
const isModel = (path: string) => path.endsWith(".havok") && path.includes("/collision_client/");

/** What was taken from a game beside its dataset. */
interface TakenFiles {
  /** Contents by their path in the folder of the installation. */
  files: Map<string, string | Uint8Array>;
  /** What to say of them. */
  said: string;
}

/** Where an installation keeps what its game gives beside the dataset: in a folder beside that of the dataset. */
export function installedFolder(dataset: string): string {
  return join(dirname(dataset), basename(INSTALLED_FOLDER));
}

/**
 * Takes from the packages of an installed game what is published beside the dataset: a model of every vehicle's armour.
 * Of a vehicle without one, `report.json` says why.
 * @param say is told what takes long
 * @throws ImportFailure when a package is damaged
 */
export async function takeFromGame(
  folder: string,
  vehicles: readonly VehicleArmour[],
  faults: SourceFaults,
  say: (text: string) => void,
): Promise<TakenFiles> {
  say(`Reading the collision models of ${vehicles.length} vehicles`);
  const packaged = await PackagedFiles.open(folder, isModel, faults);
  try {
    const files = new Map<string, string | Uint8Array>();
    const without: { id: number; tag: string; why: string }[] = [];
    let bytes = 0;
    for (const { id, tag, parts } of vehicles) {
      try {
        const read = async (file: string) =>
          (await packaged.read(file, MOST_OF_MODEL)) ?? "the package that holds it is damaged";
        const model = await makeArmourModel(parts, read);
        bytes += model.length;
        files.set(armourModelPath(id), JSON.stringify(Buffer.from(model).toString("base64")));
      } catch (error) {
        if (!(error instanceof NoModel)) throw error;
        without.push({ id, tag, why: error.message });
      }
    }
    faults.throwIfAny();
    files.set("report.json", formatJson({ armour: { without } }));
    return { files, said: `armour models: ${saidOf(vehicles.length, without, bytes)}` };
  } finally {
    packaged.close();
  }
}

/** Vehicles without a model that are named before "and so on". */
const SHOWN = 3;

function saidOf(all: number, without: readonly { tag: string; why: string }[], bytes: number): string {
  const of = `${all - without.length} of ${all} vehicles, ${(bytes / 1e6).toFixed(1)} MB`;
  if (without.length === 0) return of;
  const named = without.slice(0, SHOWN).map(({ tag, why }) => `${tag}: ${why}`);
  const more = without.length > SHOWN ? " …" : "";
  return `${of}; report.json says of the others why they have none (${named.join(" ")}${more})`;
}
