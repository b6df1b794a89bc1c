import { expect, it } from "vitest";
import { storedBattlesPath, storedExpectedPath } from "#scripts/dataset/paths.ts";
import type { StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import type { ImportedDataset } from "./dataset.ts";
import { emitStatistics } from "./statistics.ts";

it("statistics of a reused id are those of another vehicle, and stay out", () => {
  const [own, reused] = [529, 35_873];
  const files = new Map<string, unknown>();
  const dataset = { add: (path: string, ...rest: unknown[]) => files.set(path, rest.at(-1)) };
  const records = [own, reused].map((id) => ({ id, nation: "germany", tag: `Tank_${id}` }) as StoredVehicle);
  const expected = { damage: 500, frags: 0.8, spots: 1, defence: 0.7, winRate: 50 };
  const statistics = {
    expected: new Map([own, reused].map((id) => [id, expected])),
    battles: new Map([own, reused].map((id) => [id, [100, 200]])),
    marks: undefined,
    usage: undefined,
  };
  emitStatistics(dataset as unknown as ImportedDataset, records, statistics, String);
  expect(files.get(storedExpectedPath)).toEqual({ [own]: expected });
  expect(files.get(storedBattlesPath)).toEqual({ [own]: [100, 200] });
});
