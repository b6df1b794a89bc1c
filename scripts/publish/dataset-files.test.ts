import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unpackProfile } from "#app/game/model/vehicle-profiles.ts";
import { root } from "#scripts/tools.ts";
import { readDataset } from "./dataset-files.ts";

let folder = "";
beforeEach(async () => {
  folder = (await mkdtemp(join(root, ".dataset-test-"))).slice(root.length);
  await cp(join(root, "data/game"), join(root, folder), { recursive: true });
});
afterEach(() => rm(join(root, folder), { recursive: true, force: true }));

// The whole dataset is read and checked, several times.
describe("the dataset that is published", { timeout: 30_000 }, () => {
  it("is the committed one, with the index by column and the site's glyphs", async () => {
    const { version, files, pictures } = await readDataset(folder);
    expect(version).toMatch(/^1\.26\.1\.0-[0-9a-f]{12}$/);
    const paths = new Set(files.map((file) => file.path));
    for (const path of ["manifest.json", "vehicles/index.json", "vehicles/columns.json", "icons/class-heavy.svg"]) {
      expect(paths).toContain(path);
    }
    const profiles = JSON.parse(files.find(({ path }) => path === "vehicles/profiles.json")?.text ?? "{}");
    expect(unpackProfile(profiles[529])).toMatchObject({ body: "turret", wheels: null, calibre: 88 });
    expect(pictures.map(({ path }) => path)).toContain("previews/529.png");
    expect((await readDataset(folder)).version).toBe(version);
    const hashOf = (path: string) => files.find((file) => file.path === path)?.hash;
    expect(hashOf("vehicles/by-id/529.json")).toBe(
      hashOf("vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json"),
    );
  });

  it.each([
    [
      "a file that is not JSON",
      "vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json",
      "{",
      /G04_PzVI_Tiger_I/,
    ],
    ["a record that is not one", "vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json", "{}", /is broken/],
    ["a file that nobody imported", "vehicles/extra.json", "{}", /not the one that was imported/],
  ])("is refused with %s", async (_, path, text, message) => {
    await writeFile(join(root, folder, path), text);
    await expect(readDataset(folder)).rejects.toThrow(message);
  });

  it("is refused when a vehicle is lost, and when there is none at all", async () => {
    await rm(join(root, folder, "vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I"), { recursive: true });
    await expect(readDataset(folder)).rejects.toThrow("not the one that was imported");
    await expect(readDataset("no-such-folder")).rejects.toThrow("npm run data:import");
  });
});
