import { describe, expect, it } from "vitest";
import type { Patch } from "#app/game/model/provenance.ts";
import { mixedPatches, outdated, patchSummary } from "./patch-summary.ts";

const patch = (version: string, more: Partial<Patch> = {}): Patch => ({
  version,
  commonTest: false,
  date: null,
  publisher: "A copy of the client",
  commit: null,
  ...more,
});

describe("the patch of a vehicle's figures", () => {
  it("is named with its day, where that is known", () => {
    expect(patchSummary(patch("1.26.1.0", { date: "2024-10-16" }))).toEqual({
      title: "Patch 1.26.1",
      date: "16 October 2024",
      warning: "",
    });
    expect(patchSummary(patch("2.3.1.5412"))?.date).toBe("");
    expect(patchSummary(null)).toBeNull();
  });

  it("of a Common Test says that they may still change", () => {
    expect(patchSummary(patch("2.4.1.0", { commonTest: true }))).toMatchObject({
      title: "Common Test of patch 2.4.1",
      warning: "These figures are of the Common Test of patch 2.4.1. They may still change before they reach the game.",
    });
  });

  it("is older than the game, as old, or nobody can tell", () => {
    expect(outdated("IS-7", patch("2.3.1.5412"), "2.4.0.5426")).toMatch(/of patch 2\.3\.1\. .* 2\.4\.0,/);
    expect(outdated("IS-7", patch("2.4.0.5415"), "2.4.0.5426")).toBe("");
    expect(outdated("IS-7", patch("2.4.1.0", { commonTest: true }), "2.4.0.5426")).toBe("");
    expect(outdated("IS-7", patch("2.4.0.0"), null)).toContain("right now");
  });
});

describe("vehicles that are compared", () => {
  it("are said to be of different patches, each with how many there are", () => {
    const test = patch("2.4.1.0", { commonTest: true });
    expect(mixedPatches([test, patch("2.3.1.5412"), null, patch("2.3.1.5413")])).toBe(
      "The vehicles compared are of different patches: 2 of 2.3.1, 1 of 2.4.1 (Common Test) and 1 as announced.",
    );
  });

  it("need no word when they are of one patch", () => {
    expect(mixedPatches([patch("2.4.0.5415"), patch("2.4.0.5426")])).toBe("");
    expect(mixedPatches([])).toBe("");
  });
});
