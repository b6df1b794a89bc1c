import { expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { brokenTerms } from "#app/game/stats/compute/folded.fixture.ts";
import { statInput } from "#app/game/stats/compute/stat-input.ts";
import { explainStats, valuesOf } from "#app/game/stats/compute.ts";
import { knownRates } from "#app/game/stats/gun-kinds.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { moduleSets } from "./agreement.ts";

const vehicles = publishedRecords().filter((record): record is FullVehicle => record.record === "full");

/** Characteristics of which the stored value is another than the computed one. */
function differences(stored: Stats, computed: Stats): string[] {
  const keys = new Set([...Object.keys(stored), ...Object.keys(computed)]) as Set<keyof Stats>;
  // The importer computes with the files' own figures and rounds both to six decimals when it writes them.
  return [...keys].filter((key) => {
    if (stored[key] === null && computed[key] === null) return false;
    const [one, other] = [stored[key] ?? Number.NaN, computed[key] ?? Number.NaN];
    return !(Math.abs(one - other) <= 1e-5 * Math.max(1, Math.abs(one)));
  });
}

it("stores what the formulas compute, of every vehicle in every state with stock and top modules", () => {
  expect(vehicles.length).toBeGreaterThan(800);
  for (const { name, siege, ...vehicle } of vehicles) {
    const states = [{ ...vehicle, second: siege?.modules }, ...(siege ? [{ ...siege, second: undefined }] : [])];
    for (const { modules, stock, top, second } of states) {
      for (const { modules: fitted, stats } of [stock, top]) {
        const input = statInput(modules, fitted, [], second);
        const computed = knownRates(valuesOf(explainStats(input)), input.fitted.gun);
        expect(differences(stats, computed), name).toEqual([]);
      }
    }
  }
});

it("explains every characteristic by terms that come to it, whatever modules are fitted", () => {
  const broken: string[] = [];
  let count = 0;
  for (const { name, siege, ...vehicle } of vehicles) {
    for (const { modules } of siege ? [vehicle, siege] : [vehicle]) {
      for (const fitted of moduleSets(modules)) {
        count += 1;
        for (const fault of brokenTerms(explainStats(statInput(modules, fitted)))) broken.push(`${name}, ${fault}`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});
