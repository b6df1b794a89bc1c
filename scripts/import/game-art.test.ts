import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { entry, ID, importGame, sample } from "./fixtures/installed-game/game-extras.fixture.ts";
import { redSurface } from "./fixtures/installed-game/written-files.fixture.ts";

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

describe("the pictures of an installed game", () => {
  it("are the minimaps of its maps, as pictures for the web", async () => {
    const { said } = await importGame(folder, sample(), [
      entry("Hull"),
      { name: "spaces/01_field/mmap.dds", data: redSurface() },
    ]);
    expect(said).toContain("minimaps: 1 of 1 maps");
    const picture = readFileSync(join(folder, "installed/game-art/minimaps/1.webp"));
    expect(picture.subarray(0, 4).toString("latin1") + picture.subarray(8, 12).toString("latin1")).toBe("RIFFWEBP");
  });

  it("have no minimap that is in no package", async () => {
    const report = () => JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8")).minimaps.without;
    await importGame(folder);
    expect(report()).toEqual([{ id: 1, tag: "01_field", why: "spaces/01_field/mmap.dds: no package holds it." }]);
    expect(existsSync(join(folder, "installed/game-art"))).toBe(false);
  });

  it("are the contours of its vehicles", async () => {
    const contour = "gui/maps/icons/vehicle/contour/germany-X01_Sample.png";
    const png = await renderPicture(
      { type: "container", children: [], style: { width: 80, height: 24, backgroundColor: "white" } },
      { width: 80, height: 24 },
    );
    const missingReason = () =>
      JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8")).contours.without.find(
        ({ id }: { id: number }) => id === ID,
      )?.why;
    const { said } = await importGame(folder, sample(), [entry("Hull"), { name: contour, data: Buffer.from(png) }]);
    expect(said).toContain("contours: 1 of 22 vehicles");
    const picture = readFileSync(join(folder, "installed/game-art/contours", `${ID}.webp`));
    expect(picture.subarray(8, 12).toString("latin1")).toBe("WEBP");
    expect(missingReason()).toBeUndefined();
  });
});
