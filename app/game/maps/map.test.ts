import { expect, test } from "vitest";
import { mapsSchema } from "./map.ts";

const team = { spawn: "north", spawns: [[-100.5, 200]], bases: [[0, 450]] };
const layout = {
  battleType: "standard",
  gameplay: "ctf",
  teams: [team, { spawn: "south", spawns: [], bases: [] }],
  neutralBase: null,
};
const map = {
  id: 5,
  tag: "05_prohorovka",
  name: "Prokhorovka",
  slug: "prokhorovka",
  nameSource: "the client",
  kind: "random",
  bounds: { west: -500, south: -500, east: 500, north: 500 },
  camouflage: "summer",
  roundLength: 900,
  gameplays: ["ctf", "comp7"],
  layouts: [layout],
};
const file = (change: object, of: object = map) => ({ gameVersion: "2.1", maps: [{ ...of, ...change }] });
const inLayout = (change: object) => file({ layouts: [{ ...layout, ...change }] });
const inTeam = (change: object) => inLayout({ teams: [{ ...team, ...change }, team] });

test.each([
  ["a map of random battles", file({})],
  ["one of grand battles, in winter", file({ kind: "grand", camouflage: "winter" })],
  ["one of Frontline, in the desert, without layouts", file({ kind: "frontline", camouflage: "desert", layouts: [] })],
  ["a base of both teams", inLayout({ battleType: "encounter", neutralBase: [0, 0] })],
  ["several maps", { gameVersion: "2.1", maps: [map, { ...map, id: 6, slug: "mines" }] }],
])("the file takes %s, and keeps all of it", (_, stored) => {
  expect(mapsSchema.parse(stored)).toEqual(stored);
});

test.each([
  ["no maps", { gameVersion: "2.1", maps: [] }],
  ["no version", { maps: [map] }],
  ["no name", file({ name: "" })],
  ["half an id", file({ id: 5.5 })],
  ["a kind that there is none of", file({ kind: "" })],
  ["a camouflage that there is none of", file({ camouflage: "" })],
  ["a field without a northern edge", file({ bounds: { west: 0, south: 0, east: 1 } })],
  ["a battle type that there is none of", inLayout({ battleType: "royale" })],
  ["one team", inLayout({ teams: [team] })],
  ["three teams", inLayout({ teams: [team, team, team] })],
  ["nothing of a base of both", inLayout({ neutralBase: undefined })],
  ["a place in words", inLayout({ neutralBase: ["D6", 0] })],
  ["a place with a height", inTeam({ bases: [[0, 450, 12]] })],
  ["a start of half a place", inTeam({ spawns: [[0]] })],
  ["a spawn that there is none of", inTeam({ spawn: "up" })],
])("the file refuses %s", (_, stored) => {
  expect(mapsSchema.safeParse(stored).success).toBe(false);
});
