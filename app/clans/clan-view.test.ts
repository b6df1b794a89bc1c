import { expect, test } from "vitest";
import type { ClanReport } from "#app/game/clans/clan-report.ts";
import { clanView } from "./clan-view.ts";

const NOW = Date.UTC(2026, 10, 23);
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
};
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

test("what the publisher did not answer is not told yet, and not a clan without battles or ranks", () => {
  const { figures, stronghold, globalMap } = clanView(untold, { vehicles: null, now: NOW });
  expect(figures.filter(({ note }) => note === "Not told yet").map(({ label, text }) => [label, text])).toEqual([
    ["Win rate", null],
    ["Elo, tier X", null],
    ["Elo, tier VIII", null],
    ["Provinces", null],
  ]);
  expect([stronghold, globalMap]).toEqual([null, null]);
});

test("one member is one", () => {
  const totals = { battles: 100, wins: 50, damage: 1, frags: 1, spots: 1, defence: 1 };
  const one = { ...member, totals: { ...totals, personalRating: null, lastBattleAt: null }, wn8: 1200 };
  const { figures } = clanView({ ...untold, members: [one] }, { vehicles: null, now: NOW });
  expect(figures[0]?.note).toBe("Of 1 member, by battles");
  expect(figures[1]).toMatchObject({ text: "50.0", note: "Over 100 battles" });
});
