import { describe, expect, it } from "vitest";
import { battleOf, lost, participant } from "../made-up-battle.fixture.ts";
import { collectedAverages, collectedBattle, collectedHeat, collectedOf } from "./collected.ts";
import { HEAT_SQUARES, heatOf } from "./heat.ts";
import { FOUR, loss, played, STILL, track } from "./made-up-recording.fixture.ts";

describe("a heat map", () => {
  // Squares of 25 m and 10 m.
  const bounds = { west: -500, south: -100, east: 500, north: 300 };
  const filled = (cells: Float32Array) =>
    [...cells].flatMap((amount, i) => (amount > 0 ? [[i % HEAT_SQUARES, Math.floor(i / HEAT_SQUARES), amount]] : []));
  const path = track(
    [
      [-1, -500, 300],
      [0, -500, 300],
      [2, -476, 291],
      [12, -475, 290],
      [14, 0, -99],
      [16, 499, -99],
      [18, 500, 0],
      [19, 0, 300.5],
      [20, -500.5, 0],
      [21, 0, -101],
      [50, 0, 0],
      [52, 0, 0],
    ],
    [-1, 14, 16, 40, 50, 60],
  );

  it("counts for each square the seconds that a vehicle was in sight there, at most three between samples", () => {
    const battle = played({}, { tracks: [path, STILL, track([[0, 0, 0]])] });
    const { team, enemies } = heatOf(battle, bounds, "presence", 0);
    expect(filled(team)).toEqual([
      [0, 0, 5],
      [1, 1, 2],
      [20, 30, 2],
      [39, 39, 2],
    ]);
    expect(filled(enemies)).toEqual([]);
    // Both of the team together.
    expect(filled(heatOf(battle, bounds, "presence", null).team)).toContainEqual([20, 30, 5]);
  });

  it("counts no longer than a vehicle lived", () => {
    const replay = battleOf([participant("1", 1, lost(12)), ...FOUR.slice(1)]);
    expect(filled(heatOf(played({}, { replay, tracks: [path] }), bounds, "presence", 0).team)).toEqual([[0, 0, 5]]);
  });

  it("counts damage where those were who dealt it, or took it", () => {
    const at = (x: number, z: number) =>
      track([
        [0, x, z],
        [300, x, z],
      ]);
    const tracks = [at(-490, 295), at(0, 0), at(490, -95), at(0, 100)];
    const losses = [loss(10, 2, 0, 900, 700), loss(20, 2, 1, 700, 650), loss(30, 0, 3, 1000, 970)];
    const battle = played({ losses }, { tracks });
    const cells = (kind: "dealt" | "taken", only: number | null) => {
      const { team, enemies } = heatOf(battle, bounds, kind, only);
      return [filled(team), filled(enemies)];
    };
    expect(cells("dealt", null)).toEqual([
      [
        [0, 0, 200],
        [20, 30, 50],
      ],
      [[20, 20, 30]],
    ]);
    expect(cells("dealt", 1)).toEqual([[[20, 30, 50]], []]);
    expect(cells("taken", null)).toEqual([[[0, 0, 30]], [[39, 39, 250]]]);
    const early = played({ losses }, { tracks: [track([[99, 0, 0]]), STILL, STILL, STILL] });
    expect(filled(heatOf(early, bounds, "dealt", 0).team)).toEqual([]);
  });

  it("of a battle keeps the recorder's squares, rounded, and what names it", () => {
    const replay = battleOf(FOUR, { mapTag: "18_cliff", playedAt: "2026-01-02T03:04:05", end: null });
    const tracks = [
      track([
        [0, -500, 300],
        [1.26, 0, 0],
        [1.27, 0, 0],
      ]),
    ];
    const losses = [loss(0.5, 2, 0, 100, 80), loss(0.6, 0, 2, 100, 70)];
    const kept = collectedBattle(replay, played({ losses }, { replay, tracks }), bounds);
    expect(kept).toMatchObject({
      mark: "2026-01-02T03:04:05 18_cliff germany:Tank-1",
      map: "18_cliff",
      team: 1,
      vehicle: "germany:Tank-1",
      hasWon: null,
      damage: null,
      lifeTime: null,
    });
    expect(kept.cells.presence).toEqual([0, 1.3, 20 + 30 * 40, 0]);
    expect(kept.cells.dealt[1]).toBe(20);
    expect(kept.cells.taken[1]).toBe(30);
  });

  it("of many battles adds up squares, and leaves out those that are none", () => {
    const one = collectedBattle(battleOf(FOUR, { end: null }), played({}), bounds);
    const withCells = (dealt: number[]) => ({ ...one, cells: { ...one.cells, dealt } });
    const { team, enemies } = collectedHeat([withCells([0, 5, 1599, 2]), withCells([0, 7, 1600, 9, 3])], "dealt");
    expect(filled(team)).toEqual([
      [0, 0, 12],
      [39, 39, 2],
    ]);
    expect([team.length, enemies.length, filled(enemies)]).toEqual([1600, 1600, []]);
    const other = { ...one, vehicle: "ussr:Other" };
    const filter = { map: one.map, team: null, vehicle: null };
    expect(collectedOf([one, other], { ...filter, vehicle: "ussr:Other" })).toEqual([other]);
    expect(collectedOf([one, other], { ...filter, team: 2 })).toEqual([]);
    expect(collectedOf([one, other], filter)).toHaveLength(2);
  });

  it("has averages of the battles that say a value", () => {
    const one = collectedBattle(battleOf(FOUR, { end: null }), played({}), bounds);
    const known = { ...one, hasWon: false, damage: 100, lifeTime: 60 };
    expect(collectedAverages([one, known, { ...known, hasWon: true, damage: 200, lifeTime: 61 }])).toEqual({
      battles: 3,
      winRate: 50,
      damage: 150,
      lifeTime: 60.5,
    });
    expect(collectedAverages([one])).toEqual({ battles: 1, winRate: null, damage: null, lifeTime: null });
  });
});
