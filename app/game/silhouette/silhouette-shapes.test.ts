import { describe, expect, it } from "vitest";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { plainSilhouette as plain } from "#app/game/model/vehicle/silhouette.fixture.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { drawSilhouette, drawSmallSilhouette, type SilhouetteShape, SMALL_VIEW, VIEW } from "./silhouette-shapes.ts";

const wheels = (shapes: SilhouetteShape[]) =>
  shapes.filter((shape) => shape.kind === "circle" && shape.className === "wheel").length;

/** Vehicles whose drawings are stored as snapshots: one for each way of drawing. */
const drawn: Record<string, [Partial<Silhouette>, VehicleClass]> = {
  turret: [{}, "mediumTank"],
  "heavy-turret": [{ roadWheels: null, gunHeight: 2.6 }, "heavyTank"],
  casemate: [{ body: "casemate", gunHeight: 1.6, gunOffset: 2.1, hullTop: 2.3 }, "AT-SPG"],
  "casemate-behind-a-deck": [{ body: "casemate", gunHeight: 2.2, gunOffset: 1.4, hullTop: 2.9 }, "AT-SPG"],
  "rear-casemate": [{ body: "casemate", gunHeight: 2.3, gunOffset: 0, hullTop: 2.9 }, "AT-SPG"],
  "fixed-gun": [
    { body: "fixed", hullHeight: 0.5, gunHeight: 1.6, hullTop: 2.1, trackRear: -2.6, trackFront: 2.5 },
    "AT-SPG",
  ],
  open: [{ body: "open", hullFront: 4, hullRear: -5, muzzle: 2.5, turretOffset: -2, gunOffset: -1.5 }, "SPG"],
  wheels: [{ wheels: 4, deckHeight: 1.4, gunHeight: 2.05, gunOffset: 0.4, muzzle: 3.4, barrelLength: 3 }, "lightTank"],
};

it.each(Object.entries(drawn))("draws a vehicle with %s as in its picture", async (name, [change, type]) => {
  const { shapes } = drawSilhouette({ ...plain, ...change }, type);
  const lines = shapes.map((shape) =>
    shape.kind === "path"
      ? `<path class="${shape.className}" d="${shape.d}"/>`
      : `<circle class="${shape.className}" cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"/>`,
  );
  const style = "<style>*{fill:none;stroke:#000}.body{fill:#ccc}.track{fill:#888}.wheel{fill:#eee}</style>";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW.width} ${VIEW.height}">`;
  const picture = `${[svg, `<title>${name}</title>`, style, ...lines, "</svg>"].join("\n")}\n`;
  await expect(picture).toMatchFileSnapshot(`silhouette-shapes.${name}.fixture.svg`);
});

describe("drawProfile", () => {
  it("draws to one scale", () => {
    const { scale, hull, barrel } = drawSilhouette(plain, "mediumTank");
    expect(hull && (hull.rear - hull.front) / scale).toBeCloseTo(6.8, 1);
    expect(barrel && (barrel.breech - barrel.muzzle) / scale).toBeCloseTo(5, 1);
    // Forward is to the left.
    expect(barrel?.muzzle).toBeLessThan(hull?.front ?? 0);
  });

  it("gives no lengths that are not known", () => {
    const { hull, barrel } = drawSilhouette({ ...plain, hullMeasured: false, barrelLength: null }, "mediumTank");
    expect([hull, barrel]).toEqual([null, null]);
  });

  it.each<[string, Partial<Silhouette>, number]>([
    ["as many road wheels as there are, and two at the ends", {}, 8],
    ["wheels instead of a track", { wheels: 4 }, 4],
    ["a guess where the files count none", { roadWheels: null }, 7],
  ])("has %s", (_, change, count) => {
    expect(wheels(drawSilhouette({ ...plain, ...change }, "mediumTank").shapes)).toBe(count);
  });
});

describe("a casemate", () => {
  /** Heights of the hull's outline, in metres: of the shapes of class "body", the one nearest to the ground. */
  function hullHeights(change: Partial<Silhouette>): number[] {
    const { shapes, scale } = drawSilhouette({ ...plain, ...change }, "AT-SPG");
    const bodies = shapes.flatMap((shape) =>
      shape.kind === "path" && shape.className === "body"
        ? [points(shape).map(([, y]) => (VIEW.ground - y) / scale)]
        : [],
    );
    return bodies.sort((a, b) => Math.min(...a) - Math.min(...b))[0] ?? [];
  }

  it.each<[string, Partial<Silhouette>]>([
    ["in front", { body: "casemate", gunHeight: 1.6, gunOffset: 2.1, hullTop: 2.3 }],
    ["behind a deck", { body: "casemate", gunHeight: 2, gunOffset: 0.4, hullTop: 2.8 }],
    ["at the rear", { body: "casemate", gunHeight: 2, gunOffset: -1, hullTop: 2.8 }],
    ["with a fixed gun", { body: "fixed", gunHeight: 1.6, gunOffset: 0.5, hullTop: 2.1 }],
  ])("%s rises out of the hull to a roof over its gun", (_, change) => {
    const roof = Math.max(...hullHeights(change));
    expect(roof).toBeGreaterThan((change.gunHeight ?? 0) + 0.2);
    expect(roof).toBeLessThanOrEqual(change.hullTop ?? 0);
  });
});

it("keeps the drawing of every vehicle within its frame", () => {
  const records = publishedRecords();
  const outside: string[] = [];
  for (const record of records) {
    if (record.record !== "full") continue;
    for (const { profile } of [record.stock, record.top]) {
      const large = drawSilhouette(profile, record.type).shapes.every((shape) => fits(shape, { ...VIEW, top: 30 }));
      if (!large) outside.push(record.name);
    }
    const small = drawSmallSilhouette(record.top.profile, record.type);
    if (!small.shapes.every((shape) => fits(shape, { ...SMALL_VIEW, top: 0 }))) outside.push(`${record.name}, small`);
  }
  expect(records.length).toBeGreaterThan(800);
  expect(outside).toEqual([]);
});

it("draws the small ones to one scale, whatever the vehicle", () => {
  const length = (hullFront: number) => {
    const { hull } = drawSmallSilhouette({ ...plain, hullFront, hullRear: -2, muzzle: 2 }, "heavyTank");
    return hull && hull.rear - hull.front;
  };
  expect([length(8), length(2)]).toEqual([10 * SMALL_VIEW.scale, 4 * SMALL_VIEW.scale]);
});

function fits(shape: SilhouetteShape, { width, top, ground }: { width: number; top: number; ground: number }): boolean {
  const within = (x: number, y: number) => x >= 0 && x <= width && y >= top && y <= ground + 0.1;
  if (shape.kind === "circle") return within(shape.cx - shape.r, shape.cy - shape.r) && within(shape.cx, shape.cy);
  const pairs = points(shape);
  return pairs.length > 0 && !shape.d.includes("NaN") && pairs.every(([x, y]) => within(x, y));
}

/** The horizontal line of the fender has one coordinate only; every other path is made of pairs. */
function points({ d }: Extract<SilhouetteShape, { kind: "path" }>): [number, number][] {
  return [...d.replace(/H.*/, "").matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
