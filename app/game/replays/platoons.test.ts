import { expect, test } from "vitest";
import { platoonsOf } from "./read-replay.ts";
import type { ReplayResults } from "./replay-blocks.ts";

/** Results of players that came in groups. */
function resultsOf(groups: readonly [team: 1 | 2, group: number][]): ReplayResults {
  return {
    players: Object.fromEntries(groups.map(([, prebattleID], i) => [String(i + 1), { name: "", prebattleID }])),
    vehicles: Object.fromEntries(groups.map(([team], i) => [String(i), { team, accountDBID: i + 1 }])),
  } as unknown as ReplayResults;
}

const numbered = (groups: readonly [1 | 2, number][]) => {
  const platoonOf = platoonsOf(resultsOf(groups));
  return groups.map(([team], i) => platoonOf({ team, accountDBID: i + 1 }));
};

test("Several of a team that came in one group are a platoon, numbered in each team", () => {
  expect(
    numbered([
      [1, 7],
      [1, 0],
      [1, 7],
      [2, 9],
      [2, 9],
      [1, 8],
      [1, 8],
    ]),
  ).toEqual([1, null, 1, 1, 1, 2, 2]);
});

test("Who came alone has none, and neither has a team that was made before", () => {
  expect(
    numbered([
      [1, 7],
      [2, 7],
    ]),
  ).toEqual([null, null]);
  expect(numbered([1, 1, 1, 1, 1, 1].map((team): [1, number] => [team as 1, 5]))).toEqual(Array(6).fill(null));
});

test("Without results nobody has one", () => {
  expect(platoonsOf(null)({ team: 1, accountDBID: 1 })).toBeNull();
});
