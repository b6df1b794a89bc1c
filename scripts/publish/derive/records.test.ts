import { join } from "node:path";
import { expect, it } from "vitest";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { openStored, readFiles } from "#scripts/dataset/stored-dataset.ts";
import { root } from "#scripts/tools.ts";
import { deriveRecords } from "./records.ts";

it("what somebody decided is the rating that is shown, and the computed one where nobody did", () => {
  const stored = openStored(readFiles(join(root, DATASET_FOLDER)), DATASET_FOLDER);
  const vehicles = stored.vehicles.filter(({ tier, type }) => tier === 10 && type === "SPG");
  const [of = { id: 0 }] = vehicles;
  const decided = { value: 0.5 as const, author: "Anna", reason: "It is a sample of a decision." };
  const records = deriveRecords({ ...stored, vehicles }, [], new Map([[of.id, decided]]));
  const [first, ...others] = records.map(({ rating }) => rating);
  expect(first?.computed?.value).toBeGreaterThan(decided.value);
  expect([first?.value, first?.editorial]).toEqual([decided.value, decided]);
  expect(others.map(({ value }) => value)).toEqual(others.map(({ computed }) => computed?.value ?? 0));
});
