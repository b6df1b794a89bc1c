import { expect, it } from "vitest";
import type { Price } from "#app/game/model/vehicle/identity.ts";
import { shopPrice } from "./price.ts";

/** Figures of the client's lists of 1.26.1, and of later lists where a vehicle is newer. */
it.each<[vehicle: string, amount: number, currency: Price["currency"], notInShop: boolean, forSale: boolean]>([
  ["Tiger I", 1_390_000, "credits", false, true],
  ["KR-1", 7_400_000, "credits", false, true],
  ["MS-1", 0, "credits", false, true],
  ["T2 Light Tank", 750, "gold", false, true],
  ["Löwe", 11_200, "gold", false, true],
  ["Object 265T", 13_050, "gold", false, true],
  ["the dearest there may be", 15_000, "gold", false, true],
  ["Type 59", 7_500, "gold", true, false],
  ["M10 RBFM", 1, "gold", true, false],
  ["ISU-130", 5, "gold", true, false],
  ["GSOR the TANK", 5, "gold", false, false],
  ["SU-122V", 100, "gold", true, false],
  ["MKA", 500, "gold", true, false],
  ["Object 777 Version II", 17_500, "gold", true, false],
  ["Stinger", 22_500, "gold", false, false],
  ["Black Rock", 25_000, "gold", false, false],
  ["WT auf E 100 Phönix", 30_000, "gold", false, false],
])("the %s, listed for %i %s (not in the shop: %s), is for sale: %s", (_, amount, currency, notInShop, forSale) => {
  const listed = { amount, currency };
  expect(shopPrice(listed, notInShop)).toEqual({ price: forSale ? listed : null, notInShop: !forSale });
});

it("a price that no source states is not known, which is not the same as not for sale", () => {
  expect(shopPrice(null, false)).toEqual({ price: null, notInShop: false });
});

it("a small price in credits or bonds is a price", () => {
  for (const currency of ["credits", "crystal"] as const) {
    expect(shopPrice({ amount: 5, currency }, false).notInShop).toBe(false);
  }
});
