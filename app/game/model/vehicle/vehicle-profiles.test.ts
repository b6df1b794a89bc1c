import { expect, it } from "vitest";
import { plainProfile } from "./profile.fixture.ts";
import type { Profile } from "./profile.ts";
import { packProfile, unpackProfile } from "./vehicle-profiles.ts";

it.each<[string, Profile]>([
  ["a tracked vehicle", plainProfile],
  ["a wheeled one", { ...plainProfile, turretOffset: -0.2, wheels: 4, roadWheels: null, hullTop: null }],
  [
    "an open mount without counted wheels",
    { ...plainProfile, body: "open", roadWheels: null, barrelLength: null, hullMeasured: false },
  ],
  ["one whose gun is fixed", { ...plainProfile, body: "fixed" }],
])("gives back the profile of %s, also by way of JSON", (_, profile) => {
  expect(unpackProfile(JSON.parse(JSON.stringify(packProfile(profile))))).toEqual(profile);
});
