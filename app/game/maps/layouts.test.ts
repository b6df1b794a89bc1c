import { describe, expect, it } from "vitest";
import type { BattleType, SpawnPoint } from "#app/game/model/enumerations/battle-types.ts";
import { layoutName, layoutsOf, requestedLayout, sidesOf, startLike, startsOf } from "./layouts.ts";
import type { GameMap, MapLayout, MapTeam } from "./map.ts";

const team = (spawn: SpawnPoint, spawns: MapTeam["spawns"], bases: MapTeam["bases"] = []): MapTeam => ({
  spawn,
  spawns,
  bases,
});
const layout = (battleType: BattleType, gameplay: string, ...teams: [MapTeam, MapTeam]): MapLayout => ({
  battleType,
  gameplay,
  teams,
  neutralBase: null,
});
const map = (...layouts: MapLayout[]): GameMap => ({
  id: 1,
  tag: "01_made",
  name: "Made",
  slug: "made",
  nameSource: "made",
  kind: "random",
  bounds: { west: -500, south: -500, east: 500, north: 500 },
  camouflage: "summer",
  roundLength: 900,
  gameplays: layouts.map(({ gameplay }) => gameplay),
  layouts,
});

const north = team("north", [[0, 400]], [[0, 350]]);
const south = team("south", [[0, -400]], [[0, -350]]);
const standard = layout("standard", "ctf", south, north);
const encounter = layout("encounter", "domination", team("west", [[-400, 0]]), team("east", [[400, 0]]));
const assault = layout("assault", "assault", team("capture", [[0, -380]]), team("defense", [[0, 300]], [[0, 350]]));
const twoBases = layout("assault", "assault2", team("capture", [[0, -380]]), {
  ...team("defense", []),
  bases: [
    [-200, 300],
    [200, 300],
  ],
});
const made = map(assault, twoBases, encounter, standard);

describe("The layouts of a map", () => {
  it("begin with the usual ones", () => {
    expect(layoutsOf(made).map(({ gameplay }) => gameplay)).toEqual(["ctf", "domination", "assault", "assault2"]);
  });

  it.each([
    [{ battleType: null, gameplay: null, spawn: null }, "ctf"],
    [{ battleType: null, gameplay: "assault2", spawn: null }, "assault2"],
    [{ battleType: "assault", gameplay: null, spawn: null }, "assault"],
    [{ battleType: "assault", gameplay: "assault2", spawn: "capture" }, "assault2"],
    // A start chooses among those of the battle type, which a game mode of another does not.
    [{ battleType: null, gameplay: null, spawn: "east" }, "domination"],
    [{ battleType: "standard", gameplay: "assault", spawn: "east" }, "ctf"],
  ] as const)("of which %j asks for %s", (query, gameplay) => {
    expect(requestedLayout(made, query)?.gameplay).toBe(gameplay);
  });

  it("are led back to one there is, or to none", () => {
    const query = { battleType: "assault", gameplay: null, spawn: null } as const;
    expect(requestedLayout(map(encounter), query)).toBe(encounter);
    expect(requestedLayout(map(), query)).toBeUndefined();
  });

  it("are told apart by their bases where a battle type has two", () => {
    expect([assault, twoBases, standard].map((layout) => layoutName(layout, made))).toEqual([
      "Assault, one base",
      "Assault, two bases",
      "Standard",
    ]);
    expect(layoutName(twoBases, map(twoBases, standard))).toBe("Assault");
  });
});

describe("The sides of a layout", () => {
  it("are one's own, the chosen start, and the other", () => {
    expect(sidesOf(standard, "south")).toEqual({ own: south, enemy: north });
    expect(sidesOf(standard, "north")).toEqual({ own: north, enemy: south });
  });

  it.each([
    [standard, "north"],
    [layout("standard", "ctf", north, south), "north"],
    [encounter, "west"],
    [assault, "defense"],
  ] as const)("are in the usual order without a choice, or with one that the layout lacks", (of, own) => {
    expect(sidesOf(of, null).own.spawn).toBe(own);
    expect(sidesOf(of, own === "west" ? "north" : "west").own.spawn).toBe(own);
  });

  it("start at their points, and without any around their bases", () => {
    expect(startsOf(south)).toEqual([[0, -400]]);
    expect(startsOf(twoBases.teams[1])).toHaveLength(2);
  });
});

describe("The start that lies where one of another layout does", () => {
  it.each([
    ["south", assault, "capture"],
    ["north", assault, "defense"],
    ["north", twoBases, "defense"],
    ["capture", standard, "south"],
    ["south", standard, "south"],
    // Both starts are as far.
    ["north", encounter, null],
  ] as const)("of %s", (spawn, of, like) => {
    expect(startLike(made, of, spawn)).toBe(like);
  });

  it("is none where no layout has that start, or it is not clearly the nearer one", () => {
    expect(startLike(map(standard), standard, "east")).toBeNull();
    expect(startLike(made, standard, null)).toBeNull();
    const shifted = (metres: number) =>
      layout("encounter", "domination", team("west", [[-300, 400]]), team("east", [[metres, 400]]));
    // 300 m to the west; three quarters of the way east are 300 at 400 m.
    expect(startLike(map(standard, shifted(401)), shifted(401), "north")).toBe("west");
    expect(startLike(map(standard, shifted(400)), shifted(400), "north")).toBeNull();
  });
});
