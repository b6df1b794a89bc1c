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
    expect(sentences).toEqual(["Each level shortens the reload by 2 %, up to level 5; a level lasts 9.5 s."]);
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
