import { describe, expect, it } from "vitest";
import { comparisonSearch, parseComparison } from "#app/game/comparison/query.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { published } from "#tests/setup/published.ts";
import { addVehicles } from "./add-vehicles.ts";

const columns = published<VehicleColumns>(VEHICLE_COLUMNS_PATH);
const add = (typed: string, search = "v=9489") => {
  const { query, answer } = addVehicles(typed, parseComparison(new URLSearchParams(search)), columns);
  return { search: comparisonSearch(query), answer };
};

describe("what is typed to add a vehicle", () => {
  it.each([
    ["a name", "IS-7", "?v=9489&v=7169"],
    ["a part of a name", "kranv", "?v=9489&v=2433"],
    ["an id", "7169", "?v=9489&v=7169"],
    ["several", "IS-7, Kranvagn", "?v=9489&v=7169&v=2433"],
    ["one that is there already", "E 100", "?v=9489&v=9489"],
    ["a column as addresses have it", "7169.typical.stock", "?v=9489&v=7169.typical.stock"],
    ["the address of a page", "https://index.example/7169/is-7", "?v=9489&v=7169"],
    ["that with stock modules", "/7169/is-7/loadout?loadout=stock", "?v=9489&v=7169.stock"],
    ["that with a loadout", "https://index.example/7169/is-7/loadout?loadout=1AAA#set-up", "?v=9489&v=7169.1AAA"],
  ])("%s", (_, typed, search) => expect(add(typed)).toEqual({ search, answer: null }));

  it("is asked about where it may mean several, and stays in the field", () => {
    const { search, answer } = add("IS-2");
    expect(search).toBe("?v=9489");
    expect(answer).toMatchObject({ typed: "IS-2", problems: [] });
    const labels = answer?.questions[0]?.choices.map(({ label }) => label);
    expect(labels).toEqual(["IS-2 (China), tier VII", "IS-2 (U.S.S.R.), tier VII"]);
    expect(answer?.questions[0]?.choices[0]?.href).toMatch(/^\/comparison\?v=9489&v=\d+$/);
  });

  it("is not found, with what is almost the same", () => {
    expect(add("Kranwagen").answer?.problems).toEqual(["No vehicle is called “Kranwagen”. Did you mean Kranvagn?"]);
    expect(add("xyzzy").answer?.problems).toEqual(["No vehicle is called “xyzzy”."]);
    expect(add("  ").answer?.problems).toEqual(["Type the name of a vehicle first."]);
  });

  it("finds no room beside eight", () => {
    expect(add("IS-7", "v=9489&".repeat(7))).toEqual({ search: `?${"v=9489&".repeat(7)}v=7169`, answer: null });
    const eight = "v=9489&".repeat(8);
    const { search, answer } = add("IS-7", eight);
    expect(search).toBe(`?${eight.slice(0, -1)}`);
    expect(answer?.problems.join(" ")).toContain("8 vehicles at most");
  });
});
