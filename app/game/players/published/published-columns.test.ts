import { expect, it } from "vitest";
import { arePublishedColumns, publishedFromColumns, publishedToColumns } from "./published-columns.ts";
import { NO_PUBLISHED_STATS, PUBLISHED_STATS, type PublishedVehicle } from "./published-stats.ts";

const vehicles: PublishedVehicle[] = [
  {
    ...NO_PUBLISHED_STATS,
    tankId: 1,
    battles: 12,
    wins: 5,
    draws: 1,
    survived: 3,
    damageDealt: 9000,
    assistedByStun: null,
  },
  { ...NO_PUBLISHED_STATS, tankId: 65_281, battles: 1, wins: 0, draws: 0, survived: 0, damageDealt: null },
];

it("columns are read as they were written", () => {
  const columns = publishedToColumns(vehicles);
  expect(columns).toHaveLength(1 + PUBLISHED_STATS.length);
  expect([columns[0], columns[1], columns.at(-1)]).toEqual([[1, 65_281], [12, 1], []]);
  const received: unknown = JSON.parse(JSON.stringify(columns));
  expect(arePublishedColumns(received) && publishedFromColumns(received)).toEqual(vehicles);
  expect(publishedFromColumns(publishedToColumns([]))).toEqual([]);
  expect(arePublishedColumns([]) && publishedFromColumns([])).toEqual([]);
});

it("columns of before a figure was thought of are read without it", () => {
  const older = publishedToColumns(vehicles).slice(0, 6);
  expect(arePublishedColumns(older) && publishedFromColumns(older)).toEqual(vehicles);
});

it("700 vehicles take less than 60 kB", () => {
  const sums = Object.fromEntries(PUBLISHED_STATS.map((key) => [key, 12_345])) as unknown as PublishedVehicle;
  const many = Array.from({ length: 700 }, (_, at) => ({
    ...sums,
    tankId: 60_000 + at,
    battles: 123,
    wins: 61,
    draws: 2,
    survived: 40,
    kills: 130,
    spotted: 150,
    damageDealt: 234_567,
    damageReceived: 123_456,
    shots: 1234,
    hits: 999,
    penetrations: 777,
    capturePoints: 123,
    defencePoints: 99,
    assistedByStun: 0,
  }));
  expect(JSON.stringify(publishedToColumns(many)).length).toBeLessThan(60_000);
});

it.each([
  [null],
  [{}],
  [[1]],
  [[[1], [2], [1]]],
  [[[1], [2], [1], [0, 0]]],
  [[[1], [2], [1], [0], [1, 2]]],
  [[[1], [2.5], [1], [0]]],
  [[[1], [2], [null], [0]]],
  [[[1], [2], [-1], [0]]],
  [[["1"], [2], [1], [0]]],
  [[[1], [2], [1], [0], ""]],
  [[[1], [2], [1], [0], ["3"]]],
  [[[1], [2], [1], [0], [3], [4, 5]]],
  [[[1], [2], [1], [0], [3], [-4]]],
  [
    [
      [1, 2],
      [3, -3],
      [1, 1],
      [0, 0],
    ],
  ],
])("%j are no columns", (value) => expect(arePublishedColumns(value)).toBe(false));
