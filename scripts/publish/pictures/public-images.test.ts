import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { webManifest } from "./site-picture.ts";

const file = (name: string) => readFileSync(join(root, "public", name));

it.each([
  ["preview.png", 1200, 630],
  ["apple-touch-icon.png", 180, 180],
  ["icon-192.png", 192, 192],
  ["icon-512.png", 512, 512],
  ["icon-maskable-192.png", 192, 192],
  ["icon-maskable-512.png", 512, 512],
])("%s is a PNG of %i by %i", (name, width, height) => {
  const png = file(name);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
});

it("favicon.ico holds one picture of 32 by 32", () => {
  const ico = file("favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
});

it("the web manifest is the one that the script makes, and every icon of it is there in its size", () => {
  const text = file("site.webmanifest").toString();
  expect(text).toBe(webManifest());
  const { icons }: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(text);
  for (const { src, sizes } of icons) {
    if (sizes !== "any") expect(`${file(src).readUInt32BE(16)}x${file(src).readUInt32BE(20)}`).toBe(sizes);
    else expect(file(src).toString()).toContain("<svg");
  }
  expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
    "192x192",
    "512x512",
  ]);
});
