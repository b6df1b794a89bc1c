import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { armourModelPath } from "#app/game/armour/mesh.ts";
import { minimapPath } from "#app/game/maps/minimap.ts";
import { contourPath } from "#app/game/model/addresses/game-art.ts";
import { decodeTankId } from "#app/game/model/addresses/tank-id.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import { INSTALLED_CLIENTS_FILE, type InstalledClients } from "#app/game/replays/recording/client-methods.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { installedClientsSchema, MAX_CLIENTS } from "#scripts/dataset/installed-clients.ts";
import { INSTALLED_FOLDER } from "#scripts/dataset/paths.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import { renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { PictureDamage, type RgbaPicture, readDds } from "../read/installed-game/dds-image.ts";
import { PackagedFiles } from "../read/installed-game/packages.ts";
import type { ImportResult, ReplaysOfGame } from "../run.ts";
import { makeArmourModel, NoModel } from "./armour-model.ts";

/** Bytes that a collision model or a minimap may unpack to. */
const MAX_BYTES = 2 ** 25;
/** Side of a minimap, px: what a plan needs on a usual screen. */
const MINIMAP = 1024;

/** Sides that a contour may have, px; the game's own have 80 × 24. */
const CONTOUR = { width: 256, height: 128 };

const isModel = (path: string) => path.endsWith(".havok") && path.includes("/collision_client/");

/** What was taken from a game in addition to its dataset. */
interface TakenFiles {
  /** Contents by their path in the folder of the installation. */
  files: Map<string, string | Uint8Array>;
  /** What to say of them. */
  said: string;
}

/** Where the game has its drawing of a vehicle from the side, which it shows in its lists. */
function contourFile(id: number, tag: string): string {
  return `gui/maps/icons/vehicle/contour/${decodeTankId(id)?.nation}-${tag}.png`;
}

/** Something of the game that could not be taken, and why. */
interface NotTaken {
  id: number;
  tag: string;
  why: string;
}

/** Folder for what an installation's game provides in addition to the dataset: next to the dataset's folder. */
export function installedFolder(dataset: string): string {
  return join(dirname(dataset), basename(INSTALLED_FOLDER));
}

/**
 * Takes from an installed game what is published in addition to the dataset: an armour model and contour of every
 * vehicle, the minimaps, and where its replays record events. `report.json` lists what is missing, with the reason.
 * @param installed folder with the results of the last import
 * @param say receives messages about slow steps
 * @throws ImportFailure if a package is damaged
 */
export async function takeFromGame(
  folder: string,
  { armour, minimaps, replays }: ImportResult["beside"],
  installed: string,
  faults: SourceFaults,
  say: (text: string) => void,
): Promise<TakenFiles> {
  say(`Reading the collision models and contours of ${armour.length} vehicles, and ${minimaps.length} minimaps`);
  const contours = armour.map(({ id, tag }) => ({ id, tag, file: contourFile(id, tag) }));
  const pictures = new Set([...minimaps, ...contours].map(({ file }) => file.toLowerCase()));
  const packaged = await PackagedFiles.open(folder, (path) => isModel(path) || pictures.has(path), faults);
  const read = async (file: string) => (await packaged.read(file, MAX_BYTES)) ?? "the package that holds it is damaged";
  try {
    const files = new Map<string, string | Uint8Array>();
    const withoutModel: NotTaken[] = [];
    for (const { id, tag, parts } of armour) {
      try {
        const model = await makeArmourModel(parts, read);
        files.set(armourModelPath(id), JSON.stringify(Buffer.from(model).toString("base64")));
      } catch (error) {
        if (!(error instanceof NoModel)) throw error;
        withoutModel.push({ id, tag, why: error.message });
      }
    }
    const draw = async (of: typeof contours, path: (id: number) => string, toNode: ToPicture): Promise<NotTaken[]> => {
      const without: NotTaken[] = [];
      for (const { id, tag, file } of of) {
        const picture = await pictureOf(file, read, toNode);
        if (typeof picture === "string") without.push({ id, tag, why: picture });
        else files.set(path(id), picture);
      }
      return without;
    };
    const withoutMinimap = await draw(minimaps, minimapPath, minimapOf);
    const withoutContour = await draw(contours, contourPath, contourOf);
    faults.throwIfAny();
    const clients = clientsWith(replays, installed);
    if (clients.clients.length > 0) files.set(INSTALLED_CLIENTS_FILE, formatJson(clients));
    const withoutReplays = typeof replays?.methods === "string" ? replays.methods : null;
    const said = [
      saidOf("armour models", `of ${armour.length} vehicles`, armour.length, withoutModel),
      saidOf("contours", `of ${contours.length} vehicles`, contours.length, withoutContour),
      saidOf("minimaps", `of ${minimaps.length} maps`, minimaps.length, withoutMinimap),
      ...(replays ? [saidOfReplays(replays)] : []),
    ];
    const report = {
      armour: { without: withoutModel },
      contours: { without: withoutContour },
      minimaps: { without: withoutMinimap },
      replays: { without: withoutReplays },
    };
    files.set("report.json", formatJson(report));
    return { files, said: said.join("\n") };
  } finally {
    packaged.close();
  }
}

/** The clients that the installation knew and this one, the newest first; replays of earlier ones are still watched. */
function clientsWith(replays: ReplaysOfGame | null, installed: string): InstalledClients {
  const known = knownClients(join(installed, INSTALLED_CLIENTS_FILE));
  if (replays === null || typeof replays.methods === "string") return { clients: known };
  const version = replays.version.split(".").slice(0, 3).join(".");
  const all = [{ version, methods: replays.methods }, ...known.filter((client) => client.version !== version)];
  const sorted = all.sort((a, b) => compareVersions(b.version, a.version)).slice(0, MAX_CLIENTS);
  return installedClientsSchema.parse({ clients: sorted });
}

function knownClients(file: string): InstalledClients["clients"] {
  try {
    return installedClientsSchema.parse(JSON.parse(readFileSync(file, "utf8"))).clients;
  } catch {
    // The first import of a game, or a file that publishing would refuse.
    return [];
  }
}

/** Converts a file's bytes into a picture to draw. @throws PictureDamage */
type ToPicture = (bytes: Uint8Array) => { src: Uint8Array | RgbaPicture; width: number; height: number };

const minimapOf: ToPicture = (bytes) => ({ src: readDds(bytes), width: MINIMAP, height: MINIMAP });

/** A contour is as large as its PNG says. */
const contourOf: ToPicture = (bytes) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) throw new PictureDamage("it is no PNG");
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width < 1 || height < 1 || width > CONTOUR.width || height > CONTOUR.height) {
    throw new PictureDamage(`it measures ${width} × ${height}, which is not possible`);
  }
  return { src: bytes, width, height };
};

/** A picture as published; a sentence if it is unavailable. */
async function pictureOf(
  file: string,
  read: (file: string) => Promise<Uint8Array | string>,
  toPicture: ToPicture,
): Promise<Uint8Array | string> {
  const bytes = await read(file);
  if (typeof bytes === "string") return `${file}: ${bytes}.`;
  let picture: ReturnType<ToPicture>;
  try {
    picture = toPicture(bytes);
  } catch (error) {
    if (error instanceof PictureDamage) return `${file}: ${error.message}.`;
    throw error;
  }
  const node = { type: "image", ...picture } as const;
  try {
    // The renderer may silently leave out what it cannot read.
    const pixels = await renderPicture(node, picture, "raw");
    const isEmpty = pixels.every((value, at) => at % 4 !== 3 || value === 0);
    if (!isEmpty) return await renderPicture(node, picture, "webp");
  } catch {
    // Said below.
  }
  return `${file}: nothing can be drawn of it.`;
}

const saidOfReplays = ({ version, methods }: ReplaysOfGame) =>
  `replays of ${version}: ${typeof methods === "string" ? `tracks alone (${methods})` : "tracks, health and hits"}`;

/** How many unavailable files are named before "and so on". */
const MAX_NAMED = 3;

function saidOf(what: string, of: string, all: number, without: readonly NotTaken[]): string {
  const taken = `${what}: ${all - without.length} ${of}`;
  if (without.length === 0) return taken;
  const named = without.slice(0, MAX_NAMED).map(({ tag, why }) => `${tag}: ${why}`);
  const more = without.length > MAX_NAMED ? " …" : "";
  return `${taken}; report.json says of the others why they have none (${named.join(" ")}${more})`;
}
