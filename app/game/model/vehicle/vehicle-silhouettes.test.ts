import { expect, it } from "vitest";
import { plainSilhouette } from "./silhouette.fixture.ts";
import type { Silhouette } from "./silhouette.ts";
import { packSilhouette, unpackSilhouette } from "./vehicle-silhouettes.ts";

it.each<[string, Silhouette]>([
  ["a tracked vehicle", plainSilhouette],
  ["a wheeled one", { ...plainSilhouette, turretOffset: -0.2, wheels: 4, roadWheels: null, hullTop: null }],
  [
    "an open mount without counted wheels",
    { ...plainSilhouette, body: "open", roadWheels: null, barrelLength: null, hullMeasured: false },
  ],
  ["one whose gun is fixed", { ...plainSilhouette, body: "fixed" }],
])("gives back the profile of %s, also by way of JSON", (_, profile) => {
  expect(unpackSilhouette(JSON.parse(JSON.stringify(packSilhouette(profile))))).toEqual(profile);
});
