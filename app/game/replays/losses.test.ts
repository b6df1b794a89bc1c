import { expect, test } from "vitest";
import { resultsText, sampleHead, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { livesOf, lossesOf, ownVehicle } from "./losses.ts";
import { battleOf, lost, participant } from "./made-up-battle.fixture.ts";
import { readReplay } from "./read-replay.ts";

test("Each loss has its time and who caused it", async () => {
  const replay = await readReplay(sampleReplay());
  const own = ownVehicle(replay);
  expect(own?.number).toBe("101");
  expect(lossesOf(replay).map(({ at, vehicle, destroyer }) => [at, vehicle.number, destroyer?.number])).toEqual([
    [187, "102", "101"],
  ]);
});

test("Both teams' lives go down in steps, the player's own team first", async () => {
  const lives = livesOf(await readReplay(sampleReplay()));
  expect(lives).toEqual([
    {
      team: 1,
      count: 1,
      corners: [
        { at: 0, left: 1 },
        { at: 301, left: 1 },
      ],
    },
    {
      team: 2,
      count: 1,
      corners: [
        { at: 0, left: 1 },
        { at: 187, left: 1 },
        { at: 187, left: 0 },
        { at: 301, left: 0 },
      ],
    },
  ]);
});

test("Nothing is drawn without results, or where an old client left some out", async () => {
  expect(livesOf(await readReplay(sampleReplay(sampleHead(), null)))).toBeNull();
  const older = await readReplay(
    sampleReplay(sampleHead(), resultsText().replaceAll('"lifeTime":187', '"lifeTime":null')),
  );
  expect(livesOf(older)).toBeNull();
  expect(lossesOf(older)).toEqual([]);
});

test("Losses come in the order in which they happened, not in the file's", () => {
  const battle = battleOf([
    participant("1", 1, lost(300, "3")),
    participant("2", 1, lost(50, "3")),
    participant("3", 2, lost(120, "1", 1)),
    participant("4", 2),
  ]);
  expect(lossesOf(battle).map(({ at, vehicle, destroyer }) => [at, vehicle.number, destroyer?.number])).toEqual([
    [50, "2", "3"],
    [120, "3", "1"],
    [300, "1", "3"],
  ]);
});

test("A vehicle that no other one destroyed has no destroyer", () => {
  const battle = battleOf([
    participant("1", 1, lost(10)),
    participant("2", 1, lost(20, "2", 2)),
    participant("3", 2, lost(30, "99")),
  ]);
  expect(lossesOf(battle).map(({ destroyer }) => destroyer)).toEqual([null, null, null]);
});

test("A vehicle counts as lost only if the results give both time and reason", () => {
  const battle = battleOf([
    participant("1", 1, { lifeTime: 40, deathReason: null }),
    participant("2", 1, { lifeTime: null, deathReason: 0 }),
    participant("3", 2, null),
    participant("4", 2, lost(0)),
  ]);
  expect(lossesOf(battle).map(({ at, vehicle }) => [at, vehicle.number])).toEqual([[0, "4"]]);
  expect(livesOf(battle)).toBeNull();
});

test("Each team's lives are counted separately, to the end of the battle or the last loss", () => {
  const participants = [
    participant("1", 1, lost(300, "3")),
    participant("2", 1, lost(50, "3")),
    participant("3", 2, lost(410, "1")),
    participant("4", 2),
  ];
  const first = {
    team: 1,
    count: 2,
    corners: [
      { at: 0, left: 2 },
      { at: 50, left: 2 },
      { at: 50, left: 1 },
      { at: 300, left: 1 },
      { at: 300, left: 0 },
      { at: 400, left: 0 },
    ],
  };
  const second = {
    team: 2,
    count: 2,
    corners: [
      { at: 0, left: 2 },
      { at: 410, left: 2 },
      { at: 410, left: 1 },
      { at: 410, left: 1 },
    ],
  };
  expect(livesOf(battleOf(participants))).toEqual([first, second]);
  expect(livesOf(battleOf(participants, { team: 2 }))).toEqual([second, first]);
});

test("The player's own vehicle is not confused with a namesake's", () => {
  const named = (number: string, team: 1 | 2, tag: string) => ({
    ...participant(number, team),
    player: "Twin",
    vehicle: { nation: "germany" as const, tag },
  });
  const own = (team: 1 | 2, tag: string) =>
    ownVehicle(
      battleOf([participant("9", 1), named("1", 2, "Tank-A"), named("2", 1, "Tank-B"), named("3", 1, "Tank-A")], {
        player: "Twin",
        team,
        vehicle: { nation: "germany", tag },
      }),
    )?.number;
  expect([own(1, "Tank-A"), own(1, "Tank-B"), own(2, "Tank-A")]).toEqual(["3", "2", "1"]);
  // Where none is the very one, the first of the name.
  expect(own(2, "Tank-C")).toBe("1");
  expect(ownVehicle(battleOf([participant("9", 1)], { player: "Nobody" }))).toBeUndefined();
});
