import { expect, it } from "vitest";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { vehicleView } from "../vehicle-view.ts";

const around = { newest: null };
const viewOf = (record: VehicleRecord) => vehicleView(record, around);
const whyOf = (record: VehicleRecord, label: string) =>
  [...viewOf(record).groups, ...viewOf(record).more].flatMap(({ stats }) => stats).find((stat) => stat.label === label)
    ?.why;

function summary() {
  const found = publishedRecords().find(({ record, sources }) => record === "summary" && sources.stated);
  if (found?.record !== "summary" || !found.sources.stated) throw new Error("The dataset has no stated summary.");
  return { ...found, sources: { ...found.sources, stated: { ...found.sources.stated, version: "2.1.1" } } };
}

it("says of a vehicle without definitions which of its figures are of which patch", () => {
  const record = summary();
  expect(viewOf(record).stated).toMatchObject({ confirmed: null, line: expect.stringContaining("patch 2.1.1") });
  expect(whyOf(record, "View range")).toContain("As stated for patch 2.1.1.");
  expect(whyOf(record, "Health")).toContain("As announced.");
});

it("says nothing of a patch where all figures were announced", () => {
  const { stated: _, ...sources } = summary().sources;
  const record = { ...summary(), sources };
  expect(viewOf(record).stated).toBeNull();
  expect(whyOf(record, "Health")).toContain("As announced.");
  expect(whyOf(record, "View range")).toContain("As announced.");
});
