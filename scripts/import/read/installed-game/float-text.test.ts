import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { floatText } from "./packed-section.ts";

describe("a float32 as text", () => {
  it.each([
    [0.4, "0.4"],
    [-506.218903, "-506.2189"],
    [100, "100"],
    [0, "0"],
    [16777216, "16777216"],
    [0.1 + 0.2, "0.3"],
    [5.71428585, "5.714286"],
    [1e-45, "1e-45"],
    [3.4028234663852886e38, "3.4028235e+38"],
    [0.0000005, "5e-7"],
  ])("%d is %s", (value, text) => {
    expect(floatText(Math.fround(value))).toBe(text);
  });

  it("gives the same float32 again", () => {
    const float = fc.float({ noNaN: true, noDefaultInfinity: true });
    fc.assert(fc.property(float, (value) => Math.fround(Number(floatText(value))) === value || value === 0));
  });

  it("keeps what an author wrote with up to six digits", () => {
    const decimal = fc.tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(decimal, ([digits, decimals]) => {
        const written = Number(`${digits}e-${decimals}`);
        return floatText(Math.fround(written)) === String(written === 0 ? 0 : written);
      }),
    );
  });
});
