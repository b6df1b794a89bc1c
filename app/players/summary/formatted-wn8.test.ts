import { describe, expect, it } from "vitest";
import type { PlayerWn8 } from "#app/game/players/player-wn8.ts";
import { formatWn8, WN8_LEVELS, wn8Bands } from "./formatted-wn8.ts";

const wn8Of = (value: number | null, vehicles = 0, battles = 0): PlayerWn8 => ({
  value,
  battles: 100,
  leftOut: { vehicles, battles },
});

const alone = { margin: null, battles: 100, allTime: null };

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
    expect(formatWn8(wn8Of(value), alone)).toMatchObject({ text, label, next });
  });

  it("that is not known has no level, and none that comes next", () => {
    expect(formatWn8(wn8Of(null), { ...alone, margin: 80 })).toMatchObject({
      text: null,
      level: null,
      next: "",
      difference: null,
      ladder: null,
      confidence: "",
    });
  });

  it("has the levels that it reaches, the highest of ours not among them", () => {
    const reached = [0, 300, 450, 650, 900, 1200, 1600, 2000, 2450, 2900].map(
      (value) => formatWn8(wn8Of(value), alone).level,
    );
    expect(WN8_LEVELS).toEqual(reached);
  });

  it("is told apart from all time, by more than its margin or not", () => {
    const of = (margin: number | null) =>
      formatWn8(wn8Of(1585), { margin, battles: 327, allTime: wn8Of(1384) }).difference;
    expect(of(187)).toEqual({ text: "+201", isUp: true, isClear: true });
    expect(of(202)).toMatchObject({ isClear: false });
    expect(of(null)).toMatchObject({ isClear: null });
    expect(formatWn8(wn8Of(1585), alone).difference).toBeNull();
  });

  it("lies within a band, on a ladder of levels as wide as each other", () => {
    // Level 6 from 1,200 to 1,600; level 1 from 0 to 300.
    const { ladder, confidence } = formatWn8(wn8Of(1400), { margin: 200, battles: 100, allTime: wn8Of(150) });
    expect(ladder?.at).toBeCloseTo(0.55, 9);
    expect(ladder?.band?.low).toBeCloseTo(0.5, 9);
    expect(ladder?.band?.high).toBeCloseTo(0.6, 9);
    expect(ladder?.allTime).toBeCloseTo(0.05, 9);
    expect(confidence).toBe("1,200 to 1,600");
    expect(formatWn8(wn8Of(9000), alone).ladder).toEqual({ at: 1, band: null, allTime: null });
    expect(formatWn8(wn8Of(100), { ...alone, margin: 300 }).confidence).toBe("0 to 400");
  });

  it("has neither level nor difference of fewer than 20 battles", () => {
    const few = { margin: 900, battles: 19, allTime: wn8Of(1384) };
    expect(formatWn8(wn8Of(2162), few)).toMatchObject({ text: "2,162", level: null, next: "", difference: null });
    expect(formatWn8(wn8Of(2162), { ...few, battles: 20 }).level).toBe("veryGood");
  });

  it.each([
    [0, 0, ""],
    [1, 1, "Not counted: 1 vehicle (1 battle) without expected values or stats."],
    [1, 20, "Not counted: 1 vehicle (20 battles) without expected values or stats."],
    [12, 1234, "Not counted: 12 vehicles (1,234 battles) without expected values or stats."],
  ])("tells of %d vehicles that are left out, with %d battles", (vehicles, battles, sentence) => {
    expect(formatWn8(wn8Of(1000, vehicles, battles), { ...alone, allTime: wn8Of(900, 7, 70) }).leftOut).toBe(sentence);
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
