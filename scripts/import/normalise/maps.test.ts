import { describe, expect, it } from "vitest";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import type { ClientTree } from "../read/client-tree.ts";
import { Cursor } from "../read/cursor.ts";
import { parseXml } from "../read/xml.ts";
import { readMaps } from "./maps.ts";

/** A map of a kilometre with the origin in its middle, where two teams start. */
function map([one, two]: readonly [string, string], further = "") {
  const faults = new SourceFaults();
  const spawn = (team: number, at: string) => `<team${team}><position>${at}</position></team${team}>`;
  const source = `<arena><boundingBox><bottomLeft>-500 -500</bottomLeft><upperRight>500 500</upperRight></boundingBox>
    <vehicleCamouflageKind>summer</vehicleCamouflageKind>${further}
    <gameplayTypes><ctf><teamSpawnPoints>${spawn(1, one)}${spawn(2, two)}</teamSpawnPoints></ctf></gameplayTypes></arena>`;
  const tree = { arena: () => new Cursor("a", "", parseXml(source, "a", faults), faults) } as unknown as ClientTree;
  const [read] = readMaps([{ id: 1, tag: "01_field", name: "Field", nameSource: "replay" }], tree, new Notes());
  expect(faults.list).toEqual([]);
  return read;
}

describe("the starts of a map", () => {
  it.each([
    ["by where each is, seen from the middle", "400 0", "20 400", ["east", "north"]],
    ["by where one is from the other, of which one is in a corner", "400 380", "380 -400", ["north", "south"]],
    ["by where one is from the other, which both are in one direction", "400 100", "400 -100", ["north", "south"]],
  ])("are named %s", (_, one, two, names) => {
    expect(map([one, two])?.layouts[0]?.teams.map(({ spawn }) => spawn)).toEqual(names);
  });
});

it("a battle lasts fifteen minutes where the map says nothing else", () => {
  const starts = ["0 400", "0 -400"] as const;
  expect([map(starts)?.roundLength, map(starts, "<roundLength>600</roundLength>")?.roundLength]).toEqual([900, 600]);
});
