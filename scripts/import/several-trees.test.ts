import { describe, expect, it } from "vitest";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { miniClient, miniSource, nationFolder, noOtherSources } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { filesInMemory } from "#scripts/import/read/client-source.ts";
import { full, miniRun, record, SAMPLE } from "./fixtures/mini-run.fixture.ts";
import type { ImportSources } from "./import-sources.ts";
import type { ClientSource } from "./read/client-source.ts";
import { ImportFailure, SourceFaults } from "./report.ts";
import { runImport } from "./run.ts";

const GERMANY = nationFolder("germany");
const client = miniClient();
const fileOf = (name: string) => client[`${GERMANY}/${name}.xml`] ?? "";
const entry = (tag: string, id: number, tags = "mediumTank role_MT_universal") =>
  `<${tag}><id>${id}</id><price>7400000</price><tags>${tags}</tags><level>11</level></${tag}>`;
const list = (...entries: string[]) => `<root>${entries.join("")}</root>`;

const LATER = { version: "2.4.1.0", commonTest: true, publisher: "someone/copy", commit: "cf9b45cc" };

/** A tree over the small client, with files of Germany. */
function overlay(files: Record<string, string>, over: Partial<ClientSource> = {}): ClientSource {
  const named = Object.entries(files).map(([name, text]) => [`${GERMANY}/${name}.xml`, text]);
  return {
    name: "overlay",
    files: filesInMemory(Object.fromEntries(named)),
    version: { version: "2.3.1.0", label: null, realm: "EU" },
    vehicleSources: new Map(),
    names: new Map(),
    ...over,
  };
}

const over = (...overlays: ClientSource[]): Partial<ImportSources> => ({ clients: [miniSource(client), ...overlays] });

function faultsOf(...overlays: ClientSource[]): string[] {
  const faults = new SourceFaults();
  try {
    runImport({ clients: [miniSource(client), ...overlays], ...noOtherSources() }, faults);
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
  }
  return faults.list.map(({ file, element, message }) => `${file} <${element}> ${message}`);
}

const guns = (vehicle: FullVehicle) => vehicle.modules.turrets.flatMap((turret) => turret.guns);

describe("a tree over another one", () => {
  const newGun = fileOf("components/guns").replace("<aimingTime>	2.3	", "<aimingTime>	1.9	");
  const files = {
    list: list(entry("X04_New", 40)),
    X04_New: fileOf("X01_Sample").replace("<maxLoad>	22000	</maxLoad>", "").replace(">	true	<", ">True<"),
    "components/guns": newGun,
  };
  const NEW = "vehicles/germany/mediumTank/XI/X04_New/vehicle.json";

  it("adds its vehicles, which look up what they share in it first and then in the one below", () => {
    const added = full(NEW, over(overlay(files)));
    expect(guns(added)[0]).toMatchObject({ tag: "_75mm_Gun_L40", aimTime: 1.9 });
    expect(guns(added)[0]?.shells[0]?.tag).toBe("AP_75");
    expect(added.modules.chassis[0]).toMatchObject({ maxLoad: null, pivots: true });
  });

  it("leaves the vehicles of the one below as they are, to the digit", () => {
    const { sources: _, ...before } = full(SAMPLE);
    const { sources: __, ...after } = full(SAMPLE, over(overlay(files)));
    expect(after).toEqual(before);
  });

  it("has the last word on a vehicle that both have, and on no other", () => {
    const faster = fileOf("X01_Sample").replace("<forward>	50	", "<forward>	55	");
    const changed = over(overlay({ list: list(entry("X01_Sample", 1)), X01_Sample: faster }));
    const path = "vehicles/germany/mediumTank/XI/X01_Sample/vehicle.json";
    expect(full(path, changed)).toMatchObject({ tier: 11, modules: { speed: { forward: 55 } } });
    const abroad = "vehicles/usa/mediumTank/VI/X01_Sample/vehicle.json";
    expect(full(abroad, changed).modules.speed.forward).toBe(50);
  });

  it("gives each vehicle the patch that it was read from, and the dataset that of the whole client", () => {
    const own = overlay(files, { vehicleSources: new Map([["germany/X04_New", LATER]]) });
    expect(record(NEW, over(own)).patch).toEqual({ ...LATER, date: null });
    expect(record(NEW, over(own)).sources.definitions).toMatchObject({
      title: "Client definitions, Common Test",
      publisher: "someone/copy",
    });
    expect(record(NEW, over(overlay(files))).patch).toMatchObject({ version: "2.3.1.0", commonTest: false });
    expect(record(SAMPLE, over(own)).patch).toMatchObject({ version: "1.26.1.0", date: "2024-10-16" });
    const { manifest } = miniRun(over(own));
    // A Common Test is not the newest patch of the game.
    expect(manifest).toMatchObject({ gameVersion: "1.26.1.0", newestKnownPatch: { version: "2.3.1.3" } });
  });

  it("is of the newest whole client, whatever lies over it", () => {
    const version = { version: "2.0.0.0", label: null, realm: "EU" };
    const whole = { ...miniSource(client), name: "later", version };
    const { manifest } = miniRun(over(whole, overlay(files)));
    expect(manifest.gameVersion).toBe("2.0.0.0");
  });

  it("names its vehicles, unless a name was published for another one", () => {
    const names = (tag: string) => new Map([[1 | (1 << 4) | (40 << 8), { name: "Neu", shortName: "", tag }]]);
    expect(record(NEW, over(overlay(files, { names: names("X04_New") }))).name).toBe("Neu");
    expect(record(NEW, over(overlay(files, { names: names("X09_Old") }))).nameSource).toBe("made-from-tag");
  });

  it("keeps a vehicle hidden that the list of newer vehicles shows, when it is newer than the list", () => {
    const stats = { damage: 1, health: 2, topSpeed: 3, calibre: 4, dispersion: 5 };
    const row = { id: 1 | (1 << 4) | (40 << 8), nation: "germany", tag: "X04_New", name: "Neu", tier: 11 } as const;
    const vehicle = { ...row, type: "mediumTank", role: null, premium: false, price: null, stats } as const;
    const hidden = { ...files, list: list(entry("X04_New", 40, "mediumTank secret")) };
    const recordsOf = (version: string): VehicleRecord["record"][] => {
      const own = overlay(hidden, { version: { version, label: null, realm: "EU" } });
      const catalogue = { names: new Map(), newer: [vehicle], complete: false };
      const { manifest } = miniRun({ ...over(own), catalogue });
      return manifest.counts.summary > 0 ? ["summary"] : [];
    };
    expect(recordsOf("2.4.0.0")).toEqual([]);
    expect(recordsOf("2.0.0.0")).toEqual(["summary"]);
  });
});

describe("trees that cannot be read together", () => {
  const X04_New = fileOf("X01_Sample");

  it("give one id to two vehicles", () => {
    expect(faultsOf(overlay({ list: list(entry("X04_New", 1)), X04_New }))).toContain(
      `overlay: ${GERMANY}/list.xml <> gives the id 1 to the vehicle X04_New, but ${GERMANY}/list.xml gives it to X01_Sample`,
    );
  });

  it("give one vehicle two ids", () => {
    const X01_Sample = fileOf("X01_Sample");
    expect(faultsOf(overlay({ list: list(entry("X01_Sample", 7)), X01_Sample }))).toContain(
      `overlay: ${GERMANY}/list.xml <> gives the vehicle X01_Sample the id 7, but ${GERMANY}/list.xml gives it the id 1`,
    );
  });

  it("disagree about a module or a shell", () => {
    const engines = "<root><ids><Other>5</Other></ids></root>";
    const faults = faultsOf(
      overlay({ list: list(entry("X04_New", 40)), X04_New, "components/engines": engines }),
      overlay({
        list: list(entry("X04_New", 40)),
        X04_New,
        "components/shells": "<root><AP_75><id>99</id></AP_75></root>",
      }),
    );
    expect(faults.join("\n")).toContain("gives the id 5 to the engine Other, but");
    expect(faults.join("\n")).toContain("gives the shell AP_75 the id 99, but");
  });

  it("have a fragment that names an unknown shell", () => {
    const guns = fileOf("components/guns").replaceAll("AP_75>", "AP_99>");
    expect(
      faultsOf(overlay({ list: list(entry("X04_New", 40)), X04_New, "components/guns": guns })).join("\n"),
    ).toContain(`names the shell AP_99, which ${GERMANY}/components/shells.xml does not list`);
  });

  it("lack the file of a vehicle that their list names", () => {
    expect(faultsOf(overlay({ list: list(entry("X04_New", 40)) }))).toContain(
      `overlay: ${GERMANY}/X04_New.xml <> the file is missing`,
    );
  });

  it("do not say of which version a vehicle is", () => {
    const own = overlay({ list: list(entry("X04_New", 40)), X04_New }, { version: null });
    expect(faultsOf(own)).toEqual([
      "overlay <> sources.csv does not say of which version germany/X04_New is, and neither does --version",
    ]);
  });

  it("begin with one that is no whole client", () => {
    const own = overlay({ list: list(entry("X04_New", 40)), X04_New });
    expect(() => runImport({ clients: [own], ...noOtherSources() }, new SourceFaults())).toThrow("is no whole client");
  });
});

describe("a second state that brings a part of a shot", () => {
  const siege = fileOf("X02_Next_siege_mode");
  const gun = /<(_\w+)>/.exec(siege.slice(siege.indexOf("<guns>")))?.[1] ?? "";
  const partial = siege.replace(
    new RegExp(`(<${gun}>[^<]*)`),
    "$1<shots><AP_75><speed>700</speed><damage><armor>111</armor></damage></AP_75></shots>",
  );
  const NEXT = "vehicles/germany/mediumTank/VII/X02_Next/vehicle.json";

  it("takes it piece by piece, and the rest from the first file", () => {
    const source = miniSource({ ...client, [`${GERMANY}/X02_Next_siege_mode.xml`]: partial });
    const plain = full(NEXT);
    const { siege: changed, modules } = full(NEXT, { clients: [source] });
    const shell = changed?.modules.turrets[0]?.guns.find(({ tag }) => tag === gun)?.shells[0];
    const before = plain.siege?.modules.turrets[0]?.guns.find(({ tag }) => tag === gun)?.shells[0];
    expect(shell).toEqual({ ...before, velocity: 700, damage: 111 });
    expect(modules).toEqual(plain.modules);
    // The shell's own values in a shot are read, too.
    expect(miniRun({ clients: [source] }).manifest.notes).toEqual(miniRun().manifest.notes);
  });
});
