import { describe, expect, it } from "vitest";
import { PACING_TIMES } from "#app/game/charts/damage-over-time.ts";
import type { GunKind } from "#app/game/stats/gun-kinds.ts";
import { rankInGroups } from "./peers.ts";

const member = (id: number, tier: number, health: number | null, type = "heavyTank") => ({
  id,
  tier,
  type,
  patch: null,
  stats: { health, weight: 50 },
  gun: null,
  pace: null,
  guns: [],
});

describe("vehicles among their peers", () => {
  const peers = rankInGroups([
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

describe("figures that depend on the kind of gun", () => {
  const armed = (id: number, gun: GunKind, reload: number, guns: GunKind[] = [gun]) => ({
    ...member(id, 8, 1500),
    stats: { health: 1500 + id, reload },
    gun,
    guns,
  });
  const peers = rankInGroups([
    armed(1, "single", 8),
    armed(2, "single", 10),
    armed(3, "single", 12),
    armed(4, "magazine", 30, ["single", "magazine"]),
    armed(5, "magazine", 40),
    armed(6, "dual", 11),
    { ...member(7, 8, 1400), stats: { health: 1400 } },
  ]);

  it("are set against guns of the same kind: a magazine's reload never against a single shot's", () => {
    expect(peers.get(1)?.stats.reload).toEqual({ n: 3, mean: 10, median: 10, min: 8, max: 12, percentile: 100 });
    expect(peers.get(4)?.stats.reload).toMatchObject({ n: 2, mean: 35, max: 40 });
    expect(peers.get(4)?.stats.health).toMatchObject({ n: 7 });
  });

  it("are set against none where the kind of the own gun is unknown", () => {
    const unknown = (id: number, reload: number) => ({ ...member(id, 8, 1500), stats: { health: 1500, reload } });
    const group = rankInGroups([unknown(1, 8), unknown(2, 9), unknown(3, 18), armed(4, "single", 7)]);
    expect(group.get(1)?.stats.reload).toBeUndefined();
    expect(group.get(1)?.values).toEqual({ health: [1500, 1500, 1500, 1504] });
    expect(group.get(1)?.stats.health).toMatchObject({ n: 4 });
  });

  it("have no percentile among fewer than three", () => {
    expect(peers.get(5)?.stats.reload?.percentile).toBeNull();
    expect(peers.get(6)?.stats.reload).toMatchObject({ n: 1, percentile: null });
  });

  it("say which kind that is and how many there are, with the other kinds that the vehicle can mount", () => {
    expect(peers.get(4)).toMatchObject({ size: 7, gun: { kind: "magazine", size: 2 } });
    expect(peers.get(4)?.otherGuns).toEqual({
      single: {
        size: 3,
        stats: { reload: { n: 3, mean: 10, median: 10, min: 8, max: 12 } },
        values: { reload: [8, 10, 12] },
      },
    });
    expect(peers.get(1)?.otherGuns).toEqual({});
    expect(peers.get(7)).toMatchObject({ gun: null, otherGuns: {} });
  });
});

describe("what a record holds of its group", () => {
  const patch = { version: "2.4.0.0", commonTest: false };
  const group = rankInGroups([
    { ...member(1, 7, 1000), patch },
    { ...member(2, 7, 1200.04), patch },
    { ...member(3, 7, null), stats: { health: null, weight: 50, dispersion: 0.344 } },
    { ...member(4, 8, 0), patch: { ...patch, commonTest: true } },
  ]);

  it("are the known figures of what is ranked, lowest first and as they are shown, nought being one", () => {
    expect(group.get(1)?.values).toEqual({ health: [1000, 1200], dispersion: [0.34] });
    expect(group.get(3)?.values).toEqual(group.get(1)?.values);
    expect(group.get(4)?.values).toEqual({ health: [0] });
  });

  it("are the patches of all, announced figures having none", () => {
    expect(group.get(2)?.patches).toEqual([
      { patch, vehicles: 2 },
      { patch: null, vehicles: 1 },
    ]);
  });
});

it("the pace of a group is told of vehicles that can mount another gun than single-shot ones", () => {
  const paced = (id: number, damage: number, guns: GunKind[]) => ({
    ...member(id, 8, 1500),
    pace: PACING_TIMES.map((second) => damage * second),
    guns,
  });
  const peers = rankInGroups([
    paced(1, 10, ["single"]),
    paced(2, 20, ["magazine"]),
    paced(3, 40, ["single", "dual"]),
    member(4, 8, 1500),
  ]);
  expect(peers.get(1)?.pacing).toBeUndefined();
  expect(peers.get(2)?.pacing).toEqual({ n: 3, damage: PACING_TIMES.map((second) => 20 * second) });
  expect(peers.get(3)?.pacing).toEqual(peers.get(2)?.pacing);
  expect(rankInGroups([paced(1, 10, ["magazine"])]).get(1)?.pacing).toBeUndefined();
});
