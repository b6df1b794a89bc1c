import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { filesInMemory, readVehicleSources } from "./client-source.ts";

function read(...rows: (readonly [path: string, version: string, tag?: string])[]) {
  const faults = new SourceFaults();
  const lines = rows.map(([path, version, tag = "R45_IS-7"], at) => `${tag},someone/copy,${path},c${at},${version}`);
  const found = readVehicleSources(["tag,repo,path,commit,client_version", ...lines].join("\n"), "s.csv", faults);
  return { found: [...found].map(([key, { version, commit }]) => [key, version, commit]), faults: faults.list };
}

const FILE = "scripts/item_defs/vehicles/ussr/R45_IS-7.xml";

describe("where an overlay's vehicles were read", () => {
  it.each([
    ["2.3.1.5412", "2.3.1.5412"],
    ["2.4.0", "2.4.0"],
    ["2.4.0.2 #966", "2.4.0.2"],
    ["2.4.1.0 Common Test #953", "2.4.1.0"],
    ["2.4.1.0 Common Test", "2.4.1.0"],
    ["10.4.1  Common Test  #9", "10.4.1"],
  ])("is of the version in %s", (text, version) => {
    expect(read([FILE, text])).toEqual({ found: [["ussr/R45_IS-7", version, "c0"]], faults: [] });
  });

  it.each([
    "latest",
    "2.4",
    "v2.4.0",
    "2.4.0.1.1",
    "2.4.0.2 Sandbox",
    "2.4.0.2 #",
    "2.4.0.2 #966b",
    "2.4.0Common Test",
  ])("is at fault where the version is %s, which gives way to no other row", (text) => {
    const { found, faults } = read([FILE, text], [FILE, "2.3.0"]);
    expect(found).toEqual([["ussr/R45_IS-7", "2.3.0", "c1"]]);
    expect(faults).toEqual([{ file: "s.csv", element: "line 2", message: expect.stringContaining(`names "${text}"`) }]);
  });

  it("is the newest of several, and the first of equal ones", () => {
    expect(read([FILE, "2.4.0.2"], [FILE, "2.10.0"], [FILE, "2.9.0"], [FILE, "2.10.0"]).found).toEqual([
      ["ussr/R45_IS-7", "2.10.0", "c1"],
    ]);
  });

  it("counts files of vehicles alone", () => {
    const others = ["ussr/R45_IS-7_siege_mode", "ussr/components/guns", "ussr/crew/R45_IS-7", "ussr/R45_IS-7.xml.old"];
    const rows = others.map((path) => [`vehicles/${path}.xml`, "2.4.0"] as const);
    expect(read(...rows, ["maps/R45_IS-7.xml", "2.4.0"], [FILE.replace(".xml", ".xml.bak"), "2.4.0"])).toEqual({
      found: [],
      faults: [],
    });
  });

  it("keeps vehicles of one tag in two nations apart, and knows no commit where none is named", () => {
    const header = "tag,repo,path,commit,client_version\n";
    const rows = "A,someone/copy,vehicles/ussr/A.xml,,2.4.0\nA,someone/copy,vehicles/usa/A.xml,,2.4.1 Common Test\n";
    const from = { publisher: "someone/copy", commit: null };
    expect([...readVehicleSources(header + rows, "s.csv", new SourceFaults())]).toEqual([
      ["ussr/A", { ...from, version: "2.4.0", commonTest: false }],
      ["usa/A", { ...from, version: "2.4.1", commonTest: true }],
    ]);
  });
});

it("files in memory are those that were given", () => {
  const files = filesInMemory({ "a.xml": "<a/>" });
  expect([files.has("a.xml"), files.read("a.xml"), files.has("b.xml"), files.has("constructor")]).toEqual([
    ...[true, "<a/>", false, false],
  ]);
});
