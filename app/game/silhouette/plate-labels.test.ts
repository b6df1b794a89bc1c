import { expect, it } from "vitest";
import { plainSilhouette as plain } from "#app/game/model/vehicle/silhouette.fixture.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { gunLabel, plateLabels } from "./plate-labels.ts";
import { drawSilhouette, VIEW } from "./silhouette-shapes.ts";

const hull = { front: 150, side: 100, rear: 50 };
const turret = { front: 240, side: 185, rear: 94 };

it("stands before the front, on the sides and behind the rear of hull and turret", () => {
  const { shapes, hull: ends } = drawSilhouette(plain, "heavyTank");
  const labels = new Map(plateLabels(shapes, { hull, turret }).map((label) => [label.thickness, label]));
  expect([...labels.keys()]).toEqual([150, 100, 50, 240, 185, 94]);
  expect(labels.get(150)).toMatchObject({ anchor: "end", leader: expect.any(String) });
  expect(labels.get(100)).toMatchObject({ anchor: "middle", leader: null });
  expect(labels.get(50)).toMatchObject({ anchor: "start", leader: expect.any(String) });
  expect(labels.get(150)?.x).toBeLessThan(ends?.front ?? 0);
  expect(labels.get(50)?.x).toBeGreaterThan(ends?.rear ?? 0);
  const heights = [240, 185, 100].map((thickness) => labels.get(thickness)?.y ?? 0);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

it("has no number for a side without a plate, nor for the turret of a casemate", () => {
  const { shapes } = drawSilhouette({ ...plain, body: "casemate", hullTop: 2.6 }, "AT-SPG");
  const labels = plateLabels(shapes, { hull: { ...hull, rear: null }, turret });
  expect(labels.map(({ thickness }) => thickness)).toEqual([150, 100]);
});

it("keeps every number and every gun's name within the frame, and the name clear of the turret's number", () => {
  const outside: string[] = [];
  let drawn = 0;
  for (const record of publishedRecords()) {
    if (record.record !== "full") continue;
    const { shapes } = drawSilhouette(record.top.profile, record.type);
    const labels = plateLabels(shapes, { hull, turret });
    const within = labels.every(
      ({ x, y, anchor }) => x >= (anchor === "end" ? 24 : 0) && x <= VIEW.width - 24 && y > 80 && y < VIEW.ground,
    );
    const front = labels.find(({ thickness }) => thickness === turret.front)?.x ?? VIEW.width;
    for (const { name } of record.modules.turrets.flatMap(({ guns }) => guns)) {
      const label = gunLabel(shapes, name);
      if (label === null) continue;
      drawn += 1;
      const half = name.length * 3;
      if (label.x < half || label.x + half > front - 20) outside.push(name);
    }
    if (!within) outside.push(record.name);
  }
  expect(outside).toEqual([]);
  expect(drawn).toBeGreaterThan(0);
});

it("leaves out a gun's name that has no room", () => {
  const { shapes } = drawSilhouette(plain, "heavyTank");
  expect(gunLabel(shapes, "100 mm D-10T")).not.toBeNull();
  expect(gunLabel(shapes, "152 mm Gun-Launcher XM81 (conventional) of a very long name")).toBeNull();
});
