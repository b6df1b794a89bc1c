import { describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { sumsOf } from "#app/game/battles/battle-sums.ts";
import { packSums } from "#app/game/players/pack-sums.fixture.ts";
import { dayName, sessionCard, sessionHeading } from "./sessions.ts";

/** A Sunday. */
const now = Date.UTC(2026, 10, 22, 14, 30);
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour) / 1000;
const battle = (changes: Partial<BattleRecord>) => {
  const { accountId: _, ...of } = battleOf({ tankId: 1, damageDealt: 1000, ...changes });
  return of;
};
const expectedOf = () => ({ damage: 1000, frags: 1, spots: 1, defence: 1, winRate: 50 });

describe("the name of a day", () => {
  it.each([
    [22, 0, "Today"],
    [21, 23, "Yesterday"],
    [20, 12, "Friday"],
    [8, 12, "Sunday"],
  ])("of %d November, %d o'clock, is %s", (day, hour, name) => {
    expect(dayName(at(day, hour) * 1000, now)).toBe(name);
  });
});

const battles = [battle({ outcome: "win", kills: 3 }), battle({ outcome: "loss", damageDealt: 500, kills: 0 })];
const session = {
  firstAt: at(21, 18),
  lastAt: at(21, 19) + 240,
  vehicles: battles.map((of) => [1, ...packSums(sumsOf(of))]),
  outcomes: battles.map(({ outcome }) => outcome),
};

const about = { nickname: "Commander_1", region: "EU", expectedOf, nameOf: () => "IS-7", now };

describe("a session", () => {
  it("is headed by its day, its time and what came of it, and leads to its battles", () => {
    expect(sessionHeading(session, { expectedOf, path: "/battles", now })).toMatchObject({
      day: "Yesterday",
      date: "21 Nov",
      time: "18:00, 1 h 4 min",
      outcomes: ["win", "loss"],
      battles: "2",
      won: "1",
      damage: "750",
      path: `/battles?after=${session.lastAt + 1}-1`,
    });
  });

  it("is a picture of its last battles, the first one first, without those that tell no damage", () => {
    const allBattles = [...battles, battle({ damageDealt: null })];
    const card = sessionCard(session, allBattles, about);
    expect(card).toMatchObject({ date: "2026-11-21", day: "21 Nov" });
    expect(card.stats.map(({ text }) => text)).toEqual(["2 battles", "1/2", "750", "1.50"]);
    expect(card.bars.map(({ damage, won }) => [damage, won])).toEqual([
      [500, false],
      [1000, true],
    ]);
    const many = Array.from({ length: 20 }, () => battles[0] as (typeof battles)[number]);
    expect(sessionCard(session, many, about).bars).toHaveLength(12);
  });

  it("is coloured from twenty battles on", () => {
    const of = (count: number) => {
      const one = battles[0] as (typeof battles)[number];
      const vehicles = Array.from({ length: count }, () => [1, ...packSums(sumsOf(one))]);
      return sessionCard({ ...session, vehicles }, [], about).wn8.token;
    };
    expect([of(19), of(20)]).toEqual(["--text", expect.stringMatching(/^--perf-/)]);
  });
});
