import { expect, test } from "vitest";
import type { ClanTab } from "#app/game/clans/clan-path.ts";
import type { ClanReport } from "#app/game/clans/clan-report.ts";
import { type ClanContent, clanContent } from "./clan-content.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const dayMs = 86_400_000;
const member: ClanReport["members"][number] = {
  accountId: 500_000_001,
  nickname: "Alone_1",
  role: "commander",
  roleName: "Commander",
  joinedAt: null,
  totals: null,
  wn8: null,
  recent: null,
  days: [],
  week: { last: null, before: null },
};
const totals = { battles: 100, wins: 50, damage: 1, frags: 1, spots: 1, defence: 1, personalRating: null };
const untold: ClanReport = {
  region: "eu",
  clanId: 500_000_101,
  tag: "ALONE",
  name: "Alone",
  motto: "",
  createdAt: null,
  leader: null,
  members: [member],
  ratings: null,
  stronghold: null,
  globalMap: null,
  history: null,
  vehicles: null,
  vehiclesOf: 1,
  readAt: NOW,
};
const contentOf = <T extends ClanTab>(report: ClanReport, tab: T, now = NOW) =>
  clanContent(report, { tab, vehicles: null, now }) as Extract<ClanContent, { tab: T }>;

test("what the publisher did not answer is not known, and not a clan without battles or ranks", () => {
  const { stats, bands } = contentOf(untold, "");
  expect(stats.map(({ text }) => text)).toEqual([null, null, null]);
  expect(bands).toMatchObject({ unknown: 1, today: 0 });
  for (const tab of ["stronghold", "global-map"] as const) {
    expect(clanContent(untold, { tab, vehicles: null, now: NOW })).toMatchObject({ tab, groups: [] });
  }
});

test("one member is one", () => {
  const { stats } = contentOf(
    { ...untold, members: [{ ...member, totals: { ...totals, lastBattleAt: null }, wn8: 1200 }] },
    "",
  );
  expect(stats[0]?.note).toBe("1 member, weighted by battles");
  expect(stats[1]).toMatchObject({ text: "50.0", note: "Over 100 battles" });
});

test("days without a battle are counted until the clan was read, not until somebody looks", () => {
  const members = [
    { ...member, totals: { ...totals, lastBattleAt: NOW - 8 * dayMs }, joinedAt: NOW - 400 * dayMs },
    { ...member, accountId: 2, nickname: "Never", totals: { ...totals, battles: 0, lastBattleAt: NOW } },
    { ...member, accountId: 3, nickname: "Other", role: "jester", roleName: "Jester", week: { last: 5, before: 9 } },
  ];
  const content = contentOf({ ...untold, members }, "", NOW + 20 * dayMs);
  expect(content.members[0]).toMatchObject({ days: 8, last: "15 Nov", lastIso: "2026-11-15", inClan: "1 y 1 mo" });
  // A player with no battles has no last battle, whatever the publisher reports.
  expect(content.members[1]).toMatchObject({ nickname: "Never", days: null, band: "unknown", winRate: null });
  expect(content.members[2]).toMatchObject({ role: "Jester", week: 5, change: -4 });
  expect(content.bands).toMatchObject({ "week-ago": 1, unknown: 2 });
});

test("only the tab that shows the members has them", () => {
  expect(contentOf(untold, "history")).not.toHaveProperty("members");
  expect(contentOf(untold, "history").size).toBe(1);
});

test("a member has levels from twenty battles on", () => {
  const levels = [19, 20].map((battles) => {
    const one = { ...member, totals: { ...totals, battles, wins: 10, lastBattleAt: NOW }, wn8: 1200 };
    const [only] = contentOf({ ...untold, members: [one] }, "").members;
    return [only?.winRateLevel, only?.wn8Level];
  });
  expect(levels[0]).toEqual([null, null]);
  expect(levels[1]).toEqual([expect.any(String), expect.any(String)]);
});
