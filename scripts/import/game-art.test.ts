import { existsSync, readdirSync, readFileSync } from "node:fs";
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

  it("have no minimap that is of another format, or in no package", async () => {
    const report = () => JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8")).minimaps.without;
    await importGame(folder);
    expect(report()).toEqual([{ id: 1, tag: "01_field", why: "spaces/01_field/mmap.dds: no package holds it." }]);
    await importGame(folder, sample(), [entry("Hull"), { name: "spaces/01_field/mmap.dds", data: redSurface("DX10") }]);
    expect(report()[0].why).toBe('spaces/01_field/mmap.dds: it is of the format "DX10".');
    expect(existsSync(join(folder, "installed/game-art"))).toBe(false);
  });

  it("are the contours of its vehicles, and say why others have none", async () => {
    const contour = "gui/maps/icons/vehicle/contour/germany-X01_Sample.png";
    const png = await renderPicture(
      { type: "container", children: [], style: { width: 80, height: 24, backgroundColor: "white" } },
      { width: 80, height: 24 },
    );
    const missingReason = () =>
      JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8")).contours.without.find(
        ({ id }: { id: number }) => id === ID,
      )?.why;
    const importWith = (data: Uint8Array) =>
      importGame(folder, sample(), [entry("Hull"), { name: contour, data: Buffer.from(data) }]);
    const { said } = await importWith(png);
    expect(said).toContain("contours: 1 of 22 vehicles");
    const picture = readFileSync(join(folder, "installed/game-art/contours", `${ID}.webp`));
    expect(picture.subarray(8, 12).toString("latin1")).toBe("WEBP");
    expect(missingReason()).toBeUndefined();
    const claiming = (width: number, height: number) => {
      const changed = Buffer.from(png);
      changed.writeUInt32BE(width, 16);
      changed.writeUInt32BE(height, 20);
      return changed;
    };
    const cases: [Uint8Array, RegExp][] = [
      [claiming(257, 24), /: it measures 257 × 24, which is not possible\.$/],
      [claiming(80, 129), /80 × 129/],
      [claiming(0, 24), /0 × 24/],
      [claiming(80, 0), /80 × 0/],
      [png.subarray(0, 23), /no PNG/],
      [Buffer.concat([Buffer.from("GIF8"), png.subarray(4)]), /no PNG/],
      [png.subarray(0, 40), /nothing can be drawn/],
      [Buffer.from("GIF89a"), /no PNG/],
    ];
    for (const [data, reason] of cases) {
      await importWith(data);
      expect(missingReason()).toMatch(reason);
    }
  });

  it("may be as large as 256 × 128, and are left out where nothing is to be seen on them", async () => {
    const draw = (style: object) =>
      renderPicture(
        { type: "container", children: [], style: { width: 256, height: 128, ...style } },
        { width: 256, height: 128 },
      );
    const contour = (vehicle: string) => `gui/maps/icons/vehicle/contour/germany-${vehicle}.png`;
    const { said } = await importGame(folder, sample(), [
      entry("Hull"),
      { name: contour("X01_Sample"), data: Buffer.from(await draw({ backgroundColor: "white" })) },
      { name: contour("X02_Next"), data: Buffer.from(await draw({})) },
    ]);
    expect(readdirSync(join(folder, "installed/game-art/contours"))).toEqual([`${ID}.webp`]);
    const { without } = JSON.parse(readFileSync(join(folder, "installed/report.json"), "utf8")).contours;
    expect(without.find(({ tag }: { tag: string }) => tag === "X02_Next").why).toBe(
      `${contour("X02_Next")}: nothing can be drawn of it.`,
    );
    // Three of the 21 are named.
    const line = said.split("\n").find((text) => text.startsWith("contours: 1 of 22 vehicles; "));
    expect(line?.match(/X0\d_\w+: gui/g)).toHaveLength(3);
    expect(line?.endsWith(" …)")).toBe(true);
    expect(said).toMatch(/^minimaps: 0 of 1 maps; .*mmap\.dds: no package holds it\.\)$/m);
  });
});
