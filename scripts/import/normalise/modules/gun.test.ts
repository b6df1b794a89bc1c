import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "../../read/cursor.ts";
import { parseXml } from "../../read/xml.ts";
import { readPitch } from "./gun.ts";

function pitch(up: string, down: string, yaw: { left: number; right: number } | null = null) {
  const faults = new SourceFaults();
  const source = `<p><minPitch>${up}</minPitch><maxPitch>${down}</maxPitch></p>`;
  return readPitch(new Cursor("a", "", parseXml(source, "a", faults), faults), yaw);
}

describe("the limits of the gun", () => {
  it("are the same all round when two corners say so", () => {
    expect(pitch("0 -20 1 -20", "0 8 1 8")).toEqual({
      depression: 8,
      elevation: 20,
      depressionAhead: 8,
      depressionBehind: 8,
    });
  });

  it("follow the corners: less over the engine deck", () => {
    const arc = pitch("0 -13 1 -13", "0 7 0.380783 7 0.444444 3 0.555556 3 0.619218 7 1 7");
    expect(arc).toMatchObject({ depression: 7, depressionAhead: 7, depressionBehind: 3 });
  });

  it("count only what a limited gun reaches", () => {
    const arc = pitch("0 -30 0.25 -60 0.75 -60 1 -30", "0 4 0.25 12 0.75 12 1 4", { left: -45, right: 45 });
    expect(arc.depression).toBe(8);
    expect(arc.elevation).toBe(45);
    expect(arc.depressionAhead).toBe(4);
  });
});
