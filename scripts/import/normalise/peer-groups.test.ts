import { describe, expect, it } from "vitest";
import { placeInGroups } from "./peer-groups.ts";

const member = (id: number, tier: number, health: number | null, type = "heavyTank") => ({
  id,
  tier,
  type,
  stats: { health, weight: 50 },
});

describe("vehicles among their peers", () => {
  const peers = placeInGroups([
    member(1, 7, 1000),
    member(2, 7, 1200),
    member(3, 7, null),
    member(4, 8, 1500),
    member(5, 7, 900, "SPG"),
  ]);

  it("are set against their own tier and class only", () => {
    expect(peers.get(1)?.size).toBe(3);
    expect(peers.get(4)?.size).toBe(1);
    expect(peers.get(5)?.stats.health?.max).toBe(900);
  });

  it("count only those of which the figure is known", () => {
    expect(peers.get(2)?.stats.health).toEqual({
      n: 2,
      mean: 1100,
      median: 1100,
      min: 1000,
      max: 1200,
      percentile: 100,
    });
  });

  it("have no place for a figure that is not known, and none alone", () => {
    expect(peers.get(3)?.stats.health).toBeUndefined();
    expect(peers.get(4)?.stats.health?.percentile).toBeNull();
  });

  it("have no percentile where neither more nor less is better", () => {
    expect(peers.get(1)?.stats.weight).toMatchObject({ n: 3, percentile: null });
  });
});
