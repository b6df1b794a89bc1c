import { expect, it } from "vitest";
import { publishedRows } from "#tests/setup/published.ts";
import { vehicleFinder } from "./rows-of-vehicles.ts";

const vehicles = publishedRows();
const find = vehicleFinder(
  vehicles.map((_, row) => row),
  (row) => {
    const vehicle = vehicles[row];
    if (!vehicle) throw new RangeError(`No row ${row}.`);
    return vehicle;
  },
);
const found = (text: string) => find(text).map((row) => vehicles[row]?.name);

it("finds what is called so, and what merely has the letters only where nothing is", () => {
  expect(found("leo")).toContain("Leopard 1");
  expect(found("leo")).not.toContain("Leichttraktor");
  expect(found("lchttr")).toEqual(["Leichttraktor"]);
});

it("finds names that have the text as a word before those that have it within one", () => {
  const names = found("tiger");
  expect(names.indexOf("G.W. Tiger (P)")).toBeLessThan(names.indexOf("Jagdtiger"));
  expect(names.indexOf("Tiger I")).toBeLessThan(names.indexOf("G.W. Tiger (P)"));
});
