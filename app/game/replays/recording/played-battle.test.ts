import { describe, expect, it } from "vitest";
import { battleOf, lost, participant } from "../made-up-battle.fixture.ts";
import { healthAt, isInSight, isLostAt, lastSight, type PlayedBattle, positionAt, sampleAt, stepAt } from "./battle.ts";
import { FOUR, hit, loss, played, STILL, shot, track } from "./made-up-recording.fixture.ts";
import type { HealthLoss } from "./recording.ts";

describe("which vehicles were lost, when and to whom", () => {
  const fates = (battle: PlayedBattle) => battle.vehicles.map(({ lostAt, lostTo }) => [lostAt, lostTo]);

  it("is what the results say, without a recording of it", () => {
    const replay = battleOf([
      participant("1", 1, lost(90, "3")),
      participant("2", 1, { lifeTime: 50, deathReason: null }),
      participant("3", 2, lost(120, "77")),
      participant("4", 2),
      participant("5", 2, null),
    ]);
    expect(fates(played(null, { replay }))).toEqual([
      [90, 2],
      [null, null],
      [120, null],
      [null, null],
      [null, null],
    ]);
  });

  it("is what the recording says, which is more exact, as far as it says it", () => {
    const replay = battleOf([participant("1", 1), participant("2", 1), participant("3", 2, lost(61, "2"))]);
    const fate = (losses: HealthLoss[]) => fates(played({ losses }, { replay }))[2];
    expect(fate([loss(60.4, 2, 0, 200, 0)])).toEqual([60.4, 0]);
    // Nobody it knows did it.
    expect(fate([loss(60.4, 2, -1, 200, 0)])).toEqual([60.4, 1]);
    // Of another, and only a part.
    expect(fate([loss(20, 1, 2, 200, 0), loss(30, 2, 0, 200, 1)])).toEqual([61, 1]);
  });

  it("tells it with the recorder's own hits by time", () => {
    const replay = battleOf([
      participant("1", 1),
      participant("2", 1, lost(70)),
      participant("3", 2, lost(65.5, "1")),
      participant("4", 2),
    ]);
    const { events, recorder } = played(
      { hits: [hit(80, 2, 0, 30), hit(65, 0, 2, 100), hit(60, 1, 3, 50)] },
      { replay },
    );
    expect(recorder).toBe(0);
    expect(events).toEqual([
      { at: 65, kind: "given", by: 0, to: 2, damage: 100 },
      { at: 65.5, kind: "enemy-lost", by: 0, to: 2, damage: null },
      { at: 70, kind: "ally-lost", by: -1, to: 1, damage: null },
      { at: 80, kind: "taken", by: 2, to: 0, damage: 30 },
    ]);
  });
});

describe("damage, hits and shots", () => {
  it("are those on the other side: none on oneself, on one's team or by nobody", () => {
    const losses = [
      loss(10, 0, 1, 100, 90),
      loss(11, 2, 2, 100, 80),
      loss(12, 3, -1, 100, 70),
      loss(13, 2, 1, 100, 60),
    ];
    const hits = [hit(10, 1, 0, 10), hit(11, 2, 2, 20), hit(12, -1, 3, 30), hit(13, 1, 2, 40)];
    const { damages, hits: kept } = played({ losses, hits });
    expect(damages).toEqual([losses[3]]);
    expect(kept).toEqual([hits[3]]);
  });

  it("a shot missed that burst without a hit of its shooter within a quarter of a second", () => {
    const shots = [
      shot(0, 50), // as long after its hit as one may be
      shot(0, 60.5), // half a second after
      shot(0, 69.75), // a quarter before
      shot(1, 40), // another's hit
      shot(0, 20, false), // met a vehicle
      shot(0, null),
    ];
    const hits = [hit(40, 0, 1, 9), hit(49.75, 0, 2, 9), hit(60, 0, 2, 9), hit(70, 0, 3, 9)];
    const { misses, ownShots } = played({ shots, hits });
    expect(misses.map(({ shooter, end }) => [shooter, end.at])).toEqual([
      [1, 40],
      [0, 60.5],
    ]);
    // Hits on one's own team are hits.
    expect(ownShots).toEqual({ fired: 5, hit: 4 });
  });

  it("shots are unknown where the client's are not known", () => {
    const { misses, ownShots } = played({ shots: [shot(0, 50)], hasShots: false });
    expect([misses, ownShots]).toEqual([[], null]);
    const nothing = played(null);
    expect([nothing.misses, nothing.ownShots, nothing.lanes, nothing.hits]).toEqual([[], null, null, []]);
  });
});

describe("lanes", () => {
  const lanesOf = (battle: PlayedBattle) => {
    if (!battle.lanes) throw new Error("no lanes");
    return battle.lanes;
  };

  it("sum the damage of both sides and of the recorder, by time", () => {
    const losses = [
      loss(30, 2, 1, 900, 850),
      loss(20, 2, 0, 1000, 900),
      loss(40, 0, 3, 1000, 700),
      loss(-5, 3, 0, 9, 8),
    ];
    const { damage } = lanesOf(played({ losses }));
    expect(damage).toEqual({
      team: { times: [0, 0, 20, 30], values: [0, 1, 101, 151] },
      enemies: { times: [0, 40], values: [0, 300] },
      recorder: { times: [0, 0, 20], values: [0, 1, 101] },
    });
    const unlisted = lanesOf(played({ losses }, { replay: battleOf(FOUR, { player: "Nobody" }) }));
    expect(unlisted.damage.recorder).toBeNull();
  });

  it("sum the health that is left, of vehicles whose health is known, down to 0 when they are lost", () => {
    const replay = battleOf([
      participant("1", 1, {}, 1000),
      participant("2", 1, lost(50), 800),
      participant("3", 1, lost(60), null),
      participant("4", 2, {}, 700),
    ]);
    const healths = [
      { at: 10, vehicle: 0, health: 900 },
      { at: 20, vehicle: 1, health: 500 },
      { at: 30, vehicle: 0, health: 650 },
      { at: 50, vehicle: 1, health: 400 },
      { at: 55, vehicle: 2, health: 400 },
    ];
    const { health } = lanesOf(played({ healths }, { replay }));
    expect(health).toEqual({
      team: { times: [0, 10, 20, 30, 50], values: [1800, 1700, 1400, 1150, 650] },
      enemies: { times: [0], values: [700] },
      recorder: null,
    });
  });

  it("count the enemies in sight, while they live", () => {
    const replay = battleOf([...FOUR.slice(0, 3), participant("4", 2, lost(60))]);
    const seen = (...sights: number[]) => track([[0, 0, 0]], sights);
    const tracks = [STILL, STILL, seen(10, 40, 80, 90), seen(30, 70, 60, 65)];
    const { sight } = lanesOf(played({}, { replay, tracks }));
    expect(sight).toEqual({ times: [0, 10, 30, 40, 60, 80, 90], values: [0, 1, 2, 1, 0, 1, 0] });
  });

  it("have at each time the value of the last step", () => {
    const steps = { times: [0, 10, 10, 20], values: [5, 6, 7, 8] };
    expect([-1, 0, 9.9, 10, 19, 20, 99].map((at) => stepAt(steps, at))).toEqual([5, 5, 5, 7, 7, 8, 8]);
    expect(stepAt({ times: [], values: [] }, 5)).toBe(0);
  });
});

describe("a vehicle at a time", () => {
  const own = track(
    [
      [10, 0, 100],
      [12, 20, 60],
      [12, 30, 60],
      [15, 90, 0],
    ],
    [10, 12, 15, 300],
  );

  it("is on the way between two samples, and stays where it was when they are more than two seconds apart", () => {
    const at = (seconds: number) => positionAt(own, seconds);
    expect([at(9.9), at(10), at(11), at(11.5)]).toEqual([null, { x: 0, z: 100 }, { x: 10, z: 80 }, { x: 15, z: 70 }]);
    // Of two at once the later one.
    expect([at(12), at(14.9), at(15), at(200)]).toEqual([
      { x: 30, z: 60 },
      { x: 30, z: 60 },
      { x: 90, z: 0 },
      { x: 90, z: 0 },
    ]);
    expect([9, 10, 12, 14, 99].map((seconds) => sampleAt(own, seconds))).toEqual([-1, 0, 2, 2, 3]);
  });

  it("is in sight from a beginning on and no longer at an end", () => {
    const times = [9, 10, 11.9, 12, 14, 15, 299, 300];
    expect(times.map((at) => isInSight(own, at))).toEqual([false, true, true, false, false, true, true, false]);
    expect([9, 10, 13, 400].map((at) => lastSight(own, at))).toEqual([null, 10, 12, 300]);
  });

  it("has the health that was last reported, at first all, and none once it is lost", () => {
    const replay = battleOf([participant("1", 1, lost(60), 500), participant("2", 1, {}, null)]);
    const healths = [
      { at: 10, vehicle: 0, health: 400 },
      { at: 20, vehicle: 0, health: 300 },
    ];
    const [first, second] = played({ healths }, { replay }).vehicles;
    if (!first || !second) throw new Error("no vehicles");
    expect([9, 10, 19, 20, 59.9, 60, 61].map((at) => healthAt(first, at))).toEqual([500, 400, 400, 300, 300, 0, 0]);
    expect([59.9, 60].map((at) => isLostAt(first, at))).toEqual([false, true]);
    expect([healthAt(second, 30), isLostAt(second, 1e9)]).toEqual([null, false]);
  });
});

it("a battle without results lasts as long as its recording", () => {
  expect(played({}, { replay: battleOf(FOUR, { end: null }) }).duration).toBe(300);
});
