import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { VehicleClass } from "#app/game/model/classes.ts";
import { plainProfile as plain } from "#app/game/model/profile.fixture.ts";
import type { Profile } from "#app/game/model/profile.ts";
import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import { drawProfile, drawSmallProfile, type Shape, SMALL_VIEW, VIEW } from "./profile-shapes.ts";

const wheels = (shapes: Shape[]) =>
  shapes.filter((shape) => shape.kind === "circle" && shape.className === "whl").length;

/** The vehicles whose drawings are kept as pictures: one of each manner of drawing. */
const drawn: Record<string, [Partial<Profile>, VehicleClass]> = {
  turret: [{}, "mediumTank"],
  "heavy-turret": [{ roadWheels: null, gunHeight: 2.6 }, "heavyTank"],
  casemate: [{ body: "casemate", gunOffset: 1.6, turretOffset: 0.9 }, "AT-SPG"],
  open: [{ body: "open", hullLength: 9, barrelLength: 3, turretOffset: -2, gunOffset: -1.5 }, "SPG"],
  wheels: [{ wheels: 4, deckHeight: 1.4, gunHeight: 2.05, gunOffset: 0.4, barrelLength: 3 }, "lightTank"],
};

it.each(Object.entries(drawn))("draws a vehicle with %s as in its picture", async (name, [change, type]) => {
  const { shapes } = drawProfile({ ...plain, ...change }, type);
  const lines = shapes.map((shape) =>
    shape.kind === "path"
      ? `<path class="${shape.className}" d="${shape.d}"/>`
      : `<circle class="${shape.className}" cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"/>`,
  );
  const style = "<style>*{fill:none;stroke:#000}.body{fill:#ccc}.trk{fill:#888}.whl{fill:#eee}</style>";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW.width} ${VIEW.height}">`;
  const picture = `${[svg, `<title>${name}</title>`, style, ...lines, "</svg>"].join("\n")}\n`;
  await expect(picture).toMatchFileSnapshot(`profile-shapes.${name}.fixture.svg`);
});

describe("drawProfile", () => {
  it("draws to one scale", () => {
    const { scale, hull, barrel } = drawProfile(plain, "mediumTank");
    expect((hull[1] - hull[0]) / scale).toBeCloseTo(plain.hullLength, 1);
    expect((barrel[1] - barrel[0]) / scale).toBeCloseTo(plain.barrelLength, 1);
    // Forward is to the left.
    expect(barrel[0]).toBeLessThan(hull[0]);
  });

  it.each<[string, Partial<Profile>, number]>([
    ["as many road wheels as there are, and two at the ends", {}, 8],
    ["wheels instead of a track", { wheels: 4 }, 4],
    ["a guess where the files count none", { roadWheels: null }, 7],
  ])("has %s", (_, change, count) => {
    expect(wheels(drawProfile({ ...plain, ...change }, "mediumTank").shapes)).toBe(count);
  });
});

it("keeps the drawing of every vehicle within its frame", () => {
  const files = globSync("data/game/vehicles/*/*/*/*/vehicle.json");
  const outside: string[] = [];
  for (const file of files) {
    const record = JSON.parse(readFileSync(file, "utf8")) as VehicleRecord;
    if (record.record !== "full") continue;
    for (const { profile } of [record.stock, record.top]) {
      const large = drawProfile(profile, record.type).shapes.every((shape) => fits(shape, { ...VIEW, top: 30 }));
      if (!large) outside.push(record.name);
    }
    const small = drawSmallProfile(record.top.profile, record.type);
    if (!small.shapes.every((shape) => fits(shape, { ...SMALL_VIEW, top: 0 }))) outside.push(`${record.name}, small`);
  }
  expect(files.length).toBeGreaterThan(800);
  expect(outside).toEqual([]);
});

it("draws the small ones to one scale, whatever the vehicle", () => {
  const long = drawSmallProfile({ ...plain, hullLength: 10 }, "heavyTank");
  const short = drawSmallProfile({ ...plain, hullLength: 4, barrelLength: 1 }, "lightTank");
  expect(long.hull[1] - long.hull[0]).toBeCloseTo(10 * SMALL_VIEW.scale, 0);
  expect(short.hull[1] - short.hull[0]).toBeCloseTo(4 * SMALL_VIEW.scale, 0);
});

function fits(shape: Shape, { width, top, ground }: { width: number; top: number; ground: number }): boolean {
  const within = (x: number, y: number) => x >= 0 && x <= width && y >= top && y <= ground + 0.1;
  if (shape.kind === "circle") return within(shape.cx - shape.r, shape.cy - shape.r) && within(shape.cx, shape.cy);
  // The horizontal line of the fender has one coordinate only; every other path is made of pairs.
  const pairs = [...shape.d.replace(/H.*/, "").matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  return pairs.length > 0 && !shape.d.includes("NaN") && pairs.every(([, x, y]) => within(Number(x), Number(y)));
}
