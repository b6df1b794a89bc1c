import { expect, it } from "vitest";
import type { Profile } from "./profile.ts";
import { packProfile, unpackProfile } from "./vehicle-profiles.ts";

const tracked: Profile = {
  body: "casemate",
  wheels: null,
  roadWheels: { count: 6, radius: 0.4 },
  halfTrack: 2,
  hullLength: 6.8,
  hullLengthEstimated: true,
  hullHeight: 1,
  deckHeight: 1.7,
  turretOffset: -0.2,
  gunHeight: 2.1,
  gunOffset: 1.2,
  barrelLength: 5,
  barrelLengthEstimated: false,
  calibre: 100,
};

it.each<[string, Profile]>([
  ["a tracked vehicle", tracked],
  ["a wheeled one", { ...tracked, body: "turret", wheels: 4, roadWheels: null, barrelLengthEstimated: true }],
  ["an open mount without counted wheels", { ...tracked, body: "open", roadWheels: null, hullLengthEstimated: false }],
])("gives back the profile of %s, also by way of JSON", (_, profile) => {
  expect(unpackProfile(JSON.parse(JSON.stringify(packProfile(profile))))).toEqual(profile);
});
