import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { openDefinitions } from "./definitions-folder.ts";

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function open(version?: string) {
  const faults = new SourceFaults();
  const stated = version === undefined ? undefined : { version, label: null, realm: "EU" };
  const source = openDefinitions(folder, stated, faults);
  return {
    source,
    faults: faults.list.map(
      ({ file, element, message }) => `${file.replace(folder, "DIR")}${element && ` <${element}>`}: ${message}`,
    ),
  };
}

const SOURCES = `tag,repo,path,commit,client_version
X04_New,someone/copy,vehicles/germany/X04_New.xml,aa,2.3.1.5412\r
X04_New,someone/copy,vehicles/germany/X04_New.xml,bb,2.4.1.0 Common Test #953\r
X04_New,someone/copy,vehicles/germany/X04_New_siege_mode.xml,cc,2.5.0.1
components,someone/copy,vehicles/germany/components/guns.xml,dd,2.5.0.1
`;

function overlay(): void {
  write("germany/list.xml", "<root><X04_New><id>40</id></X04_New></root>");
  write("germany/X04_New.xml", "<root></root>");
}

describe("a folder of definitions", () => {
  it("is a client with its version", () => {
    write("scripts/item_defs/vehicles/germany/list.xml", "<root></root>");
    write("version.xml", "<v><version> v.2.4.0.2 #966 </version><meta><realm> EU </realm></meta></v>");
    const { source, faults } = open();
    expect(faults).toEqual([]);
    expect(source.version).toEqual({ version: "2.4.0.2", label: null, realm: "EU" });
    expect(source.files.has("item_defs/vehicles/germany/list.xml")).toBe(true);
    expect(String(source.files.read("item_defs/vehicles/germany/list.xml"))).toBe("<root></root>");
    expect(source.files.read("item_defs/vehicles/usa/list.xml")).toBeUndefined();
  });

  it("without a version asks for it, and takes the one that is named", () => {
    write("scripts/item_defs/vehicles/germany/list.xml", "<root></root>");
    expect(open().faults).toEqual([
      "DIR: does not say of which game version it is (no version.xml): name it by --version, such as --version 1.26.1.0",
    ]);
    expect(open("1.26.1.0")).toMatchObject({ faults: [], source: { version: { version: "1.26.1.0" } } });
  });

  it("is an overlay, whose vehicles each have their version and name", () => {
    overlay();
    write("sources.csv", SOURCES);
    write("names.csv", "tank_id,nation,tag,name\n10257,germany,X04_New,Neu\n");
    const { source, faults } = open();
    expect(faults).toEqual([]);
    expect(source.version).toBeNull();
    expect([...source.vehicleSources]).toEqual([
      ["germany/X04_New", { version: "2.4.1.0", commonTest: true, publisher: "someone/copy", commit: "bb" }],
    ]);
    expect([...source.names]).toEqual([[10257, { name: "Neu", shortName: "", tag: "X04_New" }]]);
    expect(source.files.has("item_defs/vehicles/germany/X04_New.xml")).toBe(true);
    expect(source.files.has("item_defs/vehicles/common/equipments.xml")).toBe(false);
    write("scripts/arena_defs/01_field.xml", "<root></root>");
    expect(source.files.read("arena_defs/01_field.xml")).toBe("<root></root>");
  });

  it("names each of its vehicles once", () => {
    overlay();
    write(
      "names.csv",
      "tank_id,nation,tag,name\n10257,germany,X04_New,Neu\n513,germany,X02,Zwei\n10257,germany,X04_New,Neuer\n",
    );
    const { source, faults } = open("2.4.0.0");
    expect(faults).toEqual(["DIR/names.csv <line 4>: names the vehicle 10257 a second time"]);
    expect(source.names.size).toBe(2);
  });

  it("has in its files what its maker could only note in a comment", () => {
    overlay();
    const shots = (name: string) => `<shots>\n  <${name}><speed>1</speed></${name}>\n</shots>`;
    const file = (before: string, after: string) =>
      `<root><!-- a gun -->${before}${shots("AP")}${after}<b></b>${before}${shots("HE")}\n  ${after}</root>`;
    write("germany/X04_New.xml", file("<!-- also holds here: ", "-->"));
    const text = open("2.4.0.0").source.files.read("item_defs/vehicles/germany/X04_New.xml");
    expect(text).toBe(file("", "").replace(/\n {2}<\/root>/, "</root>"));
  });

  it("lacks the list of a nation, or the name of a vehicle in it", () => {
    overlay();
    write("usa/A01_New.xml", "<root></root>");
    write("germany/X05_Other.xml", "<root></root>");
    write("germany/X04_New_siege_mode.xml", "<root></root>");
    write("germany/X06_notes.txt", "");
    expect(open("2.4.0.0").faults).toEqual([
      "DIR/germany/X05_Other.xml: the list beside it does not name this vehicle",
      "DIR/usa/list.xml: the file is missing, so the vehicles beside it cannot be read",
    ]);
  });

  it("is no such folder", () => {
    expect(open("2.4.0.0").faults).toEqual([
      "DIR: holds neither a client (scripts/item_defs) nor vehicles of a nation",
    ]);
  });

  it("names a version that is none", () => {
    overlay();
    write("sources.csv", SOURCES.replace("2.3.1.5412", "latest"));
    expect(open().faults).toEqual([
      'DIR/sources.csv <line 2>: should name a client version such as "2.4.0.2 #966", names "latest"',
    ]);
  });
});
