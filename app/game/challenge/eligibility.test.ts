import { describe, expect, it, test } from "vitest";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { published, publishedRecords } from "#tests/setup/published.ts";
import { catalogueOf, countVerdicts, ELIGIBILITY_PATH, type EligibilityFile, stepsOf } from "./catalogue.ts";
import { ELIGIBILITIES, type EligibilityFacts, type Verdict, verdictOf } from "./eligibility.ts";

const ordinary: EligibilityFacts = {
  premium: false,
  collector: false,
  notInShop: false,
  price: { amount: 1_390_000, currency: "credits" },
  researched: true,
};

test.each<[string, Partial<EligibilityFacts>, Verdict]>([
  ["a tech-tree vehicle for credits", {}, "eligible"],
  ["a premium vehicle on sale", { premium: true, price: { amount: 7_500, currency: "gold" } }, "premium"],
  ["a premium vehicle whose price nobody states", { premium: true, price: null }, "premium"],
  ["a premium vehicle that is not for sale", { premium: true, notInShop: true, price: null }, "reward"],
  ["a collector's vehicle, though it costs credits", { collector: true, researched: false }, "collector"],
  ["a vehicle without mark that is not for sale", { notInShop: true, price: null }, "notForSale"],
  ["a vehicle for gold", { price: { amount: 750, currency: "gold" } }, "otherCurrency"],
  ["a vehicle for bonds", { price: { amount: 15_000, currency: "crystal" } }, "otherCurrency"],
  ["a vehicle to which no way is stated", { researched: false }, "wayUnknown"],
  ["a vehicle without a stated price", { price: null }, "priceUnknown"],
  ["one with neither", { researched: false, price: null }, "wayUnknown"],
])("%s", (_, facts, verdict) => {
  expect(verdictOf({ ...ordinary, ...facts })).toBe(verdict);
});

describe("every vehicle of the dataset", () => {
  const catalogue = catalogueOf(published<EligibilityFile>(ELIGIBILITY_PATH));
  const records = publishedRecords();
  const trees = NATIONS.map((nation) => published<TechTree>(`techtrees/${nation}.json`));
  const verdictOn = ({ id }: { id: number }) => catalogue.get(id)?.verdict;
  const of = (verdict: Verdict) => records.filter((record) => verdictOn(record) === verdict);

  it("has one verdict", () => {
    expect([...catalogue.keys()]).toEqual(records.map(({ id }) => id));
    expect(countVerdicts(catalogue)).toEqual({
      eligible: 415,
      premium: 85,
      reward: 339,
      collector: 92,
      notForSale: 0,
      otherCurrency: 0,
      wayUnknown: 10,
      priceUnknown: 0,
    });
  });

  it("is refused for what its record shows", () => {
    const shows: Partial<Record<Verdict, (record: VehicleRecord) => boolean>> = {
      premium: ({ premium, notInShop, price }) => premium && !notInShop && price?.currency !== "credits",
      reward: ({ premium, notInShop, price }) => premium && notInShop && price === null,
      collector: ({ premium, collector }) => collector && !premium,
    };
    for (const record of records) {
      const verdict = verdictOn(record) ?? "eligible";
      if (ELIGIBILITIES[verdict] === "refused")
        expect(shows[verdict]?.(record), `${record.name}: ${verdict}`).toBe(true);
    }
  });

  it("that is eligible is reached from tier I by experience, and bought for credits, with all on the way", () => {
    for (const record of of("eligible")) {
      const tree = trees.find(({ nation }) => nation === record.nation);
      // Backwards, over any vehicle that leads here, until one of tier I; each of them is eligible itself.
      let at = record.id;
      for (let tier = record.tier; tier > 1; ) {
        const step = tree?.edges.find(({ to, from }) => to === at && verdictOn({ id: from }) === "eligible");
        expect(step, `${record.name} is reached over ${at}`).toBeDefined();
        expect(step?.xp).toBeGreaterThan(0);
        at = step?.from ?? 0;
        tier = catalogue.get(at)?.tier ?? 0;
        if (tier === 0) break;
      }
      expect(catalogue.get(at)?.tier, `${record.name} begins at tier I`).toBe(1);
      expect(record.price?.currency, `${record.name} is bought for credits`).toBe("credits");
      expect(record.premium || record.collector || record.notInShop).toBe(false);
    }
  });

  it("that nobody can say anything of is named as such", () => {
    expect(
      of("wayUnknown")
        .map(({ name }) => name)
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "Ares 75",
        "Ares 85",
        "Ares 90",
        "Ares 90 C",
        "FV224 Chopper",
        "FV227 Conceiver",
        "FV229 Contender",
        "FV230 Canopener",
        "FV4025 Contriver",
        "Pz.Kpfw. Neu",
      ]
    `);
  });

  it("is a step of its nation where it is eligible", () => {
    const steps = NATIONS.map((nation) => stepsOf(catalogue, nation).length);
    expect(steps.reduce((sum, count) => sum + count, 0)).toBe(of("eligible").length);
    expect(stepsOf(catalogue, "germany")[0]?.tier).toBe(1);
    for (const nation of NATIONS) expect(stepsOf(catalogue, nation).at(-1)?.tier).toBeGreaterThanOrEqual(10);
  });
});
