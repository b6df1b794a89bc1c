import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { miniClient } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { expectSameRecords, installGame } from "./fixtures/installed-game/same-records.fixture.ts";
import { importCommand } from "./import-command.ts";

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

const LIST = "<_list_.xml><map><id>1</id><name>01_field</name></map></_list_.xml>";
const scripts: Record<string, string> = { ...miniClient(), "arena_defs/_list_.xml": LIST };
const texts = {
  mini_vehicles: { X01_Sample: "Sample I", X02_Next: "Next II", _75mm_Gun_L40: "75 mm L/40" },
  arenas: { "01_field/name": "Field" },
  artefacts: { "tankRammer_tier1/name": "Rammer of the texts", "chocolate/name": "Sweets" },
  crew_perks: { "brotherhood/name": "Brothers in arms" },
};

/** Runs the command over the installed game. */
async function command(...more: string[]) {
  const said: string[] = [];
  const console = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  const args = ["--game", join(folder, "game"), "--out", join(folder, "out"), ...more];
  return { code: await importCommand(args, console), said: said.join("\n") };
}

const read = (path: string) => JSON.parse(readFileSync(join(folder, "out", path), "utf8"));

describe("an import of an installed game", () => {
  it("gives the same records as the tree it was made from, to the digit", async () => {
    expect(await expectSameRecords(folder, scripts)).toBeGreaterThan(0);
  });

  it("needs nothing else, and takes version and names from the game", async () => {
    installGame(join(folder, "game"), { scripts: Object.entries(scripts), texts, version: "v.2.4.0.2 #966" });
    const { code, said } = await command();
    expect(said).toContain("Reading the game in");
    expect(said).toContain("Reading 3 vehicles of germany");
    expect(code).toBe(0);
    expect(read("manifest.json")).toMatchObject({
      gameVersion: "2.4.0.2",
      realm: "EU",
      sources: {
        names: { title: "Vehicle names of the game's own texts", publisher: "Game client", version: "2.4.0.2" },
        maps: { title: "Maps of the client, with names of its own texts" },
      },
    });
    const vehicle = read("vehicles/germany/X01_Sample.json");
    expect(vehicle).toMatchObject({ name: "Sample I", nameSource: "published", patch: { version: "2.4.0.2" } });
    const guns: { name: string }[] = vehicle.modules.turrets[0].guns;
    expect(guns.map(({ name }) => name)).toEqual(["75 mm L/40"]);
    expect(read("maps/index.json").maps).toMatchObject([{ id: 1, name: "Field", nameSource: "texts of the client" }]);
    expect(read("equipment/index.json").devices[0].name).toBe("Rammer of the texts");
    expect(read("consumables/index.json").consumables[0].name).toBe("Sweets");
    const skills: { name: string }[] = read("crew-skills/index.json").skills;
    expect(skills.map(({ name }) => name)).toEqual(["Brothers in arms", "Concentration"]);
  });

  it("calls a module by what its definition refers to in the texts, not by its tag", async () => {
    const path = "item_defs/vehicles/germany/components/guns.xml";
    const guns = scripts[path]?.replace("#mini_vehicles:_75mm_Gun_L40", "#mini_vehicles:_75mm_Gun_short") ?? "";
    const mini_vehicles = { ...texts.mini_vehicles, _75mm_Gun_short: "75 mm of the reference" };
    installGame(join(folder, "game"), {
      scripts: Object.entries({ ...scripts, [path]: guns }),
      texts: { ...texts, mini_vehicles },
    });
    expect((await command()).code).toBe(0);
    const [turret] = read("vehicles/germany/X01_Sample.json").modules.turrets;
    expect(turret.guns.map(({ name }: { name: string }) => name)).toEqual(["75 mm of the reference"]);
  });

  it("fails where the realm is another than expected, and leaves everything as it was", async () => {
    installGame(join(folder, "game"), { scripts: Object.entries(scripts), texts, realm: "CN" });
    const { code, said } = await command("--realm", "EU");
    expect(code).toBe(1);
    expect(said).toContain("version.xml <meta/realm>: says CN, but EU is expected");
    expect(said).toContain("The dataset was left as it was.");
    expect(existsSync(join(folder, "out"))).toBe(false);
  });
});
