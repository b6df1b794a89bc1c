import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_VIEWED } from "#app/game/accounts/followed.ts";
import { MAX_FOLLOWED, useKnownClans, useKnownPlayers } from "./known.ts";

const player = (accountId: number, nickname = `Commander_${accountId}`) =>
  ({ accountId, nickname, region: "eu" }) as const;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  useKnownPlayers.setState({ followed: [], viewed: [], isRead: false });
});

const known = () => useKnownPlayers.getState();
const ids = (list: "followed" | "viewed") => known()[list].map(({ accountId }) => accountId);

describe("players who are followed", () => {
  it("are kept, the newest first, and let go again", () => {
    known().toggle(player(1));
    known().toggle(player(2));
    useKnownPlayers.setState({ followed: [] });
    known().read();
    expect(ids("followed")).toEqual([2, 1]);
    known().toggle(player(2));
    expect(ids("followed")).toEqual([1]);
  });

  it("are so many at most, of whom none goes by itself, and have their newest names", () => {
    for (let id = 1; id <= MAX_FOLLOWED; id += 1) expect(known().toggle(player(id))).toBe(true);
    expect(known().toggle(player(MAX_FOLLOWED + 1))).toBe(false);
    expect([ids("followed").length, ids("followed").at(-1)]).toEqual([MAX_FOLLOWED, 1]);
    expect([known().toggle(player(2)), known().toggle(player(2))]).toEqual([true, true]);
    known().see(player(5, "Renamed"));
    expect(known().followed.find(({ accountId }) => accountId === 5)?.nickname).toBe("Renamed");
  });
});

it("players who are followed where storage is blocked are so for the page, and can be let go", () => {
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  known().toggle(player(1));
  known().toggle(player(2));
  known().see(player(3));
  expect([ids("followed"), ids("viewed")]).toEqual([[2, 1], [3]]);
  known().toggle(player(1));
  known().read();
  expect(ids("followed")).toEqual([2]);
  known().forgetFollowed([player(2)]);
  known().forgetViewed();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  known().forgetViewed();
  expect([ids("followed"), ids("viewed")]).toEqual([[], []]);
});

describe("players who were looked at", () => {
  it("stand once each, the last first, and are forgotten at once", () => {
    for (let id = 1; id <= MAX_VIEWED + 2; id += 1) known().see(player(id));
    known().see(player(4));
    expect([ids("viewed")[0], ids("viewed").length, new Set(ids("viewed")).size]).toEqual([4, MAX_VIEWED, MAX_VIEWED]);
    known().toggle(player(1));
    known().forgetViewed();
    expect([ids("viewed"), ids("followed")]).toEqual([[], [1]]);
  });
});

describe("what is stored", () => {
  it.each([
    "no JSON",
    "null",
    "[]",
    '{"followed":{}}',
    '{"followed":[null,1,{"accountId":"1"},{"accountId":1,"nickname":"<b>","region":"eu"},{"accountId":1,"nickname":"Ok_1","region":"xx"}]}',
  ])("is left out where it is something else: %s", (text) => {
    kept.set("index-players", text);
    known().read();
    expect([known().followed, known().viewed, known().isRead]).toEqual([[], [], true]);
  });

  it("is as long as the page where storage is blocked", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("blocked");
      },
    });
    known().toggle(player(1));
    expect(ids("followed")).toEqual([1]);
  });
});

describe("clans", () => {
  const clan = (clanId: number, region: "eu" | "com" = "eu") => ({
    region,
    clanId,
    tag: "FERRO",
    name: "Ferrous Guard",
  });

  it("are known apart from players, and by region and number", () => {
    const { see, toggle } = useKnownClans.getState();
    see(clan(1));
    see(clan(1, "com"));
    toggle(clan(1));
    expect(useKnownClans.getState()).toMatchObject({ followed: [clan(1)], viewed: [clan(1, "com"), clan(1)] });
    see({ ...clan(1), tag: "NEW" });
    expect(useKnownClans.getState().followed).toEqual([{ ...clan(1), tag: "NEW" }]);
    expect(known().viewed).toEqual([]);
  });

  it.each([
    '{"viewed":[{"region":"eu","clanId":1,"tag":"<b>","name":"x"}]}',
    '{"viewed":[{"region":"xx","clanId":1,"tag":"A","name":"x"},{"region":"eu","clanId":1,"tag":"A","name":""}]}',
  ])("that are none are left out: %s", (text) => {
    kept.set("index-clans", text);
    useKnownClans.getState().read();
    expect(useKnownClans.getState().viewed).toEqual([]);
  });
});
