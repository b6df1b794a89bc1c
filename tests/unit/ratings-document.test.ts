import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { root } from "#scripts/tools.ts";
import { publishedRecords } from "../setup/published.ts";

// The five vehicles that docs/ratings.md works by hand, in arithmetic that shares no code with app/game/ratings.

const document = readFileSync(join(root, "docs/ratings.md"), "utf8");
const records = publishedRecords();

const ACHIEVED: Record<string, (record: VehicleRecord) => number | null> = {
  "Win rate": ({ expected }) => expected?.winRate ?? null,
  Damage: ({ expected }) => expected?.damage ?? null,
  Kills: ({ expected }) => expected?.frags ?? null,
  Spotting: ({ expected }) => expected?.spots ?? null,
  "Second mark": ({ marks }) => (marks.state === "known" ? marks.p85 : null),
};
const FIGURES: Record<string, StatKey[]> = {
  Firepower: ["dpm", "penetration", "aimTime", "dispersion"],
  Survivability: ["health", "hullFront", "turretFront"],
  Mobility: ["topSpeed", "specificPower", "hullTraverse"],
  "Vision and concealment": ["viewRange", "concealmentStill", "concealmentMoving"],
};

const chapters = document.split(/^### /m).slice(1);

/** "| a | b |" as its cells. */
const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function workedPart(record: VehicleRecord, label: string): string[] {
  const group = records.filter(({ tier, type }) => tier === record.tier && type === record.type);
  const figure = ACHIEVED[label];
  if (figure) {
    const own = figure(record);
    const others = group.filter(({ id }) => id !== record.id).flatMap((other) => figure(other) ?? []);
    if (own === null) return ["not known", "0", "0", String(others.length), "not known"];
    const [worse, equal] = [
      others.filter((other) => other < own).length,
      others.filter((other) => other === own).length,
    ];
    const score = Math.round((100 * (worse + equal / 2)) / others.length);
    return [own, worse, equal, others.length, score].map(String);
  }
  const places = (FIGURES[label] ?? []).flatMap((key) => record.peers.stats[key]?.percentile ?? []);
  const sum = places.reduce((all, place) => all + place, 0);
  return [`(${places.join(" + ")}) ÷ ${places.length}`, "", "", "", String(Math.round(sum / places.length))];
}

it("works out five vehicles by hand", () => {
  expect(chapters).toHaveLength(5);
});

it.each(chapters.map((chapter) => [chapter.split("\n", 1)[0] ?? "", chapter]))(
  "%s is worked as written, and rated so",
  (title, chapter) => {
    const id = Number(/\((\d+)\)$/.exec(title)?.[1]);
    const record = records.find((each) => each.id === id);
    if (!record) throw new Error(`There is no vehicle ${id}.`);
    expect(title).toBe(`${record.name} (${id})`);
    const lines = chapter
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(1)
      .map(cellsOf);
    let [sum, weights] = [0, 0];
    for (const [label = "", ...cells] of lines) {
      const [score, weight, product] = cells.slice(4);
      expect(cells.slice(0, 5), label).toEqual(workedPart(record, label));
      if (score === "not known") continue;
      expect(Number(product), label).toBe(Number(score) * Number(weight));
      sum += Number(product);
      weights += Number(weight);
    }
    expect(
      weights + lines.filter((cells) => cells[5] === "not known").reduce((all, cells) => all + Number(cells[6]), 0),
    ).toBe(100);
    const score = Math.round((10 * sum) / weights) / 10;
    const { computed, components } = record.rating;
    expect(chapter).toContain(`${sum} ÷ ${weights} = ${score}: **${ratingText(computed.value)}**.`);
    expect(computed.score).toBe(score);
    expect(
      components.map(({ score: own, weight }) => [own === null ? "not known" : String(own), String(weight)]),
    ).toEqual(lines.map((cells) => cells.slice(5, 7)));
  },
);
