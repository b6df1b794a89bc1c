import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "#tests/setup/new-folder.ts";
import { assertMayShip, packageOf, readFonts } from "./licences.ts";

const licensed = (licence: string, name = "part") => ({ name, version: "1.0.0", licence, text: "Terms." });

describe("the check of what ships", () => {
  it.each(["MIT", "(MIT OR Apache-2.0)", "GPL-3.0-only OR MIT", "MIT AND ISC"])("lets %s ship", (licence) => {
    expect(() => assertMayShip([licensed(licence)])).not.toThrow();
  });

  it.each(["GPL-3.0-only", "MIT AND GPL-3.0-only", "UNLICENSED", "SEE LICENSE IN LICENSE"])("refuses %s", (licence) => {
    expect(() => assertMayShip([licensed("MIT", "other"), licensed(licence)])).toThrow(`- part 1.0.0: ${licence}`);
  });

  it("refuses a package that states no licence", () => {
    expect(() => assertMayShip([licensed("")])).toThrow("- part 1.0.0: states no licence");
  });

  it("refuses terms of a package's own once they differ from those that were read", () => {
    expect(() => assertMayShip([licensed("SEE LICENSE IN LICENSE", "apexcharts")])).toThrow("- apexcharts 1.0.0");
  });

  it("refuses a font whose licence does not lie beside it", async () => {
    const folder = newFolder();
    await writeFile(join(folder, "one-latin.woff2"), "");
    await writeFile(join(folder, "one-OFL.txt"), "One 1.2\n\nCopyright");
    expect(await readFonts(folder)).toMatchObject([{ name: "One (font)", version: "1.2", licence: "OFL-1.1" }]);
    await writeFile(join(folder, "two-latin.woff2"), "");
    await expect(readFonts(folder)).rejects.toThrow("two-latin.woff2");
  });
});

it.each([
  ["/site/node_modules/react/index.js?commonjs", "node_modules/react"],
  ["/site/node_modules/a/node_modules/@b/c/index.js", "node_modules/a/node_modules/@b/c"],
  ["/site/node_modules/.cache/icons.js", undefined],
  ["/site/app/root.tsx", undefined],
])("the package of %s", (id, expected) => {
  expect(packageOf(id)).toBe(expected);
});
