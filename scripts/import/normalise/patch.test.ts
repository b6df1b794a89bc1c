import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { type ClientSource, clientSource, filesInMemory } from "../read/client-source.ts";
import { ClientTree } from "../read/client-tree.ts";
import { patchOf, patchOfTree } from "./patch.ts";

const tree = (version: string, label: string | null = null, more: Partial<ClientSource> = {}): ClientSource => ({
  ...clientSource("overlay", filesInMemory({}), { version, label, realm: "EU" }),
  ...more,
});
const texts = {} as unknown as NonNullable<ClientSource["texts"]>;

describe("the patch of a tree", () => {
  it("is that of a public copy with its day, where one is known", () => {
    expect(patchOfTree(tree("1.26.1.0"))).toEqual({
      ...{ version: "1.26.1.0", commonTest: false, date: "2024-10-16" },
      ...{ publisher: "StranikS-Scan/WorldOfTanks-Decompiled", commit: null },
    });
    expect(patchOfTree(tree("2.4.0.2"))).toMatchObject({ date: null, publisher: "Game client" });
  });

  it("is no copy's where the game itself was read", () => {
    expect(patchOfTree(tree("1.26.1.0", null, { texts }))).toMatchObject({ date: null, publisher: "Game client" });
  });

  it.each([
    ["Common Test", true],
    ["Sandbox", false],
    [null, false],
  ])("with the label %s is one of the Common Test: %s", (label, commonTest) => {
    expect(patchOfTree(tree("2.4.1.0", label))).toMatchObject({ version: "2.4.1.0", commonTest });
  });

  it("is none where the tree states it by vehicle", () => {
    expect(patchOfTree(tree("", null, { version: null }))).toBeNull();
  });
});

describe("the patch of a vehicle", () => {
  const of = (source: ClientSource) => {
    const faults = new SourceFaults();
    return { patch: patchOf(new ClientTree(source, faults), "usa", "A"), faults: faults.list };
  };
  const stated = (key: string, version: string) =>
    new Map([[key, { version, commonTest: true, publisher: "someone/copy", commit: "aa" }]]);

  it("is its own where the overlay states one, with the day of that version if it is known", () => {
    const own = { commonTest: true, publisher: "someone/copy", commit: "aa" };
    const read = (version: string) => of(tree("2.0.0.0", null, { vehicleSources: stated("usa/A", version) }));
    expect(read("2.4.1.0")).toEqual({ patch: { ...own, version: "2.4.1.0", date: null }, faults: [] });
    expect(read("1.26.1.0").patch.date).toBe("2024-10-16");
  });

  it("is that of its tree otherwise", () => {
    const found = of(tree("2.0.0.0", null, { vehicleSources: stated("ussr/A", "2.4.1.0") }));
    expect(found).toMatchObject({ patch: { version: "2.0.0.0", commit: null }, faults: [] });
  });

  it("is a fault of the tree where neither says one", () => {
    expect(of(tree("", null, { version: null }))).toMatchObject({
      patch: { commonTest: false },
      faults: [{ file: "overlay", message: expect.stringContaining("of which version usa/A is") }],
    });
  });
});
