import { describe, expect, it } from "vitest";
import type { StatKey } from "#app/game/stats/keys.ts";
import { type BarPosition, positionOnBar, type StatSpread } from "./bar-position.ts";

const spread = (min: number, mean: number, max: number): StatSpread => ({ min, mean, max });

describe("placeOnBar", () => {
  it.each<[string, StatKey, number, StatSpread, Partial<BarPosition> | null]>([
    ["the best", "dpm", 2000, spread(1000, 1500, 2000), { fill: 100, average: 50, tone: "good" }],
    ["the worst", "dpm", 1000, spread(1000, 1500, 2000), { fill: 0, average: 50, tone: "bad" }],
    ["mirrored: a long reload is a short bar", "reload", 12, spread(6, 9, 12), { fill: 0, average: 50, tone: "bad" }],
    ["mirrored: a short reload is a long bar", "reload", 6, spread(6, 9, 12), { fill: 100, average: 50, tone: "good" }],
    ["as good as the average", "dpm", 1510, spread(1000, 1500, 2000), { fill: 51, tone: "" }],
    ["neither good nor bad", "weight", 60, spread(30, 45, 60), { fill: 100, tone: "" }],
    ["below the group, at stock", "dpm", 500, spread(1000, 1500, 2000), { fill: 0, average: 67, tone: "bad" }],
    ["just as far above the average as counts as none", "dpm", 2030, spread(1000, 2000, 4000), { tone: "" }],
    ["a little further above it", "dpm", 2031, spread(1000, 2000, 4000), { tone: "good" }],
    ["a little further below it", "dpm", 1969, spread(1000, 2000, 4000), { tone: "bad" }],
    ["an average below nothing", "gunElevation", -4, spread(-10, -5, 0), { tone: "good" }],
    ["nothing, as the average is", "hullRear", 0, spread(-5, 0, 10), { tone: "" }],
    ["an average of nothing", "hullRear", 10, spread(0, 0, 10), { fill: 100, tone: "good" }],
    ["all equal", "viewRange", 400, spread(400, 400, 400), null],
  ])("%s", (_, key, value, group, expected) => {
    const result = positionOnBar(key, value, group);
    if (expected === null) expect(result).toBeNull();
    else expect(result).toMatchObject(expected);
  });
});
