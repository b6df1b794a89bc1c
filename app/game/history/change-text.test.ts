import { expect, it } from "vitest";
import type { PartChange, StatChange } from "../model/vehicle/history.ts";
import { describeChanges } from "./change-text.ts";

const statText = (stat: StatChange) => describeChanges([stat], []).stats[0];
const textsByPart = (parts: PartChange[]) => describeChanges([], parts).parts;

const part = (field: string, before: number | string | boolean | null, after: typeof before) =>
  textsByPart([{ of: [], field, before, after }])[0]?.changes[0];

it("prints a characteristic as the page does, and a dash where it did not apply", () => {
  expect(statText({ key: "topSpeed", before: 50, after: 55 })).toEqual({
    label: "Top speed",
    before: "50 km/h",
    after: "55 km/h",
  });
  expect(statText({ key: "clipSize", before: null, after: 4 })).toMatchObject({ before: "–", after: "4" });
});

it.each([
  ["gun.reload", 8, 7.5, "Reload", "8 s", "7.5 s"],
  ["engine.fireChance", 0.2, 0.15, "Chance of fire", "20%", "15%"],
  ["gun.pitch.depression", 8, 10, "Gun depression", "8°", "10°"],
  ["vehicle.notInShop", false, true, "Not for sale", "no", "yes"],
  ["turret.guns", null, "8.8 cm KwK 43 L/71", "Gun", "–", "8.8 cm KwK 43 L/71"],
  ["gun.newThing.chargeTime", 1, 2, "New thing: charge time", "1", "2"],
])("says what %s is", (field, before, after, label, was, is) => {
  expect(part(field, before, after)).toEqual({ label, before: was, after: is });
});

it("prints more digits where the usual ones would look the same", () => {
  expect(part("gun.dispersion", 0.34001, 0.34002)).toMatchObject({ before: "0.34001", after: "0.34002" });
  expect(statText({ key: "dpm", before: 2153.8, after: 2154.2 })).toMatchObject({ before: "2153.8" });
});

it("prints prices with their currency, and puts the changes of a part together", () => {
  const price = (amount: number) => ({ amount, currency: "credits" as const });
  const of = ["8.8 cm KwK 43 L/71", "AP shell"];
  const parts = [
    { of, field: "shell.price", before: price(250), after: price(300) },
    { of: [], field: "vehicle.tier", before: 7, after: 8 },
    { of, field: "shell.damage", before: 240, after: 250 },
  ];
  expect(textsByPart(parts)).toEqual([
    {
      of: "8.8 cm KwK 43 L/71, AP shell",
      changes: [
        { label: "Price", before: "250 credits", after: "300 credits" },
        { label: "Damage", before: "240 hp", after: "250 hp" },
      ],
    },
    { of: "", changes: [{ label: "Tier", before: "7", after: "8" }] },
  ]);
});

it("tells once of what is a figure and a part of the vehicle itself", () => {
  const speed = { before: 40, after: 45 };
  const parts = [
    { of: [], field: "vehicle.speed.forward", ...speed },
    { of: [], field: "vehicle.speed.backward", ...speed },
  ];
  const { stats, parts: left } = describeChanges([{ key: "topSpeed", ...speed }], parts);
  expect(stats.map(({ label }) => label)).toEqual(["Top speed"]);
  expect(left.flatMap(({ changes }) => changes.map(({ label }) => label))).toEqual(["Reverse speed"]);
});
