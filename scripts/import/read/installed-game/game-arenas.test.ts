import { expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { mo } from "../../fixtures/installed-game/written-files.fixture.ts";
import { filesInMemory } from "../client-source.ts";
import { GAME_TEXTS, gameArenas } from "./game-arenas.ts";
import { GameTexts } from "./game-texts.ts";

function read(files: Record<string, string>) {
  const faults = new SourceFaults();
  const texts = new GameTexts("text", new Map([["arenas", mo({ lake: "Lakeville", snow: "Snowy Pass" })]]), faults);
  const arenas = gameArenas({ files: filesInMemory(files), texts }, faults);
  return { arenas, faults: faults.list };
}

/** The one arena of a game, with such a definition. */
function nameOf(definition?: string): string | null | undefined {
  const { arenas, faults } = read({
    "arena_defs/_list_.xml": "<_list_.xml><map><id>3</id><name>07_lake</name></map></_list_.xml>",
    ...(definition !== undefined && { "arena_defs/07_lake.xml": `<root>${definition}</root>` }),
  });
  expect(faults).toEqual([]);
  expect(arenas).toHaveLength(1);
  return arenas?.[0]?.name;
}

it("a game without a list has no arenas", () => {
  expect(read({})).toEqual({ arenas: undefined, faults: [] });
});

it("arenas have their number, their tag and their name, hangars are none", () => {
  const { arenas } = read({
    "arena_defs/_list_.xml": `<_list_.xml>
      <map><id>11</id><name>08_snow</name></map>
      <map><name>hangar_v3</name></map>
      <map><id>3</id><name>07_lake</name></map>
    </_list_.xml>`,
    "arena_defs/07_lake.xml": "<root><name>#arenas:lake</name></root>",
    "arena_defs/08_snow.xml": "<root><name>#arenas:snow</name></root>",
  });
  expect(arenas).toEqual([
    { id: 11, tag: "08_snow", name: "Snowy Pass", nameSource: GAME_TEXTS },
    { id: 3, tag: "07_lake", name: "Lakeville", nameSource: GAME_TEXTS },
  ]);
});

const NAME = "<name>#arenas:lake</name>";

it.each([
  ["has no definition", undefined, null],
  ["names no text", "", null],
  ["names a text that is not there", "<name>#arenas:desert</name>", null],
  ["is played by request", `${NAME}<explicitRequestOnly>true</explicitRequestOnly>`, null],
  ["says so in capitals", `${NAME}<explicitRequestOnly>True</explicitRequestOnly>`, null],
  ["is not only played by request", `${NAME}<explicitRequestOnly>false</explicitRequestOnly>`, "Lakeville"],
  [
    "is played by request in another mode",
    `${NAME}<explicitRequestOnly>true</explicitRequestOnly><gameplayTypes><ctf/></gameplayTypes>`,
    null,
  ],
  [
    "is of the mode that is always played by request",
    `${NAME}<explicitRequestOnly>true</explicitRequestOnly><gameplayTypes><epic/></gameplayTypes>`,
    "Lakeville",
  ],
])("the name of an arena that %s", (_, definition, name) => {
  expect(nameOf(definition)).toBe(name);
});
