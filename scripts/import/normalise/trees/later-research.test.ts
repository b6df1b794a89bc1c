import { describe, expect, it } from "vitest";
import { miniVehicles, NEXT_ID, SAMPLE_ID } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { Notes } from "#scripts/import/report.ts";
import { type LaterResearch, laterResearch } from "./later-research.ts";

const { vehicles } = miniVehicles();
const newer = [{ id: 66_833, nation: "germany" as const, tag: "G99_New" }];
const step: LaterResearch = { nation: "germany", from: "X01_Sample", to: "X02_Next", xp: 12_000 };

function steps(stated: LaterResearch, known: Parameters<typeof laterResearch>[3] = []) {
  const notes = new Notes();
  return { steps: laterResearch([stated], vehicles, newer, known, notes), notes: notes.toList() };
}

describe("a step of research that a later client states", () => {
  const guns = vehicles.find(({ id }) => id === SAMPLE_ID)?.modules.turrets.flatMap((turret) => turret.guns) ?? [];
  const top = guns.at(-1);

  it("goes through the lower vehicle's top gun", () => {
    expect(guns.length).toBeGreaterThan(1);
    const through = { id: top?.id, name: top?.name };
    expect(steps(step).steps).toEqual([{ from: SAMPLE_ID, to: NEXT_ID, xp: 12_000, through }]);
  });

  it("leads to a vehicle without definitions, but not on from it", () => {
    expect(steps({ ...step, to: "G99_New" }).steps).toMatchObject([{ from: SAMPLE_ID, to: 66_833 }]);
    const back = steps({ ...step, from: "G99_New" });
    expect(back.steps).toEqual([]);
    expect(back.notes).toEqual([
      { kind: "research step from a vehicle without definitions", count: 1, items: ["G99_New to X02_Next"] },
    ]);
  });

  it.each([
    ["a tag that nobody has", { to: "X09_Unknown" }, "research step to a vehicle not in our data yet"],
    [
      "a vehicle of another nation",
      { nation: "usa" as const, to: "G99_New" },
      "research step to a vehicle not in our data yet",
    ],
  ])("is noted and left out where it leads to %s", (_, over, kind) => {
    const { steps: found, notes } = steps({ ...step, ...over });
    expect(found).toEqual([]);
    expect(notes).toMatchObject([{ kind, count: 1 }]);
  });

  it("is left out where our client states it, and only then", () => {
    const known = { from: SAMPLE_ID, to: NEXT_ID, xp: 1, through: { id: 1, name: "" } };
    expect(steps(step, [known])).toEqual({ steps: [], notes: [] });
    expect(steps(step, [{ ...known, to: 66_833 }]).steps).toHaveLength(1);
  });
});
