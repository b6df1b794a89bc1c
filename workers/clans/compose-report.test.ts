import { describe, expect, it } from "vitest";
import { bestVehicles, vehicleSums } from "./compose-report.ts";
import type { ClanPlayer } from "./store/clan-players.ts";

const NOTHING = { damage: 0, frags: 0, spots: 0, defence: 0, wins: 0 };
const player = (
  accountId: number,
  ...vehicles: [id: number, battles: number, wins: number][]
): [number, ClanPlayer] => [
  accountId,
  {
    accountId,
    readAt: 1,
    expected: { sums: NOTHING, known: 0, unknown: 0 },
    vehicles: vehicles.map(([id, battles, wins]) => ({ id, battles, wins })),
  },
];
const players = new Map([
  player(1, [10, 400, 200], [20, 499, 499], [30, 600, 330]),
  player(2, [10, 100, 100], [40, 500, 275]),
  player(3, [20, 900, 0]),
]);
// The third has left, and of the fourth nothing is read.
const members = [{ accountId: 1 }, { accountId: 2 }, { accountId: 4 }];

describe("the vehicles of a clan", () => {
  it("are those in which its members have fought 500 battles together", () => {
    expect(vehicleSums(players, members)).toEqual([
      { id: 10, battles: 500, wins: 300, players: 2 },
      { id: 30, battles: 600, wins: 330, players: 1 },
      { id: 40, battles: 500, wins: 275, players: 1 },
    ]);
  });

  it("are twelve at most, by win rate, of equal ones the lower id first", () => {
    expect(bestVehicles(players, members).map(({ id }) => id)).toEqual([10, 30, 40]);
    const many = Array.from({ length: 14 }, (_, n): [number, number, number] => [n + 1, 500, n]);
    expect(bestVehicles(new Map([player(1, ...many)]), members).map(({ id }) => id)).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });
});
