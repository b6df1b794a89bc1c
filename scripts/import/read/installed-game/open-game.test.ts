import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { miniClient } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { type GameParts, installGame } from "../../fixtures/installed-game/same-records.fixture.ts";
import { openGame } from "./open-game.ts";

const LIST = `<_list_.xml>
  <map><id>1</id><name>01_field</name></map><map><id>2</id><name>02_event</name></map>
  <map><id>3</id><name>03_front</name></map><map><id>4</id><name>04_gone</name></map><map><name>hangar</name></map></_list_.xml>`;
const arena = (name: string, mode: string) =>
  `<x><name>#arenas:${name}/name</name><explicitRequestOnly>True</explicitRequestOnly><gameplayTypes><${mode}></${mode}></gameplayTypes></x>`;

const scripts = Object.entries({
  ...miniClient(),
  "arena_defs/_list_.xml": LIST,
  "arena_defs/02_event.xml": arena("02_event", "ctf"),
  "arena_defs/03_front.xml": arena("03_front", "epic"),
});

const texts = {
  mini_vehicles: { X01_Sample: "Sample I", X01_Sample_short: "Sample", X02_Next: "Next\u00a0II" },
  arenas: { "01_field/name": "Field", "02_event/name": "Event", "03_front/name": "Front" },
};

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

async function open(realm?: string) {
  const faults = new SourceFaults();
  const game = await openGame(folder, realm, faults);
  return { game, faults: faults.list.map(({ file, ...fault }) => ({ file: file.replace(folder, "GAME"), ...fault })) };
}

const install = (parts: Partial<GameParts> = {}) => installGame(folder, { scripts, texts, ...parts });

describe("an installed game", () => {
  it.each([false, true])("gives version, definitions, names and maps (texts in a package: %s)", async (packTexts) => {
    install({ version: "v.2.4.0.2 #966", packTexts });
    const { game, faults } = await open();
    expect(faults).toEqual([]);
    expect(game?.version).toEqual({ version: "2.4.0.2", label: null, realm: "EU" });
    expect(scripts.every(([path]) => game?.files.has(path))).toBe(true);
    expect(game?.files.has("item_defs/badges.xml")).toBe(false);
    expect(game?.names.size).toBe(2 * NATIONS.length);
    expect([...(game?.names ?? [])].slice(0, 2)).toEqual([
      [expect.any(Number), { name: "Sample I", shortName: "Sample", tag: "X01_Sample", ofGame: true }],
      [expect.any(Number), { name: "Next II", shortName: "", tag: "X02_Next", ofGame: true }],
    ]);
    expect(game?.arenas?.map(({ id, tag, name }) => [id, tag, name])).toEqual([
      [1, "01_field", "Field"],
      [2, "02_event", null],
      [3, "03_front", "Front"],
      [4, "04_gone", null],
    ]);
  });

  it("may be told of which realm it should be", async () => {
    install({ realm: "NA" });
    expect((await open("na")).faults).toEqual([]);
    expect(await open("EU")).toEqual({
      game: undefined,
      faults: [{ file: "GAME/version.xml", element: "meta/realm", message: "says NA, but EU is expected" }],
    });
  });
});

describe("a folder is a fault and no game when", () => {
  const scriptsPackage = () => join(folder, "res/packages/scripts.pkg");

  it.each<[string, () => void, string, string, string]>([
    ["it is no game", () => rmSync(join(folder, "version.xml")), "GAME", "", "is not the folder of an installed game"],
    [
      "it does not say its version",
      () => writeFileSync(join(folder, "version.xml"), "<version.xml></version.xml>"),
      "GAME/version.xml",
      "",
      "has no element version",
    ],
    [
      "it does not say its realm",
      () => writeFileSync(join(folder, "version.xml"), "<x><version>v.2.4.0.2 #966</version></x>"),
      "GAME/version.xml",
      "meta",
      "has no element realm",
    ],
    [
      "its package is missing",
      () => rmSync(scriptsPackage()),
      "GAME/res/packages/scripts.pkg",
      "",
      "the package is missing: the game is not whole, or an update is under way",
    ],
    [
      "its package is cut off",
      () => writeFileSync(scriptsPackage(), readFileSync(scriptsPackage()).subarray(0, 20_000)),
      "GAME/res/packages/scripts.pkg",
      "",
      "cannot be read as a package",
    ],
    [
      "a byte of its package is another",
      () => {
        const bytes = readFileSync(scriptsPackage());
        // The first file that is stored as it is.
        const at = bytes.indexOf(Buffer.from([0x45, 0x4e, 0xa1, 0x62])) + 100;
        bytes[at] = 255 - (bytes[at] ?? 0);
        writeFileSync(scriptsPackage(), bytes);
      },
      "GAME/res/packages/scripts.pkg",
      "scripts/item_defs/vehicles/common/supply_slot_types.xml",
      "its checksum fails",
    ],
    [
      "its texts are missing",
      () => rmSync(join(folder, "res/text"), { recursive: true }),
      "GAME",
      "",
      "holds no texts of the game",
    ],
    [
      "its texts name no vehicle",
      () => rmSync(join(folder, "res/text/lc_messages/mini_vehicles.mo")),
      "GAME/res/text/lc_messages",
      "",
      "names none of the 3 vehicles of",
    ],
    [
      "a file of its texts is none",
      () => cpSync(join(folder, "version.xml"), join(folder, "res/text/lc_messages/arenas.mo")),
      "GAME/res/text/lc_messages/arenas.mo",
      "",
      "is no gettext file",
    ],
  ])("%s", async (_, damage, file, element, message) => {
    install();
    damage();
    const { faults } = await open();
    expect(faults[0]).toEqual({ file, element, message: expect.stringContaining(message) });
  });
});
