import { describe, expect, it } from "vitest";
import { manifestSchema } from "#app/game/model/manifest.ts";
import type { Patch } from "#app/game/model/provenance.ts";
import { miniRun, published, runAfresh } from "./fixtures/mini-run.fixture.ts";
import { newestPatch } from "./sources.ts";

const OLD: Patch = { version: "1.26.1.0", commonTest: false, date: "2024-10-16", publisher: "x", commit: null };

describe("a run over a whole client", () => {
  it("counts every entry and names the rule of those it leaves out", () => {
    expect(miniRun().manifest.counts).toEqual({
      entries: 33,
      full: 22,
      summary: 0,
      "default-profile": 0,
      leftOut: { secret: 11 },
    });
  });

  it("gives the same files, byte for byte, when it is repeated", () => {
    const once = miniRun();
    const again = runAfresh();
    expect([...once.files]).toEqual([...again.files]);
  });

  it("lists every part with its sources, size and number of files", () => {
    const files = published();
    const manifest = manifestSchema.parse(JSON.parse(files.get("manifest.json") ?? ""));
    expect(manifest.parts.map(({ path }) => path)).toEqual([
      "averages/index.json",
      "consumables/index.json",
      "crew-skills/index.json",
      "equipment/index.json",
      "field-modifications/index.json",
      "vehicles/index.json",
      "vehicles/{nation}/{type}/{tier}/{tag}/vehicle.json",
    ]);
    const listed = [...files.keys()].filter(
      (path) => !/^(manifest|challenge|patches\.json|modules\/)|columns|profiles|provenance|revised/.test(path),
    );
    expect(manifest.parts.reduce((sum, part) => sum + part.files, 0)).toBe(listed.length);
    expect(manifest.sources.definitions?.date).toBe("2024-10-16");
  });

  it("tells the newest patch that any of its sources knows", () => {
    const of = (version: string, commonTest = false): Patch => ({ ...OLD, version, commonTest, date: null });
    const source = { patch: OLD, realm: "EU", others: [] };
    expect(newestPatch(source, false)).toEqual({ version: "1.26.1.0", date: "2024-10-16" });
    expect(newestPatch(source, true)).toEqual({ version: "2.3.1.3", date: "2026-07" });
    const newer = { ...source, others: [of("2.4.0.5426"), of("2.3.1.5412"), of("2.4.1.0", true)] };
    expect(newestPatch(newer, true), "a Common Test is not the live game").toEqual({
      version: "2.4.0.5426",
      date: null,
    });
    expect(miniRun().manifest.newestKnownPatch.version).toBe("2.3.1.3");
  });

  it("names what it did not use", () => {
    expect(miniRun().manifest.notes).toEqual([
      { kind: "ability of another mode", count: 1, items: ["recon_epic"] },
      { kind: "name made from the tag", count: 22, items: expect.arrayContaining(["273 X01_Sample"]) },
    ]);
  });
});
