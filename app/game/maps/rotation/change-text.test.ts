import { expect, test } from "vitest";
import type { RotationMode } from "#app/game/model/enumerations/rotation-modes.ts";
import { type NamedMap, rotationChangeText, tiersText } from "./change-text.ts";

const ALL = ["standard", "encounter", "assault"] as const;
const map = (name: string, modes: readonly RotationMode[] = ALL, defined: readonly RotationMode[] = ALL): NamedMap => ({
  name,
  modes,
  defined,
});
const named = (...names: string[]) => names.map((name) => map(name));

test.each([
  ["enters", named("Abbey"), "Abbey enters"],
  ["leaves", named("Abbey"), "Abbey leaves"],
  ["enters", named("Abbey", "Cliff"), "Abbey and Cliff enter"],
  ["leaves", named("Abbey", "Cliff", "Mines"), "Abbey, Cliff and Mines leave"],
  ["enters", named("Abbey", "Cliff", "Mines", "Ruinberg"), "Abbey, Cliff and 2 more enter"],
  ["listed", named("Abbey"), "Abbey is in rotation"],
  ["listed", named("Abbey", "Cliff"), "Abbey and Cliff are in rotation"],
  ["tiers", named("Abbey", "Cliff"), "Abbey and Cliff: other tiers"],
] as const)("“%s” of whole maps is titled with their names", (kind, maps, title) => {
  expect(rotationChangeText(kind, maps, null).title).toBe(title);
});

test.each([
  ["enters", [map("Abbey", ["assault"])], "Abbey: Assault on"],
  ["leaves", [map("Abbey", ["standard", "assault"])], "Abbey: Standard, Assault off"],
  // Another mode than a random battle leaves those as they are.
  ["enters", [map("Abbey", ["onslaught"], [...ALL, "onslaught"])], "Abbey: Onslaught on"],
  ["leaves", [map("Abbey"), map("Cliff", ["standard"])], "Abbey and Cliff: Standard, Encounter, Assault off"],
  // All the random battles that the definitions have is the whole map, whatever else is played there.
  ["enters", [map("Abbey", ["standard"], ["standard", "onslaught"])], "Abbey enters"],
  ["enters", [map("Nebelburg", ["grand"], ["grand"])], "Nebelburg enters"],
] as const)("“%s” of a part of a map's battles says which", (kind, maps, title) => {
  expect(rotationChangeText(kind, maps, null).title).toBe(title);
});

test.each([
  [named("Abbey"), null, "Standard, Encounter, Assault"],
  [named("Abbey"), [8, 11], "Standard, Encounter, Assault, tiers VIII to XI"],
  [[map("Abbey", ["assault"]), map("Cliff", ["standard"])], null, "Standard, Assault"],
  [named("Abbey", "Cliff", "Mines"), [4, 6], "Standard, Encounter, Assault, tiers IV to VI"],
  [named("A", "B", "C", "D"), null, "Standard, Encounter, Assault on A, B, C and D"],
  [named("A", "B", "C", "D"), [10, 10], "Standard, Encounter, Assault, tier X, on A, B, C and D"],
] as const)("the detail has modes, tiers, and the names that a title leaves out", (maps, tiers, detail) => {
  expect(rotationChangeText("enters", maps, tiers).detail).toBe(detail);
});

test("tiers are a span, or one", () => {
  expect([tiersText([1, 11]), tiersText([8, 8])]).toEqual(["tiers I to XI", "tier VIII"]);
});
