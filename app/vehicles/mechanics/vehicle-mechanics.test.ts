import { describe, expect, it } from "vitest";
import type { Mechanic } from "#app/game/model/vehicle/mechanic.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { touchedStats, vehicleMechanics, withMechanics } from "./vehicle-mechanics.ts";

const fury = (more: Partial<Mechanic> = {}): Mechanic => ({
  kind: "battleFury",
  part: "vehicle",
  module: null,
  state: "normal",
  computed: false,
  values: [{ name: "maxLevel", value: 5 }],
  ...more,
});

describe("the mechanics of a vehicle's page", () => {
  it("are told once where both states of the vehicle have the same", () => {
    const mechanics = vehicleMechanics({ mechanics: [fury(), fury({ state: "second" })] });
    expect(mechanics.map(({ label, of }) => [label, of])).toEqual([["Battle fury", ""]]);
  });

  it("say that only the second state has one", () => {
    expect(vehicleMechanics({ mechanics: [fury({ state: "second" })] })[0]?.of).not.toBe("");
  });

  it("keep the client's own names and values of what nobody can explain", () => {
    const [mechanic] = vehicleMechanics({ mechanics: [fury({ kind: "someday" })] });
    expect(mechanic?.label).toBe("someday");
    expect(mechanic?.sentences.join()).toContain("not known");
    expect(mechanic?.values).toEqual([{ name: "maxLevel", text: "5" }]);
  });

  it("are named in the explanation of every figure that they change, and in no other", () => {
    const explanations = withMechanics(
      new Map([
        ["reload", "From the gun."],
        ["health", "Hull and turret."],
      ]),
      [fury()],
    );
    expect(explanations.get("reload")).toMatch(/^From the gun\. .*battle fury/i);
    expect(explanations.get("health")).toBe("Hull and turret.");
  });

  it("that the figures count are not named so", () => {
    expect(withMechanics(new Map(), [fury({ computed: true })]).size).toBe(0);
  });
});

describe("the mechanics of the dataset", () => {
  const vehicles = publishedRecords().flatMap((record) => (record.record === "full" ? [record] : []));
  const changes = vehicles.flatMap(({ mechanics }) =>
    mechanics.filter(({ values }) =>
      values.some(({ name }) => /gun\/reloadTime|engine\/power|gun\/aimingTime/.test(name)),
    ),
  );

  it("touch a figure wherever they change reload, power or aiming", () => {
    expect(changes.filter((mechanic) => touchedStats(mechanic).length === 0)).toEqual([]);
  });

  it("have an id of their own on every page", () => {
    for (const vehicle of vehicles) {
      const ids = vehicleMechanics(vehicle).map(({ id }) => id);
      expect(new Set(ids).size, vehicle.name).toBe(ids.length);
    }
  });
});
