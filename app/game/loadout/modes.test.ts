import { expect, it } from "vitest";
import { definedVehicle, publishedRecords } from "#tests/setup/published.ts";
import { modesOf } from "./modes.ts";

const labels = (path: string) => modesOf(definedVehicle(path)).map(({ label }) => label);

it("calls the states of a vehicle by what they are for", () => {
  expect(labels("sweden/AT-SPG/X/S11_Strv_103B")).toEqual(["Better of both", "Travel", "Siege"]);
  expect(labels("france/lightTank/X/F108_Panhard_EBR_105").slice(0, 3)).toEqual(["Better of both", "Cruise", "Rapid"]);
  expect(labels("germany/heavyTank/VII/G04_PzVI_Tiger_I")).toEqual(["Normal"]);
  const twin = publishedRecords().find(
    (record) => record.record === "full" && record.siege && record.mechanics.some(({ kind }) => kind === "twinGun"),
  );
  if (twin?.record !== "full") throw new Error("The dataset has no twin gun.");
  expect(
    modesOf(twin)
      .slice(1, 3)
      .map(({ label }) => label),
  ).toEqual(["One barrel", "Both"]);
});
