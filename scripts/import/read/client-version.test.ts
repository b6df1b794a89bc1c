import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { readClientVersion } from "./client-version.ts";

function read(source: string) {
  const faults = new SourceFaults();
  return { version: readClientVersion(source, "version.xml", faults), faults: faults.list };
}

const file = (version: string, meta = "<meta><client> 1 </client><realm> EU </realm></meta>") =>
  `<version.xml>\n\t<appname>\t#menu:login/version\t</appname>\n\t<version> ${version} </version>\n\t${meta}\n</version.xml>`;

describe("a client's version", () => {
  it.each([
    ["v.1.26.1.0 #546", { version: "1.26.1.0", label: null }],
    ["v.2.4.0.2 #966", { version: "2.4.0.2", label: null }],
    ["v.2.4.1.0 Common Test #12", { version: "2.4.1.0", label: "Common Test" }],
    ["v.0.9.15", { version: "0.9.15", label: null }],
    ["v.2.4.1.0 Common Test", { version: "2.4.1.0", label: "Common Test" }],
    ["v. 10.12.1  Common Test  #12", { version: "10.12.1", label: "Common Test" }],
    ["v.2.4.0.2#966", { version: "2.4.0.2", label: null }],
  ])("is read from %s", (text, expected) => {
    expect(read(file(text))).toEqual({ version: { ...expected, realm: "EU" }, faults: [] });
  });

  it("has no realm where the file names none", () => {
    expect(read(file("v.2.4.0.2 #966", "")).version?.realm).toBeNull();
    expect(read(file("v.2.4.0.2 #966", "<meta></meta>")).version?.realm).toBeNull();
    expect(read(file("v.2.4.0.2 #966", "<meta><realm></realm></meta>")).version?.realm).toBeNull();
  });

  it.each([
    ["", "", "not well-formed"],
    ["<version.xml></version.xml>", "", "has no element version"],
    [file(""), "version", 'should hold a version such as "v.2.4.0.2 #966", holds ""'],
    [file("v.2 #966"), "version", 'holds "v.2 #966"'],
    [file("two"), "version", 'holds "two"'],
    [file("not v.2.4.0.2 #966"), "version", "should hold a version"],
    [file("v.2.4.0.2 #966b"), "version", "should hold a version"],
  ])("is at fault when the file reads %j", (source, element, message) => {
    const { version, faults } = read(source);
    expect(version).toBeUndefined();
    expect(faults).toEqual([{ file: "version.xml", element, message: expect.stringContaining(message) }]);
  });
});
