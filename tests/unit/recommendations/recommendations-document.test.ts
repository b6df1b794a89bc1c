import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { root } from "#scripts/tools.ts";
import { publishedRecords } from "../../setup/published.ts";
import { type AspectTable, type Vector, type Worked, work } from "./worked.fixture.ts";
import { carriedFamilies, chapterOf } from "./worked-chapter.fixture.ts";

// docs/recommendations.md worked by hand: its tables, and the five vehicles at its end.

const document = readFileSync(join(root, "docs/recommendations.md"), "utf8");
const vehicles = publishedRecords().filter((record): record is FullVehicle => record.record === "full");

/** The rows of the table below a heading of columns, as cells. */
function rowsBelow(head: string): string[][] {
  const lines = document.slice(document.indexOf(`| ${head} |`)).split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(2, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const aspects: AspectTable = rowsBelow("aspect").map(([label = "", figures = ""]) => ({
  label,
  figures: [...figures.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
}));
const groups = new Map(
  rowsBelow("group").map(([name = "", counted, ...weights]) => [
    name,
    { counted: Number(counted), weights: weights.map(Number) },
  ]),
);
const chapters = document.split(/^### /m).slice(1);

const worked = new Map<number, Worked>();
function workOf(vehicle: FullVehicle): Worked {
  const known = worked.get(vehicle.id) ?? work(vehicle, aspects);
  worked.set(vehicle.id, known);
  return known;
}

function vehicleOf(title: string): FullVehicle {
  const id = Number(/\((\d+)\)$/.exec(title)?.[1]);
  const vehicle = vehicles.find((each) => each.id === id);
  if (vehicle === undefined) throw new Error(`There is no vehicle ${title}.`);
  return vehicle;
}

const titled = chapters.map((chapter) => [chapter.split("\n", 1)[0] ?? "", chapter] as const);

it("works out five vehicles", () => {
  expect(titled).toHaveLength(5);
  expect(aspects).toHaveLength(14);
});

describe.each(titled)("%s", (title, chapter) => {
  const vehicle = vehicleOf(title);
  const group = groups.get(vehicle.role ?? "");
  const weights: Vector = group?.weights ?? [];

  it("has the weights that come closest to what is mounted on its role", { timeout: 120_000 }, () => {
    const counted = vehicles.filter(({ role, usage }) => role === vehicle.role && usage.length > 0);
    expect(counted).toHaveLength(group?.counted ?? 0);
    // At the least squares with no weight below 0, every weight above 0 is where the slope is 0; at 0 it may fall.
    const slopes = aspects.map(() => 0);
    const squares = aspects.map(() => 0);
    for (const each of counted) {
      const all = each.usage.reduce((sum, { share }) => sum + share, 0);
      for (const { device, plain } of workOf(each).devices) {
        const having = each.usage.filter(({ devices }) => devices.includes(device.family));
        const mounted = having.reduce((sum, { share }) => sum + share, 0) / all;
        const missed = mounted - plain.reduce((sum, gain, place) => sum + gain * (weights[place] ?? 0), 0);
        for (const [place, gain] of plain.entries()) {
          slopes[place] = (slopes[place] ?? 0) + gain * missed;
          squares[place] = (squares[place] ?? 0) + plain.reduce((sum, other) => sum + Math.abs(gain * other), 0);
        }
      }
    }
    for (const [place, { label }] of aspects.entries()) {
      // What rounding the weights to three decimals can make of it.
      const rounding = 0.0006 * (squares[place] ?? 0) + 1e-6;
      expect(slopes[place], label).toBeLessThanOrEqual(rounding);
      if ((weights[place] ?? 0) > 0) expect(slopes[place], label).toBeGreaterThanOrEqual(-rounding);
    }
  });

  it("is worked as it is written, and recommended so", () => {
    const { lines, main, experimental, skills, field, directive } = chapterOf(
      vehicle,
      workOf(vehicle),
      aspects,
      weights,
      carriedFamilies(vehicles.filter(({ role, usage }) => role === vehicle.role && usage.length > 0)),
    );
    expect(title).toBe(`${vehicle.name} (${vehicle.id})`);
    expect(chapter.trim()).toBe(
      [title, "", `\`${vehicle.role}\`, ${group?.counted} counted vehicles.`, "", ...lines].join("\n").trim(),
    );
    const own = vehicle.recommended;
    const tags = (purpose: string) =>
      own?.configurations.find((each) => each.purpose === purpose)?.equipment.map((each) => each?.tag);
    expect(tags("main")).toEqual(main);
    expect(tags("experimental")).toEqual(vehicle.usage.length === 0 ? undefined : experimental);
    const ofRoles = new Set(skills);
    for (const [seat, learnt] of (own?.crew ?? []).entries()) {
      const order = learnt.map(({ tag }) => tag).filter((tag) => ofRoles.has(tag));
      expect(order, `${vehicle.crew[seat]?.role}`).toEqual(skills.filter((tag) => order.includes(tag)));
    }
    expect(own?.field.map(({ tag }) => tag).filter((tag) => tag.includes("_pair_"))).toEqual(field);
    expect(own?.configurations[0]?.directive?.tag ?? null).toBe(directive);
  });
});
