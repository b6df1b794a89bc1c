import { describe, expect, it } from "vitest";
import {
  barOf,
  boardOf,
  boardParameters,
  boardQueryOf,
  boardStat,
  minimumsOf,
  ranked,
  spreadOfBoard,
} from "./leaderboard.ts";

interface Row {
  name: string;
  wn8: number | null;
  battles: number;
}
const row = (name: string, wn8: number | null, battles = 1000): Row => ({ name, wn8, battles });
const byName = (a: Row, b: Row) => (a.name < b.name ? -1 : 1);
const placesOf = (rows: Row[]) =>
  ranked(rows, ({ wn8 }) => wn8, byName).map(({ place, row }) => `${place} ${row.name}`);

describe("a ranking", () => {
  it("has the largest figure first, and leaves out who has none", () => {
    expect(placesOf([row("A", 900), row("B", 2000), row("C", null), row("D", 0)])).toEqual(["1 B", "2 A", "3 D"]);
  });

  it("gives equal figures one place, and the next the place after all of them", () => {
    const rows = [row("C", 1500), row("A", 1500), row("B", 2000), row("D", 1000), row("E", 1500)];
    expect(placesOf(rows)).toEqual(["1 B", "2 A", "2 C", "2 E", "5 D"]);
    expect(placesOf([])).toEqual([]);
  });
});

describe("a board", () => {
  const rows = Array.from({ length: 250 }, (_, at) => row(`P${at}`, at, at < 20 ? 99 : 100));
  const board = (page: number | null, min = 100) =>
    boardOf(rows, { statOf: ({ wn8 }) => wn8, order: byName, atLeast: ({ battles }) => battles >= min, page });

  it("shows the first fifteen, and says how many are ranked and how many fall short", () => {
    const { total, short, rows: visible, pages } = board(null);
    expect([total, short, pages, visible.length]).toEqual([230, 20, 3, 15]);
    expect(visible[0]).toMatchObject({ place: 1, row: { name: "P249" } });
  });

  it("shows all of them in pages of a hundred, and the last one for a page beyond it", () => {
    expect(board(2).rows[0]?.place).toBe(101);
    expect([board(3).rows.length, board(9).page]).toEqual([30, 3]);
    expect(board(null, 10).total).toBe(250);
  });
});

describe("the address of a board", () => {
  const read = (search: string, kind: "players" | "clans" = "players") =>
    boardQueryOf(new URLSearchParams(search), kind);

  it("names the order, the minimum, the vehicle and the page, and nothing that is no choice", () => {
    expect(read("")).toEqual({ by: "wn8", min: 1000, vehicle: null, page: null });
    expect(read("?by=battles&least=500&page=2")).toEqual({ by: "battles", min: 500, vehicle: null, page: 2 });
    expect(read("?by=vehicle&vehicle=5137")).toEqual({ by: "vehicle", min: 50, vehicle: 5137, page: null });
    expect(read("?by=constructor&least=7&vehicle=1&page=0")).toEqual(read(""));
    expect(read("?by=vehicle&vehicle=-1&least=1000&page=1e3")).toEqual(read("?by=vehicle"));
    expect([read("?page=1000").page, read("?page=1001").page]).toEqual([1000, null]);
    expect(read("?by=vehicle&vehicle=1000000").vehicle).toBe(1_000_000);
    expect(read("?by=vehicle&vehicle=1000001").vehicle).toBeNull();
    expect(read("", "clans").min).toBe(5);
    expect(read("?by=vehicle&vehicle=5137&least=30", "clans")).toEqual({
      by: "vehicle",
      min: 30,
      vehicle: 5137,
      page: null,
    });
  });

  it.each(["", "by=battles&least=500&page=2", "by=vehicle&vehicle=5137&least=10"])("%s is the same again", (text) => {
    expect(new URLSearchParams(boardParameters(read(text), "players")).toString()).toBe(text);
  });

  it("has the minimums of what is ranked", () => {
    expect(minimumsOf("players", "battles")).toEqual([100, 500, 1000, 5000]);
    expect(minimumsOf("players", "vehicle")).toEqual([10, 50, 100]);
    expect(minimumsOf("clans", "wn8")).toEqual([5, 10, 30]);
  });
});

describe("the spread of a board", () => {
  it("counts everybody once, the highest in the last bar", () => {
    const values = Array.from({ length: 49 }, (_, index) => 1000 + index * 10);
    const spread = spreadOfBoard(values);
    expect(spread?.counts.reduce((sum, count) => sum + count, 0)).toBe(49);
    expect([spread?.from, spread?.step, spread?.counts.at(-1)]).toEqual([1000, 20, 3]);
    expect([barOf(1000, spread ?? { from: 0, step: 1 }), barOf(1480, spread ?? { from: 0, step: 1 })]).toEqual([0, 23]);
  });

  it("has bars of nobody", () => {
    expect(spreadOfBoard([0, 48, 47])).toStrictEqual({
      from: 0,
      step: 2,
      counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
    });
  });

  it("is none where nobody differs", () => {
    expect([spreadOfBoard([]), spreadOfBoard([1500, 1500])]).toEqual([null, null]);
  });
});

it.each([
  ["wn8", 1800],
  ["win-rate", 54],
  ["battles", 900],
  ["vehicle", 1200],
] as const)("a board by %s ranks by that figure", (by, figure) => {
  expect(boardStat(by, { wn8: 1800, winRate: 54, battles: 900, damage: 1200 })).toBe(figure);
});
