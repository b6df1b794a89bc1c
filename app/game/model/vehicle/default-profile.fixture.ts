import { notRated } from "#app/game/ratings/not-rated.fixture.ts";
import type { DefaultProfileVehicle } from "./vehicle.ts";

/** A vehicle of which only the publisher's API says something, with a second state of driving. */
export const stockOnly: DefaultProfileVehicle = {
  record: "default-profile",
  patch: { version: "2.4.0.0", commonTest: false, date: "2026-07-03", publisher: "Wargaming", commit: null },
  id: 65_297,
  tag: "G999_Simulated",
  name: "Simulated",
  shortName: "Simulated",
  slug: "simulated",
  nation: "germany",
  type: "heavyTank",
  tier: 10,
  role: null,
  premium: false,
  collector: false,
  nameSource: "published",
  price: null,
  notInShop: false,
  expected: null,
  usage: [],
  marksAmong: null,
  marks: { state: "not-known" },
  rating: notRated,
  similar: [],
  peers: { size: 1, stats: {}, values: {}, patches: [], gun: null, otherGuns: {} },
  sources: {
    publisher: {
      title: "The publisher's API, EU",
      publisher: "Wargaming",
      version: "2.4.0.0",
      date: "2026-07-03",
    },
  },
  stock: {
    stats: { damage: 440, penetration: 246, reload: 11.2, aimTime: null, health: 2400, topSpeed: 40, viewRange: 390 },
    modules: [
      { kind: "turret", name: "Simulated turret", tier: null },
      { kind: "gun", name: "12.8 cm simulated gun", tier: 10 },
    ],
    shells: [
      {
        kind: "AP",
        damage: { least: 330, average: 440, greatest: 550 },
        penetration: { least: 185, average: 246, greatest: 308 },
        stun: { least: 4, greatest: 12 },
      },
      { kind: null, damage: { least: 440, average: 440, greatest: 440 }, penetration: null, stun: null },
    ],
    modes: [{ mode: "siege", switchOn: 2, switchOff: null, stats: { reload: 9, aimTime: null } }],
  },
  notKnown: ["concealment"],
};
