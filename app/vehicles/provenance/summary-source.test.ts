import { expect, it } from "vitest";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { vehicleContent } from "../vehicle-content.ts";

const around = { newest: null };
const contentOf = (record: VehicleRecord) => vehicleContent(record, around);
const explanationOf = (record: VehicleRecord, label: string) =>
  [...contentOf(record).groups, ...contentOf(record).more]
    .flatMap(({ stats }) => stats)
    .find((stat) => stat.label === label)?.explanation;

function summary() {
  const found = publishedRecords().find(({ record, sources }) => record === "summary" && sources.stated);
  if (found?.record !== "summary" || !found.sources.stated) throw new Error("The dataset has no stated summary.");
  return { ...found, sources: { ...found.sources, stated: { ...found.sources.stated, version: "2.1.1" } } };
}

it("says of a vehicle without definitions which of its figures are of which patch", () => {
  const record = summary();
  expect(contentOf(record).stated).toMatchObject({ confirmed: null, line: expect.stringContaining("patch 2.1.1") });
  expect(explanationOf(record, "View range")).toContain("As stated for patch 2.1.1.");
  expect(explanationOf(record, "Health")).toContain("As announced.");
});

it("says nothing of a patch where all figures were announced", () => {
  const { stated: _, ...sources } = summary().sources;
  const record = { ...summary(), sources };
  expect(contentOf(record).stated).toBeNull();
  expect(explanationOf(record, "Health")).toContain("As announced.");
  expect(explanationOf(record, "View range")).toContain("As announced.");
});
