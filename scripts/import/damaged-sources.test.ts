import { describe, expect, it } from "vitest";
import { miniClient, miniSource, nationFolder, noOtherSources } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { ImportFailure, SourceFaults } from "./report.ts";
import { runImport } from "./run.ts";

const GERMANY = nationFolder("germany");

/** Runs the importer over a client with one file changed (undefined: taken away). */
function damage(changes: Record<string, ((text: string) => string) | undefined>): string[] {
  const files = miniClient();
  for (const [path, change] of Object.entries(changes)) {
    const text = files[path] ?? "";
    if (change === undefined) delete files[path];
    else {
      files[path] = change(text);
      expect(files[path], "the change finds its place").not.toBe(text);
    }
  }
  const faults = new SourceFaults();
  try {
    runImport({ clients: [miniSource(files)], ...noOtherSources() }, faults);
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
  }
  return faults.list.map(({ file, element, message }) => `${file} <${element}> ${message}`);
}

describe("a damaged client stops the run and is named", () => {
  it("when nothing is damaged, nothing is named", () => {
    expect(damage({})).toEqual([]);
  });

  it("when a file is cut off", () => {
    const faults = damage({ [`${GERMANY}/X01_Sample.xml`]: (text) => text.slice(0, 700) });
    expect(faults[0]).toContain(`${GERMANY}/X01_Sample.xml <> not well-formed`);
  });

  it("when the file of a left-out vehicle is damaged", () => {
    const faults = damage({ [`${GERMANY}/X03_Hidden.xml`]: (text) => text.replace("</crew>", "</crow>") });
    expect(faults).toEqual([expect.stringContaining("X03_Hidden.xml <> not well-formed")]);
  });

  it("when a vehicle's file is missing", () => {
    expect(damage({ [`${GERMANY}/X01_Sample.xml`]: undefined })).toContain(
      `${GERMANY}/X01_Sample.xml <> the file is missing`,
    );
  });

  it("when the second file of a vehicle with two states is missing", () => {
    expect(damage({ [`${GERMANY}/X02_Next_siege_mode.xml`]: undefined })[0]).toContain(
      "_siege_mode.xml <> the file is missing",
    );
  });

  it("when a component file is missing", () => {
    const faults = damage({ [`${GERMANY}/components/engines.xml`]: undefined });
    expect(faults).toContain(`${GERMANY}/components/engines.xml <> the file is missing`);
    expect(faults.some((fault) => fault.includes("names the engine V2"))).toBe(true);
  });

  it("but not when a component file is written in small letters", () => {
    const files = miniClient();
    const folder = `${GERMANY}/components`;
    files[`${folder}/fueltanks.xml`] = files[`${folder}/fuelTanks.xml`] ?? "";
    delete files[`${folder}/fuelTanks.xml`];
    const { manifest } = runImport({ clients: [miniSource(files)], ...noOtherSources() }, new SourceFaults());
    expect(manifest.counts.full).toBe(22);
  });

  it("when a component is missing", () => {
    const faults = damage({ [`${GERMANY}/components/radios.xml`]: (text) => text.replaceAll("R9>", "R8>") });
    expect(faults).toContain(
      `${GERMANY}/X01_Sample.xml <radios/R9> is shared, but ${GERMANY}/components/radios.xml has no shared R9`,
    );
  });

  it("when a shell is missing", () => {
    const faults = damage({ [`${GERMANY}/components/shells.xml`]: (text) => text.replaceAll("AP_75>", "AP_76>") });
    expect(faults[0]).toContain(`names the shell AP_75, which ${GERMANY}/components/shells.xml does not list`);
  });

  it("when two vehicles have one id", () => {
    const faults = damage({ [`${GERMANY}/list.xml`]: (text) => text.replace("	300	", "	1	") });
    expect(faults).toContain(`${GERMANY}/list.xml <> gives the id 1 to both X01_Sample and X02_Next`);
  });

  it("when an id does not fit", () => {
    const faults = damage({ [`${GERMANY}/list.xml`]: (text) => text.replace("	300	", "	70000	") });
    expect(faults).toContain(
      `${GERMANY}/list.xml <X02_Next> has the id 70000, which does not fit into a compact descriptor`,
    );
  });

  it.each([
    ["X01_Sample.xml", "<weight>	10000	</weight>", "", "<hull> has no element weight"],
    ["X01_Sample.xml", "	10000	", "	heavy	", '<hull/weight> should hold a number, holds "heavy"'],
    ["X01_Sample.xml", "4 1 1 6", "4 1 1 99 6", "<supplySlots> names the unknown slot 99"],
    ["X01_Sample.xml", "	radioman	", "	cook	", "<crew/commander> names the unknown crew role cook"],
    ["X01_Sample.xml", "X02_Next", "X99_Gone", "unlocks the vehicle X99_Gone, which the nation's list does not hold"],
    ["list.xml", "role_MT_universal", "role_MT_cook", "<X01_Sample> has the unknown role role_MT_cook"],
    ["list.xml", "mediumTank HD role_MT_sniper", "HD", "<X02_Next> names not exactly one vehicle class"],
    ["list.xml", "<level>	6	</level>", "<level>	12	</level>", "<X01_Sample> has the unknown tier 12"],
    ["components/shells.xml", "ARMOR_PIERCING	", "BANANA	", '<AP_75/kind> is the unknown kind "BANANA"'],
    ["components/guns.xml", "110 90", "110", 'piercingPower> should hold 2 numbers, holds "110"'],
    ["components/guns.xml", "<rate>	30	</rate>", "<rate>	0	</rate>", "clip> should have a rate above zero"],
  ])("when %s says %s: %s", (file, from, to, fault) => {
    const faults = damage({ [`${GERMANY}/${file}`]: (text) => text.replace(from, to) });
    expect(faults.join("\n")).toContain(fault);
  });

  it("in all places at once", () => {
    const faults = damage({
      [`${GERMANY}/X01_Sample.xml`]: (text) => text.replace("<weight>	10000	</weight>", ""),
      [`${nationFolder("usa")}/X02_Next.xml`]: undefined,
      [`${nationFolder("uk")}/list.xml`]: (text) => text.replace("	300	", "	1	"),
    });
    expect(new Set(faults.map((fault) => fault.split("/")[2]))).toEqual(new Set(["germany", "usa", "uk"]));
  });

  it("when equipment or field modifications name what is not there", () => {
    const trees = "item_defs/vehicles/common/post_progression/trees.xml";
    expect(damage({ [trees]: (text) => text.replace("base_1", "base_9") })).toContain(
      `${trees} <> names base_9, which is not defined`,
    );
    const devices = "item_defs/vehicles/common/optional_devices.xml";
    expect(damage({ [devices]: (text) => text.replace("	11	", "	10	") })[0]).toContain("gives the id 10 to both");
    const skills = "item_defs/tankmen/tankmen.xml";
    expect(damage({ [skills]: (text) => text.replace("	204	", "	205	") })[0]).toContain("names the perk 205");
  });

  it("says how many faults there are and lists them line by line", () => {
    const failure = new ImportFailure([
      { file: "a.xml", element: "hull", message: "has no element weight" },
      { file: "b.xml", element: "", message: "the file is missing" },
    ]);
    expect(failure.message).toBe(
      "2 faults in the sources:\n  a.xml <hull>: has no element weight\n  b.xml: the file is missing",
    );
  });
});

describe("structures that the importer does not know", () => {
  it("are named in the manifest and do not stop the run", () => {
    const files = miniClient();
    const path = `${GERMANY}/components/guns.xml`;
    files[path] = (files[path] ?? "").replace(
      "<weight>	800	</weight>",
      "<weight>	800	</weight><thermal>	1	</thermal>",
    );
    const { manifest } = runImport({ clients: [miniSource(files)], ...noOtherSources() }, new SourceFaults());
    const note = manifest.notes.find(({ kind }) => kind === "element not read");
    expect(note?.items).toEqual(["gun/thermal × 6"]);
  });
});
