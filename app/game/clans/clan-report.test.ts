import { describe, expect, it } from "vitest";
import { type ClanReport, clanEntrySchema, clanReportSchema } from "./clan-report.ts";

const time = Date.UTC(2026, 10, 23);
const rating = { value: 987.5, rank: 12 };
const member: ClanReport["members"][number] = {
  accountId: 500_000_001,
  nickname: "Commander_1",
  role: "commander",
  roleName: "Commander",
  joinedAt: time - 1,
  totals: {
    battles: 11,
    wins: 6,
    damage: 9000,
    frags: 7,
    spots: 8,
    defence: 9,
    personalRating: 4321,
    lastBattleAt: time,
  },
  wn8: 1565.25,
  recent: 10,
  days: [null, 0, 3],
  week: { last: 7, before: null },
};
const report: ClanReport = {
  region: "eu",
  clanId: 500_000_002,
  tag: "INDEX",
  name: "The Index",
  motto: "",
  createdAt: time - 2,
  leader: { accountId: 500_000_001, nickname: "Commander_1" },
  members: [member],
  ratings: {
    efficiency: rating,
    skirmish6: { value: null, rank: null },
    skirmish8: rating,
    skirmish10: rating,
    globalMap6: rating,
    globalMap8: rating,
    globalMap10: rating,
    battlesADay: { value: 3.5, rank: null },
  },
  stronghold: {
    level: 10,
    skirmish6: { battles: 5, wins: 2 },
    skirmish8: null,
    skirmish10: { battles: 3, wins: 3 },
    advance10: null,
  },
  globalMap: { provinces: 1, captures: 2, battles: 3, wins: 0 },
  history: {
    since: time - 3,
    readings: 2,
    changes: [
      { kind: "joined", accountId: 500_000_003, nickname: "New", at: time - 1, after: null },
      { kind: "left", accountId: 500_000_004, nickname: "Gone", at: time, after: time - 3 },
    ],
    days: [
      { day: time - 1, battles: null },
      { day: time, battles: 40 },
    ],
    battles: 40,
    wins: 22,
  },
  vehicles: [{ id: 5137, battles: 30, wins: 15, players: 4 }],
  vehiclesOf: 1,
  readAt: time,
};
const withMember = (changes: object) => ({ ...report, members: [{ ...member, ...changes }] });

describe("the report of a clan", () => {
  it("is read as it was written", () => {
    expect(clanReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it("can lack every part that the publisher did not tell", () => {
    const parts = { ratings: null, stronghold: null, globalMap: null, history: null, vehicles: null, leader: null };
    const bare = { ...report, ...parts, createdAt: null, members: [] };
    expect(clanReportSchema.parse(bare)).toEqual(bare);
    const unknown = withMember({ joinedAt: null, totals: null, wn8: null, recent: null });
    expect(clanReportSchema.parse(unknown)).toEqual(unknown);
  });

  it("of before days and weeks were told knows neither", () => {
    const { days: _, week: __, ...older } = member;
    expect(clanReportSchema.parse({ ...report, members: [older] }).members).toEqual([
      { ...older, days: [], week: { last: null, before: null } },
    ]);
  });

  it.each<[string, object]>([
    ["a region without clans", { ...report, region: "cn" }],
    ["no number", { ...report, clanId: 0 }],
    ["less than nothing", { ...report, vehiclesOf: -1 }],
    ["a share of a battle", withMember({ recent: 1.5 })],
    ["a member without a name", withMember({ nickname: undefined })],
    ["a rank of zero", { ...report, ratings: { ...report.ratings, efficiency: { value: 1, rank: 0 } } }],
    [
      "neither come nor gone",
      {
        ...report,
        history: { ...report.history, changes: [{ kind: "", accountId: 1, nickname: "A", at: 1, after: null }] },
      },
    ],
  ])("is none with %s", (_, value) => expect(clanReportSchema.safeParse(value).success).toBe(false));
});

it("a clan of a list is read as it was written", () => {
  const entry = { region: "asia", clanId: 7, tag: "A", name: "B", members: 3, createdAt: null };
  expect(clanEntrySchema.parse(entry)).toEqual(entry);
  expect(clanEntrySchema.safeParse({ ...entry, members: null }).success).toBe(false);
});
