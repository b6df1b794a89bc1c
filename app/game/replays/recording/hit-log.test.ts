import { describe, expect, it } from "vitest";
import { battleOf, lost, participant } from "../made-up-battle.fixture.ts";
import { averageDamageOf, type HitRow, hitLog, hitSums } from "./hit-log.ts";
import { hit, played, point, STILL, shot, track } from "./made-up-recording.fixture.ts";
import type { Hit, Track } from "./recording.ts";

describe("the hit log", () => {
  const rowsOf = (hits: Hit[], tracks?: Track[]) => hitLog(played({ hits }, tracks && { tracks }), 0);

  it("names the parts that a shell met once each, and what it was at last", () => {
    const points = [point(4, 1, 0, 100), point(4, 9), point(4, 2), point(4, 1), point(4, 3, 4, 76.2)];
    const [row] = rowsOf([hit(10, 2, 0, 50, points)]);
    expect(row).toMatchObject({ direction: "taken", other: 2, attacker: 2, shell: "APCR", calibre: 76.2, damage: 50 });
    expect(row?.parts).toBe("Hull, turret, gun");
    const [bare] = rowsOf([hit(10, 0, 3, 50)]);
    expect(bare).toMatchObject({ direction: "given", other: 3, shell: null, calibre: null, parts: "" });
    const [unknown] = rowsOf([hit(10, 0, 3, 50, [point(4, 0, 15, null)])]);
    expect(unknown).toMatchObject({ shell: null, calibre: null, parts: "Tracks" });
    expect([0, 1, 2, 3, 4].map((shell) => rowsOf([hit(1, 0, 2, 9, [point(4, 1, shell)])])[0]?.shell)).toEqual([
      "HEAT",
      "HE",
      "AP",
      "APHE",
      "APCR",
    ]);
  });

  it.each([
    ["Penetrated", hit(10, 0, 2, 50)],
    ["No damage", hit(10, 0, 2, 0)],
    ["Ricochet", hit(10, 0, 2, 0, [point(0, 1)])],
    ["Ricochet", hit(10, 0, 2, 0, [point(1, 0)])],
    ["Tracks hit", hit(10, 0, 2, 0, [point(2, 0)])],
    ["Not penetrated", hit(10, 0, 2, 0, [point(2, 1)])],
    ["No damage", hit(10, 0, 2, 0, [point(3, 1)])],
    // What it did last.
    ["Not penetrated", hit(10, 0, 2, 0, [point(0, 1), point(2, 2)])],
  ])("says %s", (result, struck) => {
    expect(rowsOf([struck])[0]?.result).toBe(result);
  });

  it("says that a hit destroyed a vehicle that was lost to its shooter less than half a second from it", () => {
    const result = (attacker: number, hitAt: number, damage = 50) => {
      const replay = battleOf([participant("1", 1), participant("2", 1), participant("3", 2, lost(60, "1"))]);
      return hitLog(played({ hits: [hit(hitAt, attacker, 2, damage)] }, { replay }), attacker)[0]?.result;
    };
    expect([result(0, 59.6), result(0, 60.4), result(0, 59.5), result(0, 60.5), result(1, 60)]).toEqual([
      "Destroyed",
      "Destroyed",
      "Penetrated",
      "Penetrated",
      "Penetrated",
    ]);
    expect(result(0, 60, 0)).toBe("No damage");
  });

  it("tells how far apart two were that were seen then or up to two seconds before", () => {
    const far = track(
      [
        [0, 300, 400],
        [300, 300, 400],
      ],
      [20, 30, 60, 70],
    );
    const distances = [19, 20, 25, 32, 32.1, 59, 60, 72, 73].map(
      (at) => rowsOf([hit(at, 0, 2, 1)], [STILL, STILL, far])[0]?.distance,
    );
    expect(distances).toEqual([null, 500, 500, 500, null, null, 500, 500, null]);
    const never = track([[0, 300, 400]], []);
    expect(rowsOf([hit(25, 0, 2, 1)], [STILL, STILL, never])[0]?.distance).toBeNull();
    expect(rowsOf([hit(25, 0, 2, 1)], [STILL, STILL, track([[30, 1, 1]])])[0]?.distance).toBeNull();
  });

  it("puts misses among the hits by time, with how far they flew and keys of their own", () => {
    const battle = played({ hits: [hit(10, 0, 2, 5), hit(30, 3, 0, 5)], shots: [shot(0, 20), shot(1, 25)] });
    expect(hitLog(battle, 0).map(({ key, at, direction, distance }) => [key, at, direction, distance])).toEqual([
      [0, 10, "given", 0],
      [2, 20, "missed", 50],
      [1, 30, "taken", 0],
    ]);
    expect(hitLog(battle, 1).map(({ key, attacker, shell, calibre }) => [key, attacker, shell, calibre])).toEqual([
      [3, 1, null, null],
    ]);
  });

  it("knows the average damage of a shell of its kind and calibre, if there is one", () => {
    const shells = [
      { kind: "AP", calibre: 85, damage: 160 },
      { kind: "HE", calibre: 85, damage: 280 },
      { kind: "AP", calibre: 100, damage: 250 },
      { kind: "AP", calibre: 100.4, damage: 260 },
    ];
    const average = (shell: string | null, calibre: number | null) =>
      averageDamageOf(shells, { shell, calibre } as HitRow);
    expect([average("AP", 85.9), average("AP", 86), average("AP", 84.1), average("HE", 85)]).toEqual([
      160,
      null,
      160,
      280,
    ]);
    expect([average("AP", 100.2), average("APCR", 85), average("AP", null), average(null, 85)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    // Two guns, one shell.
    expect(
      averageDamageOf([...shells, { kind: "AP", calibre: 85, damage: 160 }], { shell: "AP", calibre: 85 } as HitRow),
    ).toBe(160);
  });

  it("sums luck over the hits that could roll", () => {
    const rows = rowsOf([hit(1, 0, 2, 120), hit(2, 0, 2, 90), hit(3, 0, 3, 0)]);
    expect(hitSums(rows, () => 100)).toEqual({ hits: 3, damage: 210, penetrated: 2, luck: 10 });
    expect(hitSums(rows, ({ damage }) => (damage === 90 ? 100 : null)).luck).toBe(-10);
    expect(hitSums(rows, () => null).luck).toBeNull();
    expect(hitSums([], () => 100)).toEqual({ hits: 0, damage: 0, penetrated: 0, luck: null });
  });
});
