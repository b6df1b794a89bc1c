import { describe, expect, it } from "vitest";
import { labels, nameSearch, player, results, rows, vehicles } from "#tests/fixtures/search-results.ts";
import { publishedRows } from "#tests/setup/published.ts";
import { plainAnswer } from "./result-rows.ts";
import { nameSearchText, nextFilter, ratedPlayers, summary } from "./results.ts";

describe("before anything is typed", () => {
  it("shows what was viewed last, without what is gone, and what can be asked", () => {
    const { groups } = results("", { recents: ["map:abbey", "vehicle:999999", "page:/maps", "nonsense:1"] });
    expect(groups.map(({ id }) => id)).toEqual(["recent", "ask"]);
    expect(groups[0]?.rows.map(({ item }) => item.label)).toEqual(["Abbey", "Maps"]);
  });

  it("asks what is answered", () => {
    for (const query of labels("").filter((label) => label !== "Prokhorovka")) {
      const [first] = rows(query);
      expect(["list", "compare"], query).toContain(first?.item.kind);
    }
  });

  it("narrowed shows all of a kind", () => {
    expect(labels("", { filter: "map" })).toEqual(["Abbey", "El Halluf"]);
    expect(labels("", { filter: "page" })).toContain("Tech tree: Sweden");
    expect(labels("", { filter: "vehicle" })).toEqual([]);
  });
});

describe("who is signed in", () => {
  const me = { accountId: 7, nickname: "Commander_1", region: "eu" } as const;
  const week = { battles: 20, winRate: 55, wn8: 1424 };
  const ratings = new Map([
    [7, { battles: 900, winRate: 51, wn8: 1880, tag: null, week }],
    [8, { battles: 11949, winRate: 52.04, wn8: 1600, tag: "FERRO", week: null }],
  ]);

  it("stands on the scale of WN8, and below it", () => {
    const [term, own, board] = rows("wn8", { me, ratings });
    expect(term?.scale).toEqual({ own: 1880 });
    expect(own).toMatchObject({
      item: { label: "My WN8", href: "/accounts/7/Commander_1" },
      note: { text: "All time 1,880, last 7 days 1,424" },
      wn8: 1880,
    });
    expect(board?.item).toMatchObject({ label: "Players by WN8", href: "/accounts#leaderboard" });
    // Nothing is known of the account yet.
    expect(rows("wn8", { me })[1]).toMatchObject({ note: { text: "Commander_1" }, wn8: null });
    expect(labels("wn8").slice(0, 2)).toEqual(["WN8", "Players by WN8"]);
  });

  it("compares the account with a player of exactly this name, who is rated", () => {
    const found = {
      text: "commander_2",
      found: { players: [player(8, "Commander_2"), player(9, "Commander_22")], clans: [], why: null },
    };
    const all = rows("commander_2", { me, ratings, nameSearch: found });
    expect(all.slice(0, 3)).toMatchObject([
      { item: { label: "Commander_2" }, note: { text: "11,949 battles, 52.0% won" }, wn8: 1600 },
      { item: { label: "Compare with my account", href: "/accounts/compare?players=7,8" } },
      { item: { label: "Commander_22" }, note: null },
    ]);
    expect(ratedPlayers(results("commander_2", { nameSearch: found }), "commander_2", null)).toEqual([8]);
    expect(ratedPlayers(results("wn8", { me }), "wn8", 7)).toEqual([7]);
    expect(ratedPlayers(results("wn8"), "wn8", null)).toEqual([]);
  });
});

describe("a name", () => {
  it.each([
    ["e100", "E 100"],
    ["IS7", "IS-7"],
    ["death star", "FV215b (183)"],
    ["abbey", "Abbey"],
    ["wn8", "WN8"],
    ["view range", "View range"],
    ["moe", "Marks of excellence"],
    ["calendar", "Calendar"],
    ["tiger 2", "Tiger II"],
  ])("%s is first", (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  it("that players gave a vehicle is said", () => {
    expect(rows("death star")[0]?.note).toMatchObject({ before: "Nickname: ", text: "Death Star" });
    // A former name finds it, and is not shown.
    expect(rows("8,8 cm Pak 43 Jagdtiger")[0]?.note ?? null).not.toMatchObject({ before: "Nickname: " });
  });

  it("of a term says what it is, with its scale where it has one", () => {
    expect(rows("wn8")[0]).toMatchObject({ scale: { own: null }, item: { href: "/faq#wn8" } });
    expect(rows("moe")[0]).toMatchObject({ note: { text: "Rings on the gun." } });
    // The page of the same name is no second row.
    expect(rows("moe").filter(({ item }) => item.href === "/marks-of-excellence")).toHaveLength(1);
  });

  it("finds answers of the FAQ", () => {
    expect(labels("clear cookies")).toContain("How do I clear cache and cookies?");
    expect(rows("broken page")[0]).toMatchObject({ item: { kind: "answer", href: "/faq#clearing" } });
  });

  it("comes before what can be done with it", () => {
    const found = labels("tiger ii");
    expect(found[0]).toBe("Tiger II");
    expect(found.indexOf("Plan research to the Tiger II")).toBeGreaterThan(0);
  });

  it("of many vehicles leads to all of them", () => {
    const found = rows("tiger");
    expect(found.filter(({ item }) => item.kind === "vehicle")).toHaveLength(6);
    expect(found.some(({ item }) => item.href === "/?q=tiger#vehicles")).toBe(true);
    expect(rows("tiger", { filter: "vehicle" }).length).toBeGreaterThan(6);
    expect(summary(results("tiger"))).toMatch(/^Vehicles: \d+/);
  });
});

describe("a question", () => {
  it("is answered by a table, the best with their figures, and what the stat is", () => {
    const [list, ...found] = rows("tier 8 light view range");
    expect(list?.item).toMatchObject({ kind: "list", href: "/?class=lightTank&tier=8&sort=-viewRange#vehicles" });
    const values = found.slice(0, 6).map(({ stat }) => Number(stat?.text));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(found[0]?.stat).toMatchObject({ unit: "m", percent: 100, best: true });
    expect(found[6]?.item).toMatchObject({ kind: "term", label: "View range" });
    expect(found[7]?.item.href).toMatch(/^\/comparison\?v=\d+(?:&v=\d+){5}$/);
  });

  it("has all vehicles where one asks for them alone", () => {
    const all = rows("tier 8 light view range", { filter: "vehicle" });
    expect(all.length - 1).toBe(results("tier 8 light view range").counts.vehicle);
  });

  it("shows the column that ranks them", () => {
    expect(rows("premium td reload")[0]?.item.href).toMatch(/^\/\?class=AT-SPG&type=premium&sort=reload&cols=reload,/);
  });

  it("has ratings with their decimal, as everywhere", () => {
    const [, first] = rows("tier 10 heavy rating");
    expect(first?.stat?.text).toMatch(/^\d\.\d$/);
  });

  it("has the figures of a column that is fetched", () => {
    const [, first] = rows("tier 10 heavy gun depression");
    expect(first?.stat).toBeNull();
    const values = new Map(vehicles.rows.map(({ entry }) => [entry.vehicle.id, entry.vehicle.id === 7169 ? 12 : 5]));
    const [, best] = rows("tier 10 heavy gun depression", { column: { key: "gunDepression", values } });
    expect(best).toMatchObject({ item: { key: "vehicle:7169" }, stat: { text: "−12", best: true } });
  });

  it("for two vehicles compares them", () => {
    const [compare, ...found] = rows("is-7 vs e 100");
    expect(compare?.item).toMatchObject({ kind: "compare", href: "/comparison?v=7169&v=9489" });
    expect(compare?.ranges).toEqual([
      { start: 8, end: 12 },
      { start: 18, end: 23 },
    ]);
    expect(found.slice(0, 2).map(({ item }) => item.label)).toEqual(["IS-7", "E 100"]);
  });
});

describe("a section of a vehicle", () => {
  it("is offered first, then the vehicle, and nobody is looked up by its name", () => {
    expect(labels("e 100 builds").slice(0, 2)).toEqual(["E 100: Loadout", "E 100"]);
    expect(rows("e 100 builds")[0]).toMatchObject({
      item: { kind: "page", href: "/9489/e-100/loadout" },
      ranges: [{ start: 0, end: 5 }],
    });
    expect(nameSearchText({ query: "e 100 builds", filter: null, vehicles })).toBeNull();
    expect(nameSearchText({ query: "e 100 builds", filter: "clan", vehicles })).toBe("e 100 builds");
  });
});

describe("without the search itself", () => {
  const answer = (text: string) => plainAnswer(text, publishedRows);

  it.each([
    ["tier 8 light view range", "/?class=lightTank&tier=8&sort=-viewRange#vehicles"],
    ["is-7 vs e 100", "/comparison?v=7169&v=9489"],
    ["map rotation", "/map-rotation"],
    ["maus armour", "/6929/maus/armour"],
    ["view range", "/?sort=-viewRange#vehicles"],
    ["commander_1", null],
    ["", null],
  ])("%j leads to %s", (text, href) => {
    expect(answer(text)).toBe(href);
  });
});

describe("players and clans", () => {
  it("come below what is found, above the ways to look further", () => {
    const before = labels("tiger");
    const after = labels("tiger", { nameSearch: nameSearch("tiger", ["Tigerlily_88"], ["TIGER"]) });
    const added = ["Tigerlily_88", "[TIGER] Big Cats"];
    expect(after.filter((label) => !added.includes(label))).toEqual(before);
    expect(after.indexOf("Tigerlily_88")).toBeGreaterThan(before.indexOf("Tiger II"));
    expect(after.indexOf("[TIGER] Big Cats")).toBeLessThan(after.indexOf("Look up the player “tiger”"));
  });

  it("are first where only they are called so, and below a vehicle of this very name", () => {
    expect(labels("commander_1", { nameSearch: nameSearch("commander_1", ["Commander_1"]) })[0]).toBe("Commander_1");
    expect(labels("ige", { nameSearch: nameSearch("ige", ["Ige", "Tigerlily_88"]) })[0]).toBe("Ige");
    expect(labels("ige", { nameSearch: nameSearch("ige", [], ["IGE"]) })[0]).toBe("[IGE] Big Cats");
    const found = rows("Tiger II", { nameSearch: nameSearch("Tiger II", ["Tiger II"]) });
    expect(found.slice(0, 2).map(({ item }) => item.kind)).toEqual(["vehicle", "player"]);
  });

  it("of another text are not shown", () => {
    expect(labels("tigers", { nameSearch: nameSearch("tiger", ["Tigerlily_88"]) })).toEqual(labels("tigers"));
  });

  it("are shown alone when one asks for them", () => {
    const found = { nameSearch: nameSearch("tiger", ["Tigerlily_88"], ["TIGER"]) };
    expect(labels("tiger", { filter: "player", ...found })).toEqual(["Tigerlily_88", "Look up the player “tiger”"]);
    const clans = ["[TIGER] Big Cats", "Look up the clan “tiger” in EU"];
    expect(labels("tiger", { filter: "clan", ...found })).toEqual(clans);
  });

  it("that cannot be reached leave one row, with another try", () => {
    const failed = rows("tiger", { nameSearch: { text: "tiger", found: null } });
    expect(failed.filter(({ item }) => item.kind === "action" && item.command === "retry-look-up")).toHaveLength(1);
    expect(failed[0]?.item.kind).toBe("vehicle");
  });
});

describe("nothing", () => {
  it("is said once everything was asked, with the nearest name and ways to look further", () => {
    expect(results("kranwagan").nothing).toBe(false);
    const state = { nameSearch: nameSearch("kranwagan", []) };
    expect(results("kranwagan", state).nothing).toBe(true);
    expect(labels("kranwagan", state)[0]).toBe("Kranvagn");
    expect(labels("kranwagan", state)).toContain("Look up the clan “kranwagan” in NA");
    expect(summary(results("kranwagan", state))).toBe("Nothing found");
  });

  it("is not said while the vehicles are on their way", () => {
    const none = { vehicles: { rows: [] }, nameSearch: nameSearch("kranwagan", []) };
    expect(results("kranwagan", { ...none, status: "loading" }).nothing).toBe(false);
    const failed = rows("kranwagan", { ...none, status: "failed" });
    expect(failed.some(({ item }) => item.kind === "action" && item.command === "retry")).toBe(true);
  });
});

describe("Tab", () => {
  it.each([
    [null, false, "vehicle"],
    ["vehicle", false, "page"],
    ["page", false, null],
    [null, true, "page"],
    ["vehicle", true, null],
    ["map", false, "page"],
  ] as const)("leads from %s (backwards: %s) to %s", (filter, back, expected) => {
    expect(nextFilter({ vehicle: 3, page: 1 }, filter, back)).toBe(expected);
  });
});

describe("a comparison that is not complete", () => {
  it.each(["is-7 v", "is-7 vs", "is-7 vs ", "vs is-7", "is-7 vs zzzz"])("%j keeps the vehicle first", (query) => {
    const [first, ...more] = rows(query);
    expect(first?.item.label).toBe("IS-7");
    expect(more.some(({ item }) => item.key.startsWith("find-"))).toBe(false);
    expect(results(query).nothing).toBe(false);
    expect(nameSearchText({ query, filter: null, vehicles })).toBeNull();
  });

  it("of two names without a word between them has both vehicles and their comparison", () => {
    expect(labels("maus e100").slice(0, 3)).toEqual(["Compare Maus with E 100", "Maus", "E 100"]);
  });
});

describe("a word with a wrong letter", () => {
  it("finds what the right word finds", () => {
    const found = (query: string) =>
      rows(query, { nameSearch: nameSearch(query, []) })
        .filter(({ item }) => item.kind === "vehicle")
        .map(({ item }) => item.label);
    expect(found("leopart")).toEqual(found("leopard"));
    expect(found("leopart")).toContain("Leopard 1");
  });

  it.each([
    [{ known: [player(8, "Commander_1")] }],
    [{ me: { accountId: 8, nickname: "Commander_1", region: "eu" } as const }],
  ])("finds a known player", (more) => {
    const [first] = rows("comander_1", { ...more, nameSearch: nameSearch("comander_1", []) });
    expect(first?.item).toMatchObject({ kind: "player", label: "Commander_1", href: "/accounts/8/Commander_1" });
  });
});

describe("what nobody can be called", () => {
  it.each(["🐅🐅🐅", "<script>alert(1)</script>", "a".repeat(5000)])("is not looked up: %.12s", (query) => {
    expect(rows(query)).toEqual([]);
    expect(results(query).nothing).toBe(true);
    expect(nameSearchText({ query, filter: null, vehicles })).toBeNull();
  });
});
