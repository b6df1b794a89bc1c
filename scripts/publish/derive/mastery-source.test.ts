import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { masteryTableSchema } from "#app/game/model/tables/vehicle-table.ts";
import { DATASET_FOLDER, storedBattlesPath } from "#scripts/dataset/paths.ts";
import { storedBattlesSchema } from "#scripts/dataset/stored-vehicle.ts";
import { derivedDataset } from "../derived-dataset.ts";

// Checks every published threshold against the results file, recalculated without the estimating code.

const { contents, records } = await derivedDataset();
const table = masteryTableSchema.parse(JSON.parse(contents.get("mastery/vehicles.json") ?? "null"));
const battles = storedBattlesSchema.parse(JSON.parse(readFileSync(`${DATASET_FOLDER}/${storedBattlesPath}`, "utf8")));

/** What belongs together, by key. */
function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const square = (value: number) => value * value;

const bandOf = ({ tier, type }: Pick<(typeof records)[number], "tier" | "type">) =>
  `${type} ${["I–IV", "V–VII", "VIII–XI"][Number(tier > 4) + Number(tier > 7)]}`;
const results = records.flatMap(({ id, tier, type }) =>
  (battles[id] ?? []).map((xp) => ({ id, band: bandOf({ tier, type }), group: `${tier} ${type}`, xp })),
);
const groups = grouped(results, ({ group }) => group);
for (const [name, { length }] of groups) if (length < 30) groups.delete(name);
const means = new Map([...groups].map(([name, all]) => [name, mean(all.map(({ xp }) => xp))]));
const meanOf = (name: string) => means.get(name) ?? Number.NaN;

/** Every result over the mean of its tier and class. */
const relative = results.flatMap(({ id, band, group, xp }) =>
  groups.has(group) ? [{ id, band, group, share: xp / meanOf(group) }] : [],
);

/** How many results of its own weigh as much as all of its tier and class: the analysis of variance, by its textbook sums. */
function weightOfGroup(): number {
  const members = [...grouped(relative, ({ id }) => id).values()].map((own) => own.map(({ share }) => share));
  const all = [...grouped(relative, ({ group }) => group).values()].map((own) => own.map(({ share }) => share));
  const squares = sum(relative.map(({ share }) => square(share)));
  const ofMembers = sum(members.map((own) => square(sum(own)) / own.length));
  const ofGroups = sum(all.map((own) => square(sum(own)) / own.length));
  const within = (squares - ofMembers) / (relative.length - members.length);
  const sizes = [...grouped(relative, ({ group }) => group).values()].map((one) => ({
    all: one.length,
    squares: sum([...grouped(one, ({ id }) => id).values()].map(({ length }) => square(length))),
  }));
  const spread = relative.length - sum(sizes.map((size) => size.squares / size.all));
  const between = (ofMembers - ofGroups - (members.length - all.length) * within) / spread;
  return within / between;
}

const weight = weightOfGroup();
const ascending = (all: readonly { share: number }[]) => all.map(({ share }) => share).sort((a, b) => a - b);
const bands = new Map([...grouped(relative, ({ band }) => band)].map(([band, all]) => [band, ascending(all)]));
const shapes = new Map([...grouped(relative, ({ group }) => group)].map(([group, all]) => [group, ascending(all)]));

/** Definition 8 of Hyndman and Fan; at the ends the lowest and the highest. */
function quantileOf(shape: readonly number[], percent: number): number {
  const position = Math.min(shape.length, Math.max(1, ((shape.length + 1 / 3) * percent) / 100 + 1 / 3));
  const [low = 0, high = low] = shape.slice(Math.floor(position) - 1, Math.floor(position) + 1);
  return low + (position % 1) * (high - low);
}

/** Null where fewer than five results of the band lie beyond; a hundred results are believed as far as the band. */
function thresholdOf(vehicle: (typeof records)[number], percent: number): number | null {
  const [band, group] = [bands.get(bandOf(vehicle)) ?? [], `${vehicle.tier} ${vehicle.type}`];
  if (band.length * (100 - percent) < 500) return null;
  const shape = shapes.get(group) ?? [];
  const above = (shape.length * quantileOf(shape, percent) + 100 * quantileOf(band, percent)) / (shape.length + 100);
  const own = battles[vehicle.id] ?? [];
  return ((sum(own) + weight * meanOf(group)) / (own.length + weight)) * above;
}

it("states of every vehicle what its results and those of its tier and class give, and of no other vehicle anything", () => {
  const published = new Set(table.id.filter((_, row) => table.method[row] === "publisher"));
  const expected = records.filter(({ id, tier, type }) => groups.has(`${tier} ${type}`) || published.has(id));
  expect([...table.id].sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b));
  for (const vehicle of expected.filter(({ id }) => !published.has(id))) {
    const row = table.id.indexOf(vehicle.id);
    const marks = [
      [50, table.third[row]],
      [80, table.second[row]],
      [95, table.first[row]],
      [99, table.ace[row]],
    ] as const;
    for (const [percent, stated] of marks) {
      const reckoned = thresholdOf(vehicle, percent);
      if (reckoned === null) expect(stated, vehicle.name).toBeNull();
      // Rounded to ten.
      else expect(Math.abs(Number(stated) - reckoned), `${vehicle.name}, ${percent}%`).toBeLessThanOrEqual(5.000001);
    }
  }
});
