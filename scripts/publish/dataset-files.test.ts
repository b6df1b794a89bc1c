import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { encodeArmourModel } from "#app/game/armour/mesh.ts";
import type { GameArt } from "#app/game/model/addresses/game-art.ts";
import {
  COLUMN_KEYS,
  type ColumnKey,
  stockColumnPath,
  vehicleColumnPath,
} from "#app/game/model/vehicle/column-keys.ts";
import { unpackSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { clientMethods } from "#app/game/replays/recording/client-methods.ts";
import { testBody } from "#scripts/local/test-bodies.ts";
import { root } from "#scripts/tools.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { readDataset } from "./dataset-files.ts";
import type { LocalDataset } from "./publish.ts";

const TIGER = "vehicles/germany/G04_PzVI_Tiger_I.json";

/** A folder of one test, below the project's. */
let folder = "";
beforeEach(async () => {
  folder = (await mkdtemp(join(root, ".dataset-test-"))).slice(root.length);
});
afterEach(() => rm(join(root, folder), { recursive: true, force: true }));

/** The committed dataset, with the data of a game in this folder. */
const withGame = (installed: string) => readDataset(undefined, installed);

/** The committed dataset without a game, read once: it takes seconds. */
let plain: ReturnType<typeof readDataset> | undefined;
const withoutGame = () => (plain ??= withGame("no-such-folder"));

/** A copy of the committed dataset, to be damaged. */
const copied = () => cp(join(root, "data/game"), join(root, folder), { recursive: true });

// The whole dataset is read and checked, several times.
describe("the dataset that is published", { timeout: 120_000 }, () => {
  it("is the committed one, with the index by column and the site's glyphs", async () => {
    const { version, files, pictures } = await withoutGame();
    expect(version).toMatch(/^1\.26\.1\.0-[0-9a-f]{12}$/);
    const paths = new Set(files.map((file) => file.path));
    for (const path of ["manifest.json", "vehicles/index.json", "vehicles/columns.json", "icons/class-heavy.svg"]) {
      expect(paths).toContain(path);
    }
    const profiles = JSON.parse(files.find(({ path }) => path === "vehicles/profiles.json")?.text ?? "{}");
    expect(unpackSilhouette(profiles[529])).toMatchObject({ body: "turret", wheels: null, calibre: 88 });
    expect(pictures.map(({ path }) => path)).toContain("previews/529.png");
    expect((await withGame("no-such-folder")).version).toBe(version);
    const hashOf = (path: string) => files.find((file) => file.path === path)?.hash;
    expect(hashOf("vehicles/by-id/529.json")).toBe(
      hashOf("vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json"),
    );
  });

  it("has a file for every further column, in the order of the index", async () => {
    const { files } = await withoutGame();
    const read = (path: string) => JSON.parse(files.find((file) => file.path === path)?.text ?? "null");
    const { id }: { id: number[] } = read("vehicles/columns.json");
    for (const key of COLUMN_KEYS) {
      const { cells } = read(vehicleColumnPath(key));
      expect([key, cells.length]).toEqual([key, id.length]);
    }
    // Tiger I, Stinger, FV224 Chopper.
    const indexes = [529, 65569, 22865].map((vehicle) => id.indexOf(vehicle));
    const cellsOf = (key: ColumnKey) => indexes.map((index) => read(vehicleColumnPath(key)).cells[index]);
    expect(cellsOf("price")).toEqual([1_390_000, "", 1_500_000]);
    expect(cellsOf("researchXp")).toEqual([45_050, "", null]);
    expect(cellsOf("weight")).toEqual([57.612, expect.any(Number), null]);
    // The same at stock modules, as the record has it.
    const tiger = read("vehicles/by-id/529.json");
    const stock = read(stockColumnPath("health"));
    expect(stock.cells[id.indexOf(529)]).toBe(tiger.stock.stats.health);
    expect(stock.cells).toHaveLength(id.length);
    const { sources, source } = read("vehicles/provenance.json");
    expect(source).toHaveLength(id.length);
    expect(sources[source[id.indexOf(529)]]).toMatchObject({ version: tiger.patch.version });
  });

  it.each([
    ["a file that is not JSON", TIGER, "{", /G04_PzVI_Tiger_I/],
    ["a record that is not one", TIGER, "{}", /is broken/],
    [
      "a vehicle under another's name",
      "vehicles/germany/Other.json",
      readFileSync(join(root, "data/game", TIGER)),
      /holds germany\/G04/,
    ],
    ["a file that nobody imported", "extra.json", "{}", /extra.json is no part of it/],
  ])("is refused with %s", async (_, path, text, message) => {
    await copied();
    await writeFile(join(root, folder, path), text);
    await expect(readDataset(folder)).rejects.toThrow(message);
  });

  it("has what an installed game gave of vehicles and maps that it knows, and nothing without a game", async () => {
    const body = encodeArmourModel(testBody(publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I")));
    const written = (bytes: Uint8Array) => JSON.stringify(gzipSync(bytes).toString("base64"));
    const model = written(body);
    const at = join(root, folder, "armour");
    const minimaps = join(root, folder, "game-art/minimaps");
    const contours = join(root, folder, "game-art/contours");
    for (const path of [at, minimaps, contours]) await mkdir(path, { recursive: true });
    for (const id of [529, 1_000_001]) await writeFile(join(at, `${id}.json`), model);
    for (const id of [1, 9_999]) await writeFile(join(minimaps, `${id}.webp`), "a picture");
    for (const id of [529, 1_000_001]) await writeFile(join(contours, `${id}.webp`), "a contour");
    const clients = join(root, folder, "replays/clients.json");
    const known = `{"clients":[{"version":"2.4.0","methods":${JSON.stringify(clientMethods("2.3.0"))}}]}`;
    await mkdir(join(clients, ".."));
    await writeFile(clients, known);
    const { files, pictures } = await withGame(folder);
    const contentsOf = (dataset: Pick<LocalDataset, "files">) =>
      new Map(dataset.files.map(({ path, text }) => [path, text]));
    const contents = contentsOf({ files });
    expect(contents.get("armour/index.json")).toBe('{"ids":[529]}');
    expect(contents.get("armour/529.json")).toBe(model);
    expect([...contents.keys()]).not.toContain("armour/1000001.json");
    const art: GameArt = JSON.parse(contents.get("game-art/index.json") ?? "");
    expect(art.minimaps).toEqual([1]);
    expect(art.withoutContour).not.toContain(529);
    expect(art.withoutContour).not.toContain(1_000_001);
    const isArt = (path: string) => /^(?:armour|game-art)\//.test(path);
    const [minimap, ...others] = pictures.filter(({ path }) => isArt(path));
    expect([minimap, ...others].map((picture) => picture?.path)).toEqual([
      "game-art/minimaps/1.webp",
      "game-art/contours/529.webp",
    ]);
    expect(Buffer.from((await minimap?.draw()) ?? []).toString()).toBe("a picture");
    const without = contentsOf(await withoutGame());
    expect([...without.keys()].filter(isArt)).toEqual([]);
    const clientsOf = (files: ReadonlyMap<string, string>) => JSON.parse(files.get("replays/clients.json") ?? "");
    expect([contents, without].map(clientsOf)).toEqual([JSON.parse(known), { clients: [] }]);
    // Of the first format.
    await writeFile(join(at, "529.json"), written(body.with(3, "1".charCodeAt(0))));
    await expect(withGame(folder)).rejects.toThrow(/529\.json is broken/);
  });

  it("is refused when a vehicle is lost, and when there is none at all", async () => {
    await copied();
    await rm(join(root, folder, TIGER));
    await expect(readDataset(folder)).rejects.toThrow(/manifest.json says \d+ full records, and there are \d+/);
    await expect(readDataset("no-such-folder")).rejects.toThrow("npm run data:import");
  });
});
