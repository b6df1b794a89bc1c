import { describe, expect, it } from "vitest";
import type { PlayerWn8 } from "#app/game/players/player-wn8.ts";
import { WN8_LEVELS, wn8Bands, wn8View } from "./wn8-view.ts";

const wn8Of = (value: number | null, vehicles = 0, battles = 0): PlayerWn8 => ({
  value,
  battles: 100,
  leftOut: { vehicles, battles },
});

describe("WN8", () => {
  it.each([
    [0, "0", "Bad", "300 to Below average"],
    [299, "299", "Bad", "1 to Below average"],
    [300, "300", "Below average", "150 to Average"],
    [1234.4, "1,234", "Adequate", "366 to Good"],
    [2184, "2,184", "Very good", "266 to Great"],
    [2450, "2,450", "Great", "450 to Unicum"],
    [2900, "2,900", "Unicum", ""],
    [5123, "5,123", "Unicum", ""],
  ])("of %d is shown as %s, %s, %s", (value, text, label, next) => {
    expect(wn8View(wn8Of(value), null, "")).toMatchObject({ text, label, next });
  });

  it("that is not known has no level, and none that comes next", () => {
    expect(wn8View(wn8Of(null), null, "30 days")).toEqual({
      text: null,
      level: null,
      label: "Not known",
      next: "",
      beside: null,
      leftOut: "",
    });
  });

  it("has the levels that it reaches, the highest of ours not among them", () => {
    const reached = [0, 300, 450, 650, 900, 1200, 1600, 2000, 2450, 2900].map(
      (value) => wn8View(wn8Of(value), null, "").level,
    );
    expect(WN8_LEVELS).toEqual(reached);
  });

  it("is set beside another with words and a level of its own", () => {
    expect(wn8View(wn8Of(1000), wn8Of(2612), "30 days")).toMatchObject({
      level: "intermediate",
      beside: { text: "2,612", level: "great", words: "30 days" },
    });
  });

  it("is set beside none that is not known, but beside one of zero", () => {
    expect(wn8View(wn8Of(1000), wn8Of(null), "30 days").beside).toBeNull();
    expect(wn8View(wn8Of(1000), wn8Of(0), "30 days").beside).toMatchObject({ text: "0", level: "bad" });
  });

  it.each([
    [0, 0, ""],
    [1, 1, "Without 1 vehicle (1 battle) whose expected values or own figures are not known."],
    [1, 20, "Without 1 vehicle (20 battles) whose expected values or own figures are not known."],
    [12, 1234, "Without 12 vehicles (1,234 battles) whose expected values or own figures are not known."],
  ])("tells of %d vehicles that are left out, with %d battles", (vehicles, battles, sentence) => {
    expect(wn8View(wn8Of(1000, vehicles, battles), wn8Of(900, 7, 70), "").leftOut).toBe(sentence);
  });

  it.each([
    [1000, 2000, ["intermediate 1000..1200", "adequate 1200..1600", "good 1600..2000"]],
    [2000, 2400, ["veryGood 2000..2400"]],
    [2800, 3600, ["great 2800..2900", "unicum 2900..3600"]],
    [0, 300, ["bad 0..300"]],
  ])("between %d and %d has these levels, without a gap: %j", (low, high, bands) => {
    expect(wn8Bands(low, high).map(({ level, from, to }) => `${level} ${from}..${to}`)).toEqual(bands);
  });
});
