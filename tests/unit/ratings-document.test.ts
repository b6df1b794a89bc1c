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

type Figure = (record: VehicleRecord) => number | null;

const markOf =
  (key: "p65" | "p85" | "p95"): Figure =>
  ({ marks }) =>
    marks.state === "known" ? marks[key] : null;
const MARKS = [
  ["Mark at 65%", markOf("p65")],
  ["Mark at 85%", markOf("p85")],
  ["Mark at 95%", markOf("p95")],
] as const;
const PARTS: StatKey[][] = [
  ["topSpeed", "specificPower", "hullTraverse"],
  ["viewRange", "concealmentStill", "concealmentMoving"],
];

const middleOf = (figures: number[]) => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted.length % 2 === 1
    ? (sorted[(sorted.length - 1) / 2] as number)
    : ((sorted[sorted.length / 2 - 1] as number) + (sorted[sorted.length / 2] as number)) / 2;
};
const told = (figure: number) => String(Math.round(1000 * figure) / 1000 || 0).replace("-", "−");

interface Line {
  cells: string[];
  distance: number | null;
}

/** A figure: what it is compared with, and how far it is from that. */
function achieved(record: VehicleRecord, label: string, figure: Figure): Line {
  const known = records.filter(
    (each) => each.tier === record.tier && each.type === record.type && figure(each) !== null,
  );
  const own = figure(record);
  if (own === null) return { cells: [label, "not known", String(known.length), "", "", ""], distance: null };
  const all = known.map((each) => figure(each) as number);
  const alike = known.filter(({ notInShop }) => notInShop === record.notInShop).map((each) => figure(each) as number);
  const middle = middleOf(all);
  const ofAlike = alike.length < 5 ? middle : middleOf(alike);
  const usual = all.reduce((sum, each) => sum + Math.abs(each - middle), 0) / all.length;
  const distance = (((own - (middle + ofAlike) / 2) / usual) * (all.length - 1)) / (all.length + 1);
  return {
    cells: [label, told(own), String(all.length), told(middle), told(ofAlike), told(usual)],
    distance: Math.max(-3, Math.min(3, distance)),
  };
}

/** The chapter of a vehicle as the document has it. */
function chapterOf(record: VehicleRecord): string {
  const marks = MARKS.map(([label, figure]) => achieved(record, label, figure));
  const places = PARTS.map((keys) => {
    const known = keys.flatMap((key) => record.peers.stats[key]?.percentile ?? []);
    return Math.round(known.reduce((sum, each) => sum + each, 0) / known.length);
  });
  const mean = (all: number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  const ofMarks = marks.flatMap(({ distance }) => distance ?? []);
  const views: (Line & { weight: number })[] = [
    { ...achieved(record, "Win rate", ({ expected }) => expected?.winRate ?? null), weight: 1 },
    { ...achieved(record, "Damage", ({ expected }) => expected?.damage ?? null), weight: 0.5 },
    {
      cells: ["Marks", "mean of the three", "", "", "", ""],
      distance: ofMarks.length === 0 ? null : mean(ofMarks),
      weight: 1,
    },
    {
      cells: ["Mobility and vision", `(${places.join(" + ")}) ÷ 2`, "", "50", "", "25"],
      distance: (mean(places) - 50) / 25,
      weight: 1,
    },
  ];
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`.replaceAll("  ", " ");
  const rows = views.flatMap(({ cells, distance, weight }) => [
    ...(cells[0] === "Marks"
      ? marks.map((mark) => row([...mark.cells, mark.distance === null ? "not known" : told(mark.distance), "", ""]))
      : []),
    row([
      ...cells,
      ...(distance === null ? ["not known", "", ""] : [told(distance), String(weight), told(weight * distance)]),
    ]),
  ]);
  const known = views.flatMap(({ distance, weight }) => (distance === null ? [] : [{ distance, weight }]));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const sum = known.reduce((all, { distance, weight }) => all + weight * distance, 0);
  const m = sum / weights;
  const squares = known.reduce((all, { distance, weight }) => all + weight * (distance - m) ** 2, 0);
  const e = Math.sqrt(squares / weights / (known.length - 1));
  const s = Math.sign(m) * Math.max(0, Math.abs(m) - e / 4);
  return [
    `### ${record.name} (${record.id})`,
    "",
    "| view | figure | of | middle | alike | usual distance | distance | weight | weight × distance |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ...rows,
    "",
    `m = ${told(sum)} ÷ ${weights} = ${told(m)}; e = √(${told(squares)} ÷ ${weights} ÷ ${known.length - 1}) = ${told(e)}; s = ${told(s)}; 3 + 1.25 × s = ${told(3 + 1.25 * s)}: **${ratingText(record.rating.computed?.value ?? 0)}**.`,
  ].join("\n");
}

const chapters = document.split(/^(?=### )/m).slice(1);

it("works out five vehicles by hand", () => {
  expect(chapters).toHaveLength(5);
});

it.each(chapters.map((chapter) => [chapter.split("\n", 1)[0] ?? "", chapter.trim()]))(
  "%s is worked as written, and rated so",
  (title, chapter) => {
    const record = records.find(({ id }) => id === Number(/\((\d+)\)$/.exec(title)?.[1]));
    if (!record) throw new Error(`There is no vehicle of ${title}.`);
    expect(chapter).toBe(chapterOf(record));
    const stated = Number(/: \*\*([\d.]+) /.exec(chapter)?.[1]);
    const s = Number(/; s = (\S+);/.exec(chapter)?.[1]?.replace("−", "-"));
    const below = record.rating.views.every(({ distance }) => distance === null || distance < 0);
    const steps = Math.min(5, Math.max(0.5, Math.floor((3 + 1.25 * s) * 2 + 0.5) / 2));
    expect(stated).toBe(steps < 3 && !below ? 3 : steps);
  },
);
