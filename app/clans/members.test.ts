import { describe, expect, it } from "vitest";
import { inactiveDaysOf } from "#app/game/clans/activity.ts";
import { type Member, membersHref, membersQueryOf, selectMembers, sortHref } from "./members.ts";

const member = (nickname: string, more: Partial<Member> = {}): Member => ({
  accountId: nickname.charCodeAt(0),
  nickname,
  role: "Private",
  rank: 9,
  joined: null,
  inClan: null,
  days: null,
  band: "unknown",
  last: null,
  lastIso: null,
  recent: null,
  daily: [],
  week: null,
  change: null,
  battles: null,
  winRate: null,
  winRateLevel: null,
  wn8: null,
  wn8Level: null,
  ...more,
});
const members = [
  member("A", { rank: 0, days: 3, battles: 10 }),
  member("B", { days: 14, battles: 30 }),
  member("C"),
  member("D", { days: 60, battles: 30 }),
];
const query = (search: string) => {
  const parameters = new URLSearchParams(search);
  return membersQueryOf(parameters, inactiveDaysOf(parameters));
};
const namesOf = (list: Member[]) => list.map(({ nickname }) => nickname).join("");
const selected = (search: string) => {
  const { listed, unknown } = selectMembers(members, query(search));
  return [namesOf(unknown), namesOf(listed)];
};

describe("the members of a clan", () => {
  it("are all there at first, and of the inactive those who were away longest first, the unknown apart", () => {
    expect(selected("")).toEqual(["", "ABCD"]);
    expect(selected("?inactive=14")).toEqual(["C", "DB"]);
    expect(selected("?inactive=30")).toEqual(["C", "D"]);
  });

  it("can be of one role alone", () => {
    expect(selected("?role=commander")).toEqual(["", "A"]);
    expect(selected("?role=recruit&inactive=14")).toEqual(["C", "DB"]);
    expect(selected("?role=constructor")).toEqual(["", "ABCD"]);
    expect(membersHref("/c", query("?role=recruit&inactive=14&sort=player"))).toBe(
      "/c?inactive=14&role=recruit&sort=player",
    );
    expect(sortHref("/c", query("?role=recruit"), "battles")).toBe("/c?role=recruit&sort=-battles");
  });

  it("are sorted by what the address says, those without a figure last either way", () => {
    expect(selected("?sort=-battles")).toEqual(["", "BDAC"]);
    expect(selected("?sort=battles")).toEqual(["", "ABDC"]);
    expect(selected("?inactive=7&sort=player")).toEqual(["C", "BD"]);
    expect(selected("?sort=constructor")).toEqual(["", "ABCD"]);
  });

  it("have an address for every filter and order, and none for what is usual", () => {
    const path = "/clans-info/eu/1/A";
    expect(membersHref(path, query(""))).toBe(path);
    expect(membersHref(path, query("?inactive=7"))).toBe(`${path}?inactive=7`);
    expect(sortHref(path, query("?inactive=7"), "battles")).toBe(`${path}?inactive=7&sort=-battles`);
    expect(sortHref(path, query("?inactive=7"), "last")).toBe(`${path}?inactive=7&sort=last`);
    expect(sortHref(path, query("?sort=-battles"), "battles")).toBe(`${path}?sort=battles`);
    expect(sortHref(path, query("?sort=-battles"), "role")).toBe(path);
  });
});
