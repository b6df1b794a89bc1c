import { describe, expect, it } from "vitest";
import { publishedRecords } from "#tests/setup/published.ts";
import type { VehicleClass } from "../model/enumerations/classes.ts";
import type { GunKind } from "./gun-kinds.ts";
import { type JudgedStat, type StatRank, strengthsOf } from "./strengths.ts";
import { verdictSentences } from "./verdict.ts";

type StatEntry = [key: JudgedStat, value: number, percentile?: number];

const statsOf = (entries: StatEntry[]): StatRank[] =>
  entries.map(([key, value, percentile = 90]) => {
    return { key, value, percentile, rank: 2, of: 20, beaten: 18, tied: false, min: 0, mean: 1, max: 2 };
  });

function verdict(
  strong: StatEntry[],
  weak: StatEntry[],
  type: VehicleClass = "heavyTank",
  kind: GunKind = "single",
  size = 20,
): string {
  const vehicle = { type, tier: 10, peers: { gun: { kind, size: 9 }, size } };
  return verdictSentences(vehicle, { strong: statsOf(strong), average: [], weak: statsOf(weak) });
}

describe("the verdict on a vehicle", () => {
  it.each<[strong: StatEntry[], weak: StatEntry[], text: string]>([
    [
      [
        ["topSpeed", 59.6],
        ["specificPower", 17.6],
        ["hullSide", 150],
      ],
      [
        ["reload", 13.7],
        ["aimTime", 2.9],
        ["gunDepression", 6],
        ["penetration", 250],
      ],
      "Faster than most tier X heavies, with 150 mm sides. Its gun reloads slowly, aims slowly and dips only 6°.",
    ],
    [[["topSpeed", 65, 100]], [], "Faster than any other tier X heavy."],
    [
      [
        ["topSpeed", 65],
        ["specificPower", 20.1],
      ],
      [],
      "Faster than most tier X heavies, with 20.1 hp/t.",
    ],
    [
      [],
      [
        ["hullSide", 30],
        ["health", 1950],
      ],
      "It has sides of only 30 mm and only 1,950 hp.",
    ],
    [
      [],
      [
        ["health", 1950],
        ["hullTraverse", 20],
      ],
      "It has only 1,950 hp and turns slowly.",
    ],
    [
      [],
      [
        ["hullTraverse", 20],
        ["health", 1950],
      ],
      "It turns slowly and has only 1,950 hp.",
    ],
    [
      [],
      [
        ["hullSide", 30],
        ["health", 1950],
        ["turretSide", 50],
      ],
      "It has sides of only 30 mm, has only 1,950 hp and has turret sides of only 50 mm.",
    ],
    [[], [["gunDepression", 0]], "Its gun can’t dip."],
    [[], [["concealmentStill", 0]], "It is easy to spot."],
    [
      [],
      [
        ["health", 1950],
        ["hullTraverse", 20],
        ["turretSide", 50],
      ],
      "It has only 1,950 hp, turns slowly and has turret sides of only 50 mm.",
    ],
    [
      [["hullTraverse", 42]],
      [
        ["viewRange", 380],
        ["damage", 320.4],
      ],
      "Faster to turn than most tier X heavies. Its gun hits for only 320, and it sees only 380 m.",
    ],
    [
      [
        ["penetration", 276],
        ["turretTraverse", 37],
      ],
      [["gunDepression", -2]],
      "More penetration than most tier X heavies, with a turret that turns 37° a second. Its gun can’t dip.",
    ],
    [
      [
        ["damage", 850],
        ["gunDepression", 12],
      ],
      [["concealmentStill", 2]],
      "More damage per shot than most tier X heavies, with 12° of gun depression. It is easy to spot.",
    ],
  ])("of %j and %j", (strong, weak, text) => {
    expect(verdict(strong, weak)).toBe(text);
  });

  it("calls classes as players do", () => {
    expect(verdict([["concealmentStill", 16.32]], [], "lightTank")).toBe("Harder to spot than most tier X lights.");
    expect(verdict([["health", 2000, 100]], [], "AT-SPG")).toBe("More health than any other tier X tank destroyer.");
  });

  it("never claims to beat all while the stat is unknown of one of them", () => {
    const entries: StatEntry[] = [["health", 2000, 100]];
    expect(verdict(entries, [], "AT-SPG", "single", 21)).toBe("More health than most tier X tank destroyers.");
  });

  it("compares what depends on the kind of gun with that kind", () => {
    const entries: StatEntry[] = [["reload", 20, 100]];
    expect(verdict(entries, [], "mediumTank", "magazine")).toBe(
      "Faster to reload than most magazine-fed tier X mediums.",
    );
    expect(verdict(entries, [], "SPG")).toBe("Faster to reload than most tier X SPGs.");
  });

  it("is that of the average where nothing stands out, and none without ranks", () => {
    const vehicle = { type: "heavyTank", tier: 10, peers: { gun: null, size: 9 } } as const;
    const average = statsOf([["health", 2000]]);
    expect(verdictSentences(vehicle, { strong: [], average, weak: [] })).toBe("Close to the average tier X heavy.");
    const strong = statsOf([["reload", 8]]);
    expect(verdictSentences(vehicle, { strong, average, weak: [] })).toBe("Faster to reload than most tier X heavies.");
    expect(verdict([], [])).toBe("");
  });

  it("is one or two whole sentences for every vehicle that has one", () => {
    for (const record of publishedRecords()) {
      expect(verdictSentences(record, strengthsOf(record)), record.name).toMatch(
        /^$|^[A-Z][^.]*(\.\d+[^.]*)*\.( (Its gun|It) [^.]*(\.\d+[^.]*)*\.)?$/,
      );
      expect(verdictSentences(record, strengthsOf(record)), record.name).not.toMatch(
        /\bx\b|Not known|undefined|NaN| {2}|\b(\w+) \1\b/,
      );
    }
  });
});
