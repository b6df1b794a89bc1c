import { describe, expect, it } from "vitest";
import { samplePublished, sampleRow } from "../../fixtures/stated.fixture.ts";
import { stillNotKnown, summaryStats } from "./summary-stats.ts";

const OF_THE_ROW = {
  damage: 200,
  penetration: 100,
  reload: 10,
  aimTime: 2.3,
  dispersion: 0.4,
  gunDepression: 7,
  gunElevation: 20,
  calibre: 75,
  shellVelocity: 800,
  ammo: 40,
  health: 1000,
  topSpeed: 50,
  reverseSpeed: 20,
  enginePower: 400,
  hullTraverse: 30,
  turretTraverse: 40,
  viewRange: 350,
};

describe("the stats of a vehicle without definitions", () => {
  it("are those of the table, and nothing made of them", () => {
    expect(summaryStats({}, sampleRow(), undefined, null)).toEqual(OF_THE_ROW);
    expect(summaryStats({ health: null }, undefined, undefined, null)).toEqual({ health: null });
  });

  it("are of the latest source that states them: the table, the publisher, the list of newer vehicles", () => {
    const item = samplePublished({ damage: 210, health: 1100, speed: 55, calibre: 76, dispersion: 0.41 });
    const known = { health: 1200, topSpeed: null };
    expect(summaryStats(known, sampleRow(), item, null)).toEqual({
      ...OF_THE_ROW,
      ...{ damage: 210, topSpeed: 55, calibre: 76, dispersion: 0.41, health: 1200 },
    });
    expect(summaryStats(known, undefined, item, null)).toEqual({
      ...{ damage: 210, topSpeed: 55, calibre: 76, dispersion: 0.41, health: 1200 },
    });
  });

  it.each([
    ["the reload of a magazine", "reload", sampleRow({ interval: 2 }), null],
    ["a depression of one degree or less", "gunDepression", sampleRow({ depression: 1 }), null],
    ["how wheels turn", "hullTraverse", sampleRow(), "role_LT_wheeled"],
  ])("leave %s out", (_, stat, row, role) => {
    expect(Object.keys(summaryStats({}, row, undefined, role))).toEqual(
      Object.keys(OF_THE_ROW).filter((key) => key !== stat),
    );
  });
});

it("what a row states is no longer unknown, save what it leaves open", () => {
  const fields = ["guns and shells", "armour", "mobility beyond the top speed", "concealment and view range"];
  expect(stillNotKnown(fields, undefined)).toEqual(fields);
  expect(stillNotKnown(fields, sampleRow())).toEqual([
    ...["other guns and shells", "armour", "terrain resistance", "concealment"],
  ]);
});
