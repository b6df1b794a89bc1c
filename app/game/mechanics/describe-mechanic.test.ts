import { describe, expect, it } from "vitest";
import { publishedRecords } from "#tests/setup/published.ts";
import type { Mechanic } from "../model/vehicle/mechanic.ts";
import { describeMechanic } from "./describe-mechanic.ts";
import { MECHANIC_TEXTS } from "./texts.ts";

const mechanic = (kind: string, values: Mechanic["values"]): Mechanic => ({
  kind,
  part: "vehicle",
  module: null,
  state: "normal",
  computed: false,
  values,
});

describe("a mechanic", () => {
  it("is told in plain words with its numbers", () => {
    const { label, sentences, known } = describeMechanic(
      mechanic("battleFury", [
        { name: "maxLevel", value: 5 },
        { name: "duration", value: 9.5, unit: "s" },
        { name: "reloadSpdBonus", value: 0.02 },
        { name: "gainPerHit", value: 1 },
      ]),
    );
    expect([label, known]).toEqual(["Battle fury", true]);
    // Without the gain for a vehicle destroyed, the sentence that would tell it is left out.
    expect(sentences).toHaveLength(1);
    for (const text of ["2%", "level 5", "9.5 s"]) expect(sentences[0]).toContain(text);
  });

  it("says factors as a player would", () => {
    const value = (name: string, factor: number) => ({ name, value: factor, operation: "multiply" as const });
    const description = (reload: number, speed: number) =>
      describeMechanic(
        mechanic("bustleFeed", [
          { name: "activationTime", value: 5, unit: "s" },
          { name: "deactivationTime", value: 2.5, unit: "s" },
          value("bustleShotReloadFactor", reload),
          value("vehicle/maxSpeed/forward", speed),
          { name: "bustleShotDamageBonusShell0", value: 90, unit: "hp" },
          { name: "bustleShotDamageBonusShell1", value: 90, unit: "hp" },
        ]),
      ).sentences.join(" ");
    expect(description(1.5, 0.5)).toContain("reload is 50% longer and top speed is halved");
    expect(description(0.5, 2)).toContain("reload is half as long and top speed is doubled");
    expect(description(0.925, 1.35)).toContain("reload is 7.5% shorter and top speed is raised by 35%");
    // What both shells have alike is said once.
    expect(description(1, 1)).toContain("do 90 hp more damage");
  });

  it("says an addition where a factor is usual", () => {
    const dash = (name: string, value: number, more: object) => ({ name, value, ...more });
    const { sentences } = describeMechanic(
      mechanic("wheeledDash", [
        dash("duration", 4, { unit: "s" }),
        dash("reloadTime", 20, { unit: "s" }),
        dash("engine/power", 1.4, { operation: "multiply" }),
        dash("vehicle/fwMaxSpeedBonus", 3, { operation: "add", unit: "km/h" }),
      ]),
    );
    expect(sentences[0]).toMatch(/engine power \+40%, top speed \+3 km\/h/);
  });

  it("writes factors, additions, angles and several numbers each in their way", () => {
    const { values } = describeMechanic(
      mechanic("someday", [
        { name: "modifiers/dynAttrs/engine/power", value: 1.4, operation: "multiply", unit: "×" },
        { name: "modifiers/dynAttrs/vehicle/fwMaxSpeedBonus", value: 3, operation: "add", unit: "km/h" },
        { name: "stage 1/angle", value: 12.4, unit: "°" },
        { name: "timePerLevel", value: [1, 2.5], unit: "s" },
        { name: "penetration", value: -50, unit: "mm" },
        { name: "ready", value: true },
      ]),
    );
    expect(values.map(({ text }) => text)).toEqual(["× 1.4", "+3 km/h", "12.4°", "1, 2.5 s", "−50 mm", "yes"]);
  });

  it("that nobody knows keeps the client's names and says so", () => {
    const { label, sentences, known, values } = describeMechanic(mechanic("fooBar", [{ name: "x/y", value: 3 }]));
    expect([label, known, values]).toEqual(["fooBar", false, [{ name: "x/y", text: "3" }]]);
    expect(sentences.join()).toContain("not known");
  });
});

describe("the mechanics of the dataset", () => {
  const all = publishedRecords().flatMap((record) => (record.record === "full" ? record.mechanics : []));

  it("have something said of each, and a value for every one that it names", () => {
    const silent = all.filter((of) => MECHANIC_TEXTS[of.kind] && describeMechanic(of).sentences.length === 0);
    expect(silent.filter(({ state }) => state === "normal")).toEqual([]);
  });

  it("are none of them counted in the figures", () => {
    expect(all.filter(({ computed }) => computed)).toEqual([]);
  });
});
