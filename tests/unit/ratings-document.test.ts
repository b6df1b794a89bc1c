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
  Firepower: ["dpm", "damage", "penetration", "aimTime", "dispersion"],
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

const middleOf = (figures: number[]) => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted.length % 2 === 1
    ? (sorted[(sorted.length - 1) / 2] as number)
    : ((sorted[sorted.length / 2 - 1] as number) + (sorted[sorted.length / 2] as number)) / 2;
};
const inThousandths = (figure: number) => String(Math.round(1000 * figure) / 1000);

/** Figure, known of, middle of all, middle of those got alike, usual distance, score. */
function workedPart(record: VehicleRecord, label: string): string[] {
  const group = records.filter(({ tier, type }) => tier === record.tier && type === record.type);
  const figure = ACHIEVED[label];
  if (figure) {
    const known = group.filter((each) => figure(each) !== null);
    const own = figure(record);
    if (own === null) return ["not known", String(known.length), "", "", "", "not known"];
    const all = known.map((each) => figure(each) as number);
    const alike = known.filter(({ notInShop }) => notInShop === record.notInShop).map((each) => figure(each) as number);
    const [middle, usual] = [
      middleOf(all),
      all.reduce((sum, each) => sum + Math.abs(each - middleOf(all)), 0) / all.length,
    ];
    const ofAlike = alike.length < 5 ? middle : middleOf(alike);
    const points = (((16 * (own - (middle + ofAlike) / 2)) / usual) * (all.length - 1)) / (all.length + 1);
    const score = Math.round(Math.max(0, Math.min(100, 50 + points)));
    return [
      String(own),
      String(all.length),
      inThousandths(middle),
      inThousandths(ofAlike),
      inThousandths(usual),
      String(score),
    ];
  }
  const places = (FIGURES[label] ?? []).flatMap((key) => record.peers.stats[key]?.percentile ?? []);
  const sum = places.reduce((all, place) => all + place, 0);
  return [`(${places.join(" + ")}) ÷ ${places.length}`, "", "", "", "", String(Math.round(sum / places.length))];
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
      const [score, weight, product] = cells.slice(5);
      expect(cells.slice(0, 6), label).toEqual(workedPart(record, label));
      expect(Number(product), label).toBe((score === "not known" ? 50 : Number(score)) * Number(weight));
      sum += Number(product);
      weights += Number(weight);
    }
    expect(weights).toBe(100);
    const score = Math.round(sum / 10) / 10;
    const { computed, components } = record.rating;
    expect(chapter).toContain(`${sum} ÷ 100 = ${score}: **${ratingText(computed.value)}**.`);
    expect(computed.score).toBe(score);
    expect(
      components.map(({ score: own, weight }) => [own === null ? "not known" : String(own), String(weight)]),
    ).toEqual(lines.map((cells) => cells.slice(6, 8)));
  },
);
