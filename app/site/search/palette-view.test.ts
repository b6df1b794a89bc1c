import { describe, expect, it } from "vitest";
import { paletteIndex } from "#app/game/search/palette.ts";
import { type PaletteVehicle, vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { answerItem } from "./answers.ts";
import { mapItem } from "./maps.ts";
import { kindsFound, nextKind, type PaletteState, paletteView, summary } from "./palette-view.ts";

function vehicle(id: number, name: string, more: Partial<PaletteVehicle> = {}): PaletteVehicle {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const place = { nation: "germany", type: "heavyTank", tier: 8 } as const;
  return { id, name, shortName: name, slug, ...place, premium: false, collector: false, ...more };
}

const vehicles = paletteIndex(
  [
    vehicle(1, "Tiger II"),
    vehicle(2, "Tiger 131", { premium: true, tier: 6 }),
    vehicle(3, "Tiger Maus", { tier: 9 }),
    vehicle(4, "Tiger One", { tier: 7 }),
    vehicle(5, "Tiger Two", { tier: 7 }),
    vehicle(6, "Tiger Three", { tier: 7 }),
    vehicle(7, "Tiger Four", { tier: 7 }),
    vehicle(8, "Leopard", { premium: true }),
  ].map(vehicleEntry),
);

const answers = paletteIndex(
  [
    { question: "How do I clear cache and cookies?", anchor: "clearing", aliases: ["broken page"] },
    { question: "Why only three game accounts?", anchor: "three-accounts", aliases: ["maximum"] },
  ].map(answerItem),
);

const maps = paletteIndex(
  (
    [
      ["el-halluf", "El Halluf"],
      ["abbey", "Abbey"],
    ] as const
  ).map(mapItem),
);

const blank: PaletteState = {
  query: "",
  kind: null,
  vehicles,
  maps,
  answers,
  recents: [],
  current: Number.NaN,
  failed: false,
  lookUp: null,
};

/** Titles of the sections with the labels in them. */
function listed(state: Partial<PaletteState>): Record<string, string[]> {
  const sections = paletteView({ ...blank, ...state });
  return Object.fromEntries(sections.map(({ title, options }) => [title, options.map(({ item }) => item.label)]));
}

describe("before anything is typed", () => {
  it("shows where one can go", () => {
    const view = listed({});
    expect(Object.keys(view)).toEqual(["Go to"]);
    expect(view["Go to"]?.[0]).toBe("Vehicle index");
  });

  it("shows what was opened last first, drops what is gone, and offers to forget it", () => {
    const view = listed({ recents: ["vehicle:2", "vehicle:999", "page:/maps", "nonsense:1"] });
    expect(view.Recent).toEqual(["Tiger 131", "Maps"]);
    expect(view["Go to"]).not.toContain("Maps");
    expect(view["Go to"]?.at(-1)).toBe("Clear recent items");
  });

  it("narrowed shows all of a kind", () => {
    expect(listed({ kind: "page" }).Pages).toContain("Tech tree: Sweden");
    expect(listed({ kind: "vehicle" })).toEqual({});
    expect(listed({ kind: "vehicle", recents: ["vehicle:8", "page:/maps"] })).toEqual({ Recent: ["Leopard"] });
  });
});

describe("a query", () => {
  it("finds vehicles first and says what can be done with the best researchable one", () => {
    const view = listed({ query: "tiger" });
    expect(Object.keys(view)).toEqual(["Vehicles", "Actions", "Look up"]);
    expect(view.Vehicles).toHaveLength(6);
    expect(view.Actions?.[0]).toMatch(/^Plan research to the Tiger/);
    expect(view.Actions).toContain("Filter the vehicle index by “tiger”");
  });

  it("marks the name in the action as well", () => {
    const [, actions] = paletteView({ ...blank, query: "tiger ii" });
    const [plan] = actions?.options ?? [];
    const [[start, end] = [0, 0]] = plan?.ranges ?? [];
    expect(plan?.item.label.slice(start, end)).toBe("Tiger II");
    expect(plan?.item).toMatchObject({ href: "/techtree/germany?to=1" });
  });

  it("plans no research to what is not researched", () => {
    expect(Object.keys(listed({ query: "leopard" }))).toEqual(["Vehicles", "Look up"]);
  });

  it("finds pages by other words", () => {
    expect(listed({ query: "moe" }).Pages?.[0]).toBe("Marks of excellence");
    expect(listed({ query: "german" }).Pages?.[0]).toBe("Tech tree: Germany");
    expect(Object.keys(listed({ query: "calendar" }))[0]).toBe("Pages");
  });

  it("narrowed to vehicles shows all of them and nothing else", () => {
    expect(Object.keys(listed({ query: "tiger", kind: "vehicle" }))).toEqual(["Vehicles"]);
    expect(listed({ query: "tiger", kind: "vehicle" }).Vehicles).toHaveLength(7);
  });

  it("may find nothing", () => {
    expect(paletteView({ ...blank, query: "qq" })).toEqual([]);
    expect(Object.keys(listed({ query: "qqqq" }))).toEqual(["Nothing matches “qqqq” here. Look it up:"]);
    expect(summary(paletteView({ ...blank, query: "qqqq" }))).toBe("Nothing found");
  });

  it("is summed up in words", () => {
    expect(summary(paletteView({ ...blank, query: "tiger" }))).toBe("Vehicles: 7, Actions: 2");
  });
});

describe("> asks for actions only", () => {
  it("lists all of them", () => {
    const view = listed({ query: "> " });
    expect(Object.keys(view)).toEqual(["Actions"]);
    expect(view.Actions?.[0]).toBe("Colour mode: dark");
    expect(listed({ query: ">", recents: ["page:/"] }).Actions?.at(-1)).toBe("Clear recent items");
  });

  it("searches them", () => {
    expect(listed({ query: ">light" }).Actions).toEqual(["Colour mode: light"]);
    expect(listed({ query: ">tiger ii" }).Actions?.[0]).toBe("Plan research to the Tiger II");
    expect(listed({ query: ">calendar" })).toEqual({});
  });

  it("knows the vehicle whose page is open", () => {
    expect(listed({ query: ">", current: 1 }).Actions?.[0]).toBe("Plan research to the Tiger II");
    expect(listed({ query: ">plan", current: 2 })).toEqual({});
    expect(listed({ query: "tiger ii", kind: "action", current: 1 }).Actions).toEqual([
      "Plan research to the Tiger II",
    ]);
  });

  it("offers another try where the vehicles could not be fetched", () => {
    expect(listed({ query: ">again", failed: true }).Actions).toEqual(["Load the vehicles again"]);
    expect(listed({ failed: true })["Go to"]).toContain("Load the vehicles again");
  });
});

describe("maps", () => {
  it("are found by their names, and lead to their pages", () => {
    const [section] = paletteView({ ...blank, query: "halluf" });
    expect(section).toMatchObject({
      title: "Maps",
      options: [{ item: { label: "El Halluf", href: "/maps/el-halluf" } }],
    });
  });

  it("are all there when nothing else is asked for, and are remembered", () => {
    expect(listed({ kind: "map" }).Maps).toEqual(["Abbey", "El Halluf"]);
    expect(listed({ recents: ["map:el-halluf"] }).Recent).toEqual(["El Halluf"]);
  });
});

describe("answers", () => {
  it("are found by their words and by others, and lead to their places on the FAQ", () => {
    expect(listed({ query: "clear cookies" }).Answers).toEqual(["How do I clear cache and cookies?"]);
    expect(listed({ query: "maximum" }).Answers).toEqual(["Why only three game accounts?"]);
    const [section] = paletteView({ ...blank, query: "broken page", kind: "answer" });
    expect(section?.options.map(({ item }) => item.href)).toEqual(["/faq#clearing"]);
  });

  it("are listed alone when one asks for them, and remembered", () => {
    expect(listed({ kind: "answer" }).Answers).toHaveLength(2);
    expect(listed({ recents: ["answer:clearing"] }).Recent).toEqual(["How do I clear cache and cookies?"]);
  });

  it("are missed by nothing else before they are fetched", () => {
    expect(Object.keys(listed({ answers: { rows: [] }, query: "clear" }))).not.toContain("Answers");
    expect(listed({ answers: { rows: [] } })["Go to"]?.[0]).toBe("Vehicle index");
  });
});

describe("players and clans", () => {
  const player = { accountId: 500_000_001, nickname: "Tigerlily_88", region: "eu", linked: true } as const;
  const clan = {
    region: "com",
    clanId: 1_000_000_101,
    tag: "TIGER",
    name: "Big Cats",
    members: 9,
    createdAt: null,
  } as const;
  const lookUp = { text: "tiger", found: { players: [player], clans: [clan], why: null } };

  it("come below all the rest, so that nothing moves when they arrive", () => {
    const before = paletteView({ ...blank, query: "tiger" });
    const after = paletteView({ ...blank, query: "tiger", lookUp });
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([
      {
        title: "Players",
        options: [{ item: { label: "Tigerlily_88", href: "/accounts/500000001/Tigerlily_88" }, ranges: [[0, 5]] }],
      },
      {
        title: "Clans",
        options: [{ item: { label: "[TIGER] Big Cats", href: "/clans-info/com/1000000101/TIGER" }, ranges: [[1, 6]] }],
      },
    ]);
    expect(summary(after)).toBe("Vehicles: 7, Actions: 2, Players: 1, Clans: 1");
  });

  it("can always be looked for on their pages, where they can be called so", () => {
    const ways = (query: string) => paletteView({ ...blank, query }).find(({ id }) => id === "look-up")?.options ?? [];
    const said = (query: string) => ways(query).map(({ item }) => [item.label, item.href]);
    expect(said("tiger")).toEqual([
      ["Find the player “tiger”", "/accounts?q=tiger"],
      ["Find the clan “tiger”", "/clans-info?region=eu&q=tiger"],
    ]);
    expect(said("tiger ii")).toEqual([["Find the clan “tiger ii”", "/clans-info?region=eu&q=tiger%20ii"]]);
    expect(said("ti")).toEqual([]);
    expect(said(">tiger")).toEqual([]);
  });

  it("of another text are not shown, and a failure takes nothing away", () => {
    const before = listed({ query: "tigers" });
    expect(listed({ query: "tigers", lookUp })).toEqual(before);
    expect(listed({ query: "tigers", lookUp: { text: "tigers", found: null } })).toEqual(before);
  });

  it("are shown alone when one asks for them", () => {
    expect(listed({ query: "tiger", kind: "player", lookUp })).toEqual({
      "Look up": ["Find the player “tiger”"],
      Players: ["Tigerlily_88"],
    });
    expect(listed({ query: "tiger", kind: "clan", lookUp })).toEqual({
      "Look up": ["Find the clan “tiger”"],
      Clans: ["[TIGER] Big Cats"],
    });
    expect(Object.keys(listed({ query: "tiger", kind: "vehicle", lookUp }))).toEqual(["Vehicles"]);
  });
});

describe("Tab", () => {
  it("knows the kinds of which there is anything", () => {
    const found = ["vehicle", "action", "player", "clan"];
    expect(kindsFound({ ...blank, query: "tiger" })).toEqual(found);
    expect(kindsFound({ ...blank, query: "tiger", kind: "vehicle" })).toEqual(found);
    expect(kindsFound(blank)).toEqual(["vehicle", "map", "page", "answer", "action", "player", "clan"]);
  });

  it.each([
    [null, "action", false, "action"],
    [null, null, false, "vehicle"],
    ["vehicle", "vehicle", false, "action"],
    ["action", "action", false, null],
    [null, "vehicle", true, "action"],
    ["vehicle", "vehicle", true, null],
    ["page", null, false, null],
  ] as const)("leads from %s with a %s chosen (backwards: %s) to %s", (kind, chosen, back, expected) => {
    expect(nextKind(["vehicle", "action"], kind, chosen, back)).toBe(expected);
  });
});
