import { expect, test } from "vitest";
import { resultsText, sampleHead, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { livesOf, lossesOf, ownVehicle } from "./losses.ts";
import { readReplay } from "./read-replay.ts";

test("Losses are told with their moment and who did it", async () => {
  const replay = await readReplay(sampleReplay());
  const own = ownVehicle(replay);
  expect(own?.number).toBe("101");
  expect(lossesOf(replay).map(({ at, vehicle, destroyer }) => [at, vehicle.number, destroyer?.number])).toEqual([
    [187, "102", "101"],
  ]);
});

test("Both teams' lives fall in steps, one's own team first", async () => {
  const lives = livesOf(await readReplay(sampleReplay()));
  expect(lives).toEqual([
    {
      team: 1,
      count: 1,
      corners: [
        [0, 1],
        [301, 1],
      ],
    },
    {
      team: 2,
      count: 1,
      corners: [
        [0, 1],
        [187, 1],
        [187, 0],
        [301, 0],
      ],
    },
  ]);
});

test("Without results, and where a client did not tell, nothing is drawn", async () => {
  expect(livesOf(await readReplay(sampleReplay(sampleHead(), null)))).toBeNull();
  const older = await readReplay(
    sampleReplay(sampleHead(), resultsText().replaceAll('"lifeTime":187', '"lifeTime":null')),
  );
  expect(livesOf(older)).toBeNull();
  expect(lossesOf(older)).toEqual([]);
});
