import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { readItemNames, readModuleNames, readVehicleNames } from "./names.ts";

function read<T>(reader: (source: string, file: string, faults: SourceFaults) => T, ...lines: string[]) {
  const faults = new SourceFaults();
  const value = reader(`${lines.join("\n")}\n`, "names.csv", faults);
  return { value, faults: faults.list.map(({ element, message }) => `${element}: ${message}`) };
}

describe("the game's own names of vehicles", () => {
  const vehicles = (...rows: string[]) => read(readVehicleNames, "nation,tag,name,short,source,note", ...rows);

  it("are read by nation and tag, without those that the game has dropped since", () => {
    const { value, faults } = vehicles(
      "ussr,R04_T-34,T-34,T-34,x,",
      "china,R04_T-34,T-34 (C),,x,of another nation",
      "ussr,R05_KV,KV,,x,perhaps dropped; keep the site name",
    );
    expect(faults).toEqual([]);
    expect([...value]).toEqual([
      ["ussr:R04_T-34", { name: "T-34", shortName: "T-34", tag: "R04_T-34", ofGame: true }],
      ["china:R04_T-34", { name: "T-34 (C)", shortName: "", tag: "R04_T-34", ofGame: true }],
    ]);
  });

  it.each([
    ["a second name", ["ussr,A,One,,x,", "ussr,A,Two,,x,"], "line 3: names the vehicle ussr:A a second time"],
    ["no tag", ["ussr,,One,,x,"], "at tag"],
    ["no name", ["ussr,A,,,x,"], "at name"],
    ["no such nation", ["urss,A,One,,x,"], "at nation"],
  ])("%s is a fault", (_, rows, fault) => {
    expect(vehicles(...rows).faults).toEqual([expect.stringContaining(fault)]);
  });
});

describe("the game's own names of modules", () => {
  const modules = (...rows: string[]) => read(readModuleNames, "nation,module,tag,key,name", ...rows);

  it("are found by the key of the texts, and by the tag where there is none", () => {
    const { value, faults } = modules(
      "ussr,gun,_76mm,L-11,76 mm L-11",
      "ussr,suspension,_76mm,X, T-34 suspension ",
      "usa,gun,_76mm,L-11,76 mm Gun M1",
      "ussr,gun,_76mm_late,L-11,76 mm L-11",
    );
    expect(faults).toEqual([]);
    expect(value.find("ussr", "gun", "_75mm", "L-11")).toBe("76 mm L-11");
    expect(value.find("usa", "gun", "_75mm", "L-11")).toBe("76 mm Gun M1");
    expect(value.find("ussr", "gun", "_76mm_late", undefined)).toBe("76 mm L-11");
    expect(value.find("ussr", "chassis", "_76mm", undefined)).toBe("T-34 suspension");
    expect(value.find("ussr", "gun", "_76mm", "other")).toBeUndefined();
    expect(value.find("ussr", "gun", "L-11", undefined)).toBeUndefined();
    expect(value.find("ussr", "engine", "_76mm", undefined)).toBeUndefined();
  });

  it.each([
    ["two names of a key", ["ussr,gun,a,K,One", "ussr,gun,b,K,Two"], 'line 3: names K otherwise than "One"'],
    ["no tag", ["ussr,gun,,K,One"], "at tag"],
    ["no key", ["ussr,gun,a,,One"], "at key"],
    ["a blank name", ["ussr,gun,a,K, "], "at name"],
    ["no such kind", ["ussr,chassis,a,K,One"], "at module"],
  ])("%s is a fault", (_, rows, fault) => {
    expect(modules(...rows).faults).toEqual([expect.stringContaining(fault)]);
  });
});

it.each([
  ["perk", "perk", null],
  ["equipment-family", "equipment-family", null],
  ["field-2.4", "field", "2.4"],
  ["field-12.10.0.33", "field", "12.10.0.33"],
  ["equipment-family-2.4", "equipment-family", "2.4"],
])("the kind %s is %s since %s", (stated, kind, since) => {
  const { value, faults } = read(readItemNames, "kind,tag,name", `${stated},a,One`);
  expect([value, faults]).toEqual([[{ kind, since, tag: "a", name: "One" }], []]);
});

it.each(["2perk", "perk-", "field-2", "field-2.4.", "field-2.4b", "Perk", "field 2.4"])("%s is no kind", (kind) => {
  expect(read(readItemNames, "kind,tag,name", `${kind},a,One`).faults).toEqual([expect.stringContaining("at kind")]);
});
