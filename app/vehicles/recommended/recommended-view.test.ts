import { describe, expect, it } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { recommendedView } from "./recommended-view.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const blackRock = publishedVehicle("usa/heavyTank/XI/A179_Black_Rock");
const leichttraktor = publishedVehicle("germany/lightTank/I/G12_Ltraktor");

const of = (vehicle: FullVehicle, label: string) =>
  recommendedView(vehicle)?.configurations.find((each) => each.label === label);

describe("the panel of recommended set-ups", () => {
  it("has all eight configurations in their order", () => {
    expect(recommendedView(is7)?.configurations.map(({ id }) => id)).toEqual(
      ["main", "secondary", "experimental", "onslaught", "maneuvers", "clan_wars_1", "clan_wars_2", "clan_wars_3"].map(
        (purpose) => `recommended-${purpose}`,
      ),
    );
  });

  it("says how often a set is mounted, and what the second has in place of the first", () => {
    expect(of(is7, "Main")?.reason).toBe(
      "Mounted most: 14.8 % of all its set-ups (October 2024). Give the first universal slot to firepower, which strengthens what is in it.",
    );
    expect(of(is7, "Secondary")?.reason).toContain(
      "It has Vertical Stabilizer Class 1 in place of Turbocharger Class 1.",
    );
  });

  it("says what a computed set is the best of, and by what", () => {
    expect(of(is7, "Experimental")?.reason).toContain(
      `Of the ${is7.recommended?.sets} sets of standard equipment that it can have and Commanders of its kind mount, this one scores highest beside those mounted most. The score weighs what a set changes by what is mounted on 71 heavy tanks of its role (Breakthrough).`,
    );
    expect(of(blackRock, "Main")?.reason).toContain(
      `No source says yet what is mounted on it. Of the ${blackRock.recommended?.sets} sets`,
    );
  });

  const ofMode = (label: string) =>
    `Nothing is known that would set ${label} apart: the source says how often equipment is mounted, but not in which mode. Main is the best that can be said.`;
  it.each([
    ["Onslaught", is7, ofMode("Onslaught")],
    ["Clan wars 3", is7, ofMode("Clan wars 3")],
    ["Secondary", blackRock, "No source says yet what is mounted on it, so no second set is known."],
    ["Experimental", blackRock, "What is mounted on it is not counted yet, so Main is computed already."],
    ["Secondary", leichttraktor, "It has no slots for equipment, so there is nothing to tell apart."],
  ])("says of %s why nothing can be said", (label, vehicle, reason) => {
    expect(of(vehicle, label)).toMatchObject({ reason, build: null });
  });

  it("tells equipment by slot, the effect in figures, and leads to calculator and comparison", () => {
    const build = of(is7, "Main")?.build;
    expect(build?.equipment.map(({ slot, name }) => `${slot}: ${name}`)).toEqual([
      "Survivability: Improved Hardening Class 1",
      "Firepower: Gun Rammer Class 1",
      "Universal: Turbocharger Class 1",
    ]);
    expect(build?.changes[0]).toEqual({ label: "Reload", before: "13.7", after: "10.58", unit: "s", better: true });
    expect(build?.search).toMatch(/^\?loadout=[\w-]{20,}$/);
    expect(build?.comparison).toBe(`/comparison?v=7169&v=7169.${build?.search.slice("?loadout=".length)}`);
  });

  it("tells skills by member and field modifications by level, with the rule behind them", () => {
    const view = recommendedView(is7);
    expect(view?.crew[1]).toEqual({
      role: "Gunner",
      skills: "Brothers in Arms › Repairs › Quick Aiming › Snap Shot › Armorer › Concealment",
    });
    expect(view?.field.map(({ level }) => level)).toEqual([
      "Level II",
      "Level IV",
      "Level V",
      "Level VII",
      "Level VIII",
    ]);
    expect(view?.fieldNote).toContain("One pair is left open");
    expect(recommendedView(leichttraktor)?.crewNote).toContain("Concealment first by rule");
  });

  it("shows what somebody decided with who and why", () => {
    const [main] = is7.recommended?.configurations ?? [];
    if (!is7.recommended || !main) throw new Error("Nothing is recommended.");
    const editorial = { author: "Anna", reason: "It drives ahead." };
    const onslaught = { ...main, purpose: "onslaught", basis: "editorial", share: null, editorial } as const;
    const decided = { ...is7, recommended: { ...is7.recommended, configurations: [main, onslaught] } };
    expect(of(decided, "Onslaught")?.reason).toBe("Set by Anna: It drives ahead.");
    expect(of(decided, "Onslaught")?.build?.search).toBe(`?loadout=${main.build}`);
  });

  it("is not there where nothing is recommended", () => {
    expect(recommendedView({ ...is7, recommended: null })).toBeNull();
  });
});
