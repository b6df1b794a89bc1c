import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { miniClient, miniSource, nationFolder } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { readModuleNames, readVehicleNames } from "#scripts/import/read/tables/names.ts";
import { full, miniRun, NEXT, NEXT_ID, record, SAMPLE, SAMPLE_ID } from "./fixtures/mini-run.fixture.ts";
import { loadSources } from "./import-command.ts";
import { readOptions } from "./options.ts";
import { SourceFaults } from "./report.ts";

const file = (name: string) => fileURLToPath(new URL(`fixtures/names/${name}.csv`, import.meta.url));
const options = readOptions([
  "--client",
  "mini",
  "--version",
  "1.26.1.0",
  "--names",
  file("published"),
  "--vehicle-names",
  file("vehicles"),
  "--module-names",
  file("modules"),
]);
const { catalogue } = await loadSources(options, new SourceFaults());

/** The guns, turrets and so on of a vehicle by name. */
function modulesOf({ modules }: FullVehicle) {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return {
    guns: names(modules.turrets[0]?.guns ?? []),
    turrets: names(modules.turrets),
    chassis: names(modules.chassis),
    engines: names(modules.engines),
    radios: names(modules.radios),
  };
}

const SOVIET = SAMPLE.replace("germany", "ussr");

describe("the game's own names of vehicles", () => {
  it("come before all lists, with their short names as they are", () => {
    expect(full(SAMPLE, { catalogue })).toMatchObject({
      name: "Sample der Erste",
      shortName: "Smpl.",
      slug: "sample-der-erste",
      nameSource: "published",
      aliases: ["Sample of a list"],
    });
    expect(full(SOVIET, { catalogue }).shortName).toBe("Sample with a long short name");
  });

  it("do not count where the list says that they were given up", () => {
    expect(full(NEXT, { catalogue }).name).toBe("Next Heavy");
  });

  it("leave what was made of the tag before as an alias", () => {
    const names = new Map([
      ["italy:X01_Sample", { name: "Carro", shortName: "C", tag: "X01_Sample", ofGame: true as const }],
    ]);
    const found = full(SAMPLE.replace("germany", "italy"), { catalogue: { ...catalogue, vehicleNames: names } });
    expect(found).toMatchObject({ name: "Carro", shortName: "C", aliases: ["Sample"] });
  });

  it("come after the texts of an installed game", () => {
    const own = new Map([
      [SAMPLE_ID, { name: "Sample I", shortName: "S I", tag: "X01_Sample", ofGame: true as const }],
    ]);
    const client = { ...miniSource(miniClient()), names: own };
    expect(full(SAMPLE, { catalogue, clients: [client] })).toMatchObject({
      name: "Sample I",
      shortName: "S I",
      aliases: ["Sample der Erste", "Smpl.", "Sample of a list"],
    });
  });

  it("are those of newer vehicles too", () => {
    const vehicle = { id: NEXT_ID + (9 << 8), nation: "ussr" as const, tag: "X09_New", name: "New of a list" };
    const rest = { tier: 8, type: "heavyTank" as const, role: null, premium: false, price: null };
    const stats = { damage: null, health: null, topSpeed: null, calibre: null, dispersion: null };
    const named = { name: "New", shortName: "N", tag: "X09_New", ofGame: true as const };
    const given = {
      ...catalogue,
      newer: [{ ...vehicle, ...rest, stats }],
      vehicleNames: new Map([["ussr:X09_New", named]]),
    };
    expect(record("vehicles/ussr/heavyTank/VIII/X09_New/vehicle.json", { catalogue: given })).toMatchObject({
      name: "New",
      shortName: "N",
      aliases: ["New of a list"],
      sources: { gameNames: { publisher: expect.any(String) } },
    });
  });

  it("are a source of what they name, and of nothing without them", () => {
    expect(Object.keys(full(SAMPLE, { catalogue }).sources)).toContain("gameNames");
    expect(Object.keys(miniRun({ catalogue }).manifest.sources)).toContain("gameNames");
    expect(Object.keys(miniRun().manifest.sources)).not.toContain("gameNames");
  });
});

describe("the game's own names of modules", () => {
  it("come before those that are made of tags, by nation and kind", () => {
    expect(modulesOf(full(SAMPLE, { catalogue }))).toEqual({
      guns: ["7,5 cm Gun L/40"],
      turrets: ["Sample Version 1", "Sample der Erste"],
      chassis: ["Sample 30 t"],
      engines: ["V2"],
      radios: ["R9"],
    });
    expect(modulesOf(full(SOVIET, { catalogue }))).toMatchObject({ guns: ["75 mm Gun L/40"], radios: ["A-220"] });
  });

  it("are found by the key of the texts, which need not be the tag", () => {
    const path = `${nationFolder("germany")}/components/guns.xml`;
    const files = miniClient();
    const guns = (key: string) => {
      const changed = files[path]?.replace("#mini_vehicles:_75mm_Gun_L40", `#mini_vehicles:${key}`) ?? "";
      return modulesOf(full(SAMPLE, { catalogue, clients: [miniSource({ ...files, [path]: changed })] })).guns;
    };
    expect(guns("_75mm_of_the_texts")).toEqual(["7.5 cm of the texts"]);
    expect(guns("_75mm_of_no_list")).toEqual(["7.5 cm Gun L/40"]);
  });
});

describe("lists of the game's own names", () => {
  const faultsOf = (reader: typeof readVehicleNames | typeof readModuleNames, source: string) => {
    const faults = new SourceFaults();
    reader(source, "f", faults);
    return faults.list.map(({ element, message }) => `${element}: ${message}`);
  };

  it("name a vehicle once", () => {
    const row = "ussr,R45_IS-7,IS-7,IS-7,\n";
    expect(faultsOf(readVehicleNames, `nation,tag,name,short,note\n${row}${row}`)).toEqual([
      "line 3: names the vehicle ussr:R45_IS-7 a second time",
    ]);
  });

  it("have one name for a key", () => {
    const rows = "ussr,gun,a,K,130 mm\nussr,gun,b,K,130 mm\nussr,gun,c,K,13 cm\n";
    expect(faultsOf(readModuleNames, `nation,module,tag,key,name\n${rows}`)).toEqual([
      'line 4: names K otherwise than "130 mm"',
    ]);
  });

  it("know nations and kinds", () => {
    expect(faultsOf(readModuleNames, "nation,module,tag,key,name\nnarnia,sword,a,K,Rhindon\n")).toEqual([
      expect.stringMatching(/nation[\s\S]*module/),
    ]);
  });
});
