import { describe, expect, it } from "vitest";
import { unixDay } from "../unix-days.ts";
import { type ClanSnapshot, clanHistory, memberDays, recentBattles, weekBattles } from "./history.ts";

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 23, 12);
/** A reading so many days ago: names with their battles. */
const snapshot = (ago: number, battles: Record<string, number | null>): ClanSnapshot => ({
  day: unixDay(now) - ago,
  readAt: now - ago * dayMs,
  members: Object.entries(battles).map(([nickname, played]) => ({
    accountId: nickname.charCodeAt(0),
    nickname,
    battles: played,
    wins: played === null ? null : Math.floor(played / 2),
  })),
});
const present = (...names: string[]) =>
  names.map((nickname) => ({ accountId: nickname.charCodeAt(0), nickname, joinedAt: now - 400 * dayMs }));

describe("the history of a clan", () => {
  it("is nothing without a reading, and hardly anything with one", () => {
    expect(clanHistory([], present("A"), now)).toBeNull();
    expect(clanHistory([snapshot(40, { A: 1 })], present("A"), now)).toBeNull();
    const one = clanHistory([snapshot(0, { A: 10 })], present("A"), now);
    expect(one).toMatchObject({ since: now, readings: 1, changes: [], battles: 0, wins: 0 });
    expect(one?.days).toHaveLength(28);
    expect(one?.days.every(({ battles }) => battles === null)).toBe(true);
  });

  it("tells who left between two readings, who came and went, and who joined by the publisher's day", () => {
    const snapshots = [snapshot(5, { A: 1, B: 1 }), snapshot(3, { A: 1, C: 1 }), snapshot(0, { A: 1, D: 1 })];
    const members = [...present("A"), { accountId: 68, nickname: "D", joinedAt: now - 2 * dayMs }];
    expect(clanHistory(snapshots, members, now)?.changes).toEqual([
      { kind: "left", accountId: 67, nickname: "C", at: now, after: now - 3 * dayMs },
      { kind: "joined", accountId: 68, nickname: "D", at: now - 2 * dayMs, after: null },
      { kind: "left", accountId: 66, nickname: "B", at: now - 3 * dayMs, after: now - 5 * dayMs },
      { kind: "joined", accountId: 67, nickname: "C", at: now - 3 * dayMs, after: now - 5 * dayMs },
    ]);
  });

  it("counts the battles of a day between two readings that follow each other, of who is in both", () => {
    const snapshots = [
      snapshot(3, { A: 100, B: 5 }),
      snapshot(2, { A: 110, B: 9, C: 70 }),
      snapshot(0, { A: 150, C: null }),
    ];
    const history = clanHistory(snapshots, present("A", "C"), now);
    expect(history?.days.slice(-4).map(({ battles }) => battles)).toEqual([null, 14, null, null]);
    // Of A alone: B has left, and C was not there at first.
    expect(history).toMatchObject({ since: now - 3 * dayMs, readings: 3, battles: 50, wins: 25 });
  });

  it("reaches back 28 days, the oldest of them included", () => {
    const snapshots = [snapshot(29, { A: 1 }), snapshot(28, { A: 10 }), snapshot(0, { A: 30 })];
    const members = [28, 29].map((ago) => ({ accountId: ago, nickname: "N", joinedAt: now - ago * dayMs }));
    const history = clanHistory(snapshots, members, now);
    expect(history).toMatchObject({ since: now - 28 * dayMs, readings: 2, battles: 20 });
    expect(history?.changes.map(({ kind, accountId }) => [kind, accountId])).toContainEqual(["joined", 28]);
    expect(history?.changes.map(({ kind, accountId }) => [kind, accountId])).not.toContainEqual(["joined", 29]);
    expect([history?.days[0]?.day, history?.days.at(-1)?.day]).toEqual([Date.UTC(2026, 9, 27), Date.UTC(2026, 10, 23)]);
    expect(recentBattles(snapshots, now).get(65)).toBe(20);
  });

  it("tells who left together in the order of their numbers", () => {
    const members = ["C", "B", "A"].map((nickname) => ({
      accountId: nickname.charCodeAt(0),
      nickname,
      battles: 1,
      wins: 0,
    }));
    const snapshots = [{ ...snapshot(1, {}), members }, snapshot(0, {})];
    expect(clanHistory(snapshots, [], now)?.changes.map(({ nickname }) => nickname)).toEqual(["A", "B", "C"]);
  });

  it.each<[string, [from: [number | null, number | null], to: [number | null, number | null]]]>([
    [
      "battles at first",
      [
        [null, 5],
        [30, 15],
      ],
    ],
    [
      "victories at first",
      [
        [20, null],
        [30, 15],
      ],
    ],
    [
      "battles at last",
      [
        [20, 5],
        [null, 15],
      ],
    ],
    [
      "victories at last",
      [
        [20, 5],
        [30, null],
      ],
    ],
  ])("does not count whose %s are not told", (_, readings) => {
    const snapshots = readings.map(([battles, wins], at) => {
      const reading = snapshot(1 - at, { A: 10 + 4 * at });
      return { ...reading, members: [...reading.members, { accountId: 1, nickname: "X", battles, wins }] };
    });
    expect(clanHistory(snapshots, present("A", "X"), now)).toMatchObject({ battles: 4, wins: 2 });
  });

  it("never counts below nothing when a figure is corrected", () => {
    const snapshots = [snapshot(1, { A: 100 }), snapshot(0, { A: 90 })];
    expect(clanHistory(snapshots, present("A"), now)).toMatchObject({ battles: 0 });
    expect(recentBattles(snapshots, now).get(65)).toBe(0);
  });

  it("has the battles of each member since the first reading with them", () => {
    const snapshots = [
      snapshot(40, { A: 1 }),
      snapshot(9, { A: 20 }),
      snapshot(4, { A: 30, B: 5 }),
      snapshot(0, { A: 34, B: 8, C: 1 }),
    ];
    expect([...recentBattles(snapshots, now)]).toEqual([
      [65, 14],
      [66, 3],
    ]);
  });

  it("has them since the first reading that tells them", () => {
    const snapshots = [snapshot(9, { A: null }), snapshot(4, { A: 20 }), snapshot(0, { A: 25 })];
    expect([...recentBattles(snapshots, now)]).toEqual([[65, 5]]);
    expect([...recentBattles(snapshots.slice(0, 2), now)]).toEqual([]);
  });
});

describe("the days of a member", () => {
  it("are known where two readings enclose them, and played or not", () => {
    const snapshots = [
      snapshot(5, { A: 100, B: 7 }),
      snapshot(4, { A: 112, B: 7, C: 3 }),
      snapshot(2, { A: 150, C: 9 }),
      snapshot(1, { A: 150, C: null }),
      snapshot(0, { A: 149, C: 20 }),
    ];
    const days = memberDays(snapshots, now);
    expect(days.get(65)).toHaveLength(28);
    // The publisher may take battles back, of which nobody plays fewer than none.
    expect(days.get(65)?.slice(-6)).toEqual([null, 12, null, null, 0, 0]);
    expect(days.get(66)?.slice(-6)).toEqual([null, 0, null, null, null, null]);
    expect(days.has(67)).toBe(false);
    expect(memberDays([snapshot(0, { A: 1 })], now).size).toBe(0);
  });
});

it("the last week of a member is told by readings of its first and its last day alone", () => {
  const snapshots = [
    snapshot(14, { A: 80, B: 1 }),
    snapshot(7, { A: 100, B: 4, C: null, E: 5 }),
    snapshot(1, { A: 120, B: 5, C: 1 }),
    snapshot(0, { A: 130, C: 9, D: 2, E: null }),
  ];
  expect([...weekBattles(snapshots, now)]).toEqual([
    [65, { last: 30, before: 20 }],
    [67, { last: null, before: null }],
    [68, { last: null, before: null }],
    [69, { last: null, before: null }],
  ]);
  expect(weekBattles(snapshots.slice(0, 3), now).size).toBe(0);
});
