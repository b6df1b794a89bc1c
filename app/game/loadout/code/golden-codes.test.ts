import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import type { Loadout } from "../loadout.ts";
import { decodeLoadout } from "./decode.ts";
import { encodeLoadout } from "./encode.ts";
import { GOLDEN_CODES } from "./golden-codes.fixture.ts";
import { CATEGORY_NUMBERS, MODE_NUMBERS, SKILL_NUMBERS } from "./short-numbers.ts";

/** What the fixture says of a loadout. */
function holds({ equipment, consumables, directive, crew }: Loadout): string {
  const slots = (tags: readonly (string | null)[]) => tags.map((tag) => tag ?? "-").join();
  const skills = crew.members.map((member) => member.skills.map(({ skill }) => skill).join()).join(";");
  return [slots(equipment), slots(consumables), directive ?? "-", skills.replace(/;+$/, "")].join("|");
}

describe("a shared code", () => {
  it.each(GOLDEN_CODES)("of %s, %s, holds what it held", (path, code, held) => {
    const vehicle = publishedVehicle(path);
    const { loadout, dropped } = decodeLoadout(code, vehicle, definitions);
    expect(dropped).toEqual([]);
    expect(holds(loadout)).toBe(held);
    expect(encodeLoadout(loadout, vehicle, definitions)).toBe(code);
  });

  it("is there with every skill that has a number", () => {
    const learnt = new Set(GOLDEN_CODES.flatMap(([, , held]) => held.split("|").at(-1)?.split(/[;,]/) ?? []));
    expect(Object.keys(SKILL_NUMBERS).filter((skill) => !learnt.has(skill))).toEqual([]);
  });

  it("has modes and categories of slots by the numbers that they had", () => {
    const byNumber = (numbers: Readonly<Record<string, number>>) =>
      Object.entries(numbers)
        .sort(([, a], [, b]) => a - b)
        .map(([name, number]) => `${number} ${name}`);
    expect(byNumber(CATEGORY_NUMBERS)).toEqual(["0 firepower", "1 survivability", "2 mobility", "3 stealth"]);
    expect(byNumber(MODE_NUMBERS).slice(0, 12)).toEqual([
      "0 normal",
      "1 siege",
      "2 rocket",
      "3 bustleFeed",
      "4 chargeShot",
      "5 concentrationMode",
      "6 lowChargeShot",
      "7 overheatStacks",
      "8 rechargeableNitro",
      "9 stagedJetBoosters",
      "10 temperatureGun",
      "11 wheeledDash",
    ]);
  });
});
