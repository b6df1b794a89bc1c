import { describe, expect, it } from "vitest";
import { constellationOf, longestSide } from "./constellation.ts";
import type { GameMap } from "./map.ts";

const map = {
  bounds: { west: -300, south: -200, east: 300, north: 200 },
  camouflage: "winter",
  layouts: [
    {
      battleType: "standard",
      gameplay: "ctf",
      teams: [
        { spawn: "north", spawns: [], bases: [[0, 150]] },
        { spawn: "south", spawns: [], bases: [[0, -150]] },
      ],
      neutralBase: null,
    },
    {
      battleType: "encounter",
      gameplay: "domination",
      teams: [
        { spawn: "west", spawns: [[-250, 0]], bases: [] },
        { spawn: "east", spawns: [[250, 0]], bases: [] },
      ],
      neutralBase: [0, 0],
    },
    {
      battleType: "assault",
      gameplay: "assault",
      teams: [
        { spawn: "defense", spawns: [], bases: [[100, 100]] },
        { spawn: "capture", spawns: [[-100, -100]], bases: [] },
      ],
      neutralBase: null,
    },
  ],
} as unknown as GameMap;

describe("a constellation", () => {
  const { field, season, types } = constellationOf(map, 1000);

  it("has the field in the middle of a drawing of one scale", () => {
    expect(field).toEqual({ x: 200, y: 300, width: 600, height: 400 });
    expect(season).toBe("winter");
  });

  it("joins the bases of a standard battle, and the base of an encounter with its starts", () => {
    expect(types[0]).toEqual({
      battleType: "standard",
      gameplay: "ctf",
      lines: "M500 350L500 650",
      bases: [
        { x: 500, y: 350 },
        { x: 500, y: 650 },
      ],
      starts: [],
    });
    expect(types[1]?.lines).toBe("M500 500L250 500M500 500L750 500");
    expect(types[1]?.bases).toEqual([{ x: 500, y: 500 }]);
  });

  it("joins nothing in an assault", () => {
    expect(types[2]).toEqual({
      battleType: "assault",
      gameplay: "assault",
      lines: "",
      bases: [{ x: 600, y: 400 }],
      starts: [{ x: 400, y: 600 }],
    });
  });

  it("joins no bases of an assault that has two, and no base that has none to be joined with", () => {
    const two = {
      spawn: "defense",
      spawns: [],
      bases: [
        [100, 100],
        [0, 100],
      ],
    };
    const one = { spawn: "north", spawns: [[0, 50]], bases: [[0, 150]] };
    const none = { spawn: "south", spawns: [], bases: [] };
    const lines = (battleType: string, ...teams: object[]) =>
      constellationOf({ ...map, layouts: [{ battleType, teams }] } as unknown as GameMap, 1000).types[0]?.lines;
    expect(lines("assault", two, none)).toBe("");
    expect(lines("standard", one, none)).toBe("");
    expect(lines("encounter", none, none)).toBe("");
  });

  it("is as large as the longest side of all fields asks for", () => {
    expect(longestSide([map, { bounds: { west: 0, south: 0, east: 100, north: 900 } }])).toBe(900);
    expect(longestSide([map])).toBe(600);
    expect(longestSide([{ bounds: { west: 200, south: 100, east: 300, north: 900 } }])).toBe(800);
    expect(longestSide([])).toBe(0);
  });
});
