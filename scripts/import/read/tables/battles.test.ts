import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { readBattles } from "./statistics.ts";

const HEAD = "battle,bonusType,typeCompDescr,damageDealt,xp";

function read(lines: string[], file = "battles.csv") {
  const faults = new SourceFaults();
  const results = readBattles([HEAD, ...lines].join("\n"), file, faults);
  return { results, faults: () => faults.throwIfAny() };
}

describe("results of battles", () => {
  it("are the base experience of each vehicle, ascending, of random battles alone", () => {
    const { results, faults } = read(["1,1,529,900,740", "1,1,785,0,12", "2,1,529,100,95", "3,22,529,100,2000"]);
    expect(faults).not.toThrow();
    expect([...results]).toEqual([
      [529, [95, 740]],
      [785, [12]],
    ]);
  });

  it.each([
    ["", "empty experience"],
    ["-3", "a negative one"],
    ["many", "words"],
  ])("with %j for experience (%s) are a fault with the line", (xp) => {
    expect(read([`1,1,529,0,${xp}`]).faults).toThrow(/battles\.csv.*line 2/s);
  });

  it("that are still packed are a fault that says what to do", () => {
    expect(read([], "battles.csv.xz").faults).toThrow(/unpack it first/);
  });
});
