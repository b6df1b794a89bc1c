import { describe, expect, it } from "vitest";
import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import { readOfNation } from "#scripts/import/fixtures/nation.fixture.ts";
import { readChassis } from "./chassis.ts";

/** All that a chassis has to state. */
const NEEDED = `<level>5</level><price>1000</price><weight>9000</weight><rotationSpeed>30</rotationSpeed>
  <terrainResistance>1 1.1 2</terrainResistance><hullPosition>0 1 0.5</hullPosition>
  <shotDispersionFactors><vehicleMovement>0.2</vehicleMovement><vehicleRotation>0.3</vehicleRotation></shotDispersionFactors>`;

/** A chassis in which nothing is wrong or unknown. */
function chassis(elements: string): Chassis {
  const { value, faults, notes } = readOfNation(`<a>${NEEDED}${elements}</a>`, readChassis);
  expect([...faults, ...notes]).toEqual([]);
  return value;
}

describe("a chassis", () => {
  it("has what it has to state, and no more than that", () => {
    const { id: _, ...plain } = chassis("");
    expect(plain).toEqual({
      tag: "a",
      name: expect.any(String),
      tier: 5,
      price: { amount: 1000, currency: "credits" },
      weight: 9000,
      unlocks: [],
      rotationSpeed: 30,
      maxLoad: null,
      terrain: { hard: 1, medium: 1.1, soft: 2 },
      dispersionFactors: { movement: 0.2, rotation: 0.3 },
      repairTime: null,
      trackArmor: null,
      pivots: false,
      wheels: null,
      roadWheels: null,
      hullPosition: [0, 1, 0.5],
      carryingPoint: null,
      trackReach: null,
      hullBoxes: null,
    });
  });

  it.each<[string, Partial<Chassis>]>([
    ["<maxLoad>22000</maxLoad>", { maxLoad: 22000 }],
    ["<topRightCarryingPoint>1.3 1.75</topRightCarryingPoint>", { carryingPoint: [1.3, 1.75] }],
    ["<rotationIsAroundCenter>true</rotationIsAroundCenter>", { pivots: true }],
    ["<rotationIsAroundCenter>false</rotationIsAroundCenter>", { pivots: false }],
    ["<repairTime>5.7</repairTime>", { repairTime: 5.7 }],
    ["<trackPairParams><repairTime>6.5</repairTime></trackPairParams>", { repairTime: 6.5 }],
    [
      "<repairTime>5.7</repairTime><trackPairParams><repairTime>6.5</repairTime></trackPairParams>",
      { repairTime: 5.7 },
    ],
    ["<armor><leftTrack>20</leftTrack></armor>", { trackArmor: null }],
    ["<armor><rightTrack>20</rightTrack></armor>", { trackArmor: null }],
    ["<armor><leftTrack>20</leftTrack><rightTrack>25</rightTrack></armor>", { trackArmor: { left: 20, right: 25 } }],
  ])("of %s", (elements, more) => {
    expect(chassis(elements)).toEqual({ ...chassis(""), ...more });
  });

  it("has as its own what the vehicle states, and the rest as it is shared", () => {
    const shared = { chassis: `<a>${NEEDED}</a>` };
    const { value, faults } = readOfNation("<a>shared<rotationSpeed>40</rotationSpeed></a>", readChassis, shared);
    expect([value, faults]).toEqual([{ ...chassis(""), rotationSpeed: 40 }, []]);
  });

  it("notes what of it is not read", () => {
    const { notes } = readOfNation(`<a>${NEEDED}<hover>1</hover></a>`, readChassis);
    expect(notes).toEqual(["element not read: chassis/hover"]);
  });

  it("counts the wheels that run without a track", () => {
    const wheels = (...kinds: string[]) => chassis(`<wheels>${kinds.join("")}</wheels>`).wheels;
    const free = "<wheel><nonTrack>true</nonTrack></wheel>";
    const tracked = "<wheel><nonTrack>false</nonTrack></wheel>";
    expect(wheels(free, tracked, "<wheel></wheel>", free, "<group><nonTrack>true</nonTrack></group>")).toBe(2);
    expect(wheels(free)).toBe(1);
    expect(wheels(tracked, "<wheel></wheel>")).toBeNull();
  });

  it("has its road wheels from the group on the left that is longest on the ground, not of most wheels", () => {
    const group = (count: number, radius: number, isLeft: boolean) =>
      `<group><isLeft>${isLeft}</isLeft><count>${count}</count><radius>${radius}</radius></group>`;
    const wheels = group(8, 0.1, true) + group(6, 0.4, true) + group(9, 0.4, false);
    expect(chassis(`<wheels>${wheels}</wheels>`).roadWheels).toEqual({ count: 6, radius: 0.4 });
  });

  it.each([
    ["that state their radius with their shape", "<count>6</count><geometry><radius>0.5</radius></geometry>", 0.5],
    ["whose own radius counts", "<count>6</count><radius>0.4</radius><geometry><radius>0.5</radius></geometry>", 0.4],
    ["of an unknown radius", "<count>6</count>", null],
    ["with a shape of an unknown radius", "<count>6</count><geometry></geometry>", null],
    ["of no radius", "<count>6</count><radius>0</radius>", null],
    ["that are none", "<count>0</count><radius>0.4</radius>", null],
  ])("knows road wheels %s", (_, group, radius) => {
    const { roadWheels } = chassis(`<wheels><group><isLeft>true</isLeft>${group}</group></wheels>`);
    expect(roadWheels).toEqual(radius === null ? null : { count: 6, radius });
  });

  it("has no road wheels from a group that does not say its side", () => {
    expect(chassis("<wheels><group><count>6</count><radius>0.4</radius></group></wheels>").roadWheels).toBeNull();
  });

  it("has the armour of its pairs of tracks where these state one", () => {
    const armour = (mm: number) => `<armor><leftTrack>${mm}</leftTrack><rightTrack>${mm}</rightTrack></armor>`;
    expect(chassis(armour(20)).trackArmor).toEqual({ left: 20, right: 20 });
    const pairs = `<trackPairParams>${armour(30)}</trackPairParams>`;
    expect(chassis(armour(20) + pairs).trackArmor).toEqual({ left: 30, right: 30 });
  });
});

describe("how far a track reaches to the rear and to the front", () => {
  const snap = (place: number, vector: string) =>
    `<wheel><basePos>${place} 0.7</basePos><shiftVec>${vector}</shiftVec></wheel>`;
  const snaps = `<snapWheels>${snap(2.3, "0.3 0")}${snap(-2, "-0.3 0.4")}</snapWheels>`;
  const tracks = (...sides: string[]) =>
    `<physicalTracks>${sides.map((side) => `<side>${side}</side>`).join("")}</physicalTracks>`;
  const wheel = (place: string, radius: string) =>
    `<wheel>${place && `<wheelPos>${place}</wheelPos>`}${radius}</wheel>`;
  const rear = wheel("1 0.4 -2", "<radius>0.5</radius>");
  const front = wheel("1 0.4 2.5", "<geometry><radius>0.25</radius></geometry>");
  const wheels = (...all: string[]) => `<wheels>${all.join("")}</wheels>`;

  it.each([
    [
      "around its wheels and by its own thickness",
      tracks(`<segmentsOuterThickness>0.05</segmentsOuterThickness>${snaps}`),
      [-2.55, 2.65],
    ],
    ["around its wheels, when it has no thickness", tracks(snaps), [-2.5, 2.6]],
    ["by the longer of two sides", tracks(snaps, `<snapWheels>${snap(2.5, "0.3 0")}</snapWheels>`), [-2.5, 2.8]],
    [
      "by the track, whatever wheels there are",
      tracks(snaps) + wheels(wheel("0 0 5", "<radius>1</radius>")),
      [-2.5, 2.6],
    ],
    ["by the wheels, when no track says", tracks("") + wheels(rear, front), [-2.5, 2.75]],
    ["by the wheels of a vehicle without tracks", wheels(rear, front), [-2.5, 2.75]],
    [
      "by a wheel's own radius, not that of its shape",
      wheels(wheel("0 0 1", "<radius>0.5</radius><geometry><radius>9</radius></geometry>")),
      [0.5, 1.5],
    ],
    [
      "by the wheels that state place and radius",
      wheels(wheel("", "<radius>5</radius>"), wheel("0 0 9", ""), wheel("0 0 9", "<geometry></geometry>"), rear),
      [-2.5, -1.5],
    ],
    [
      "by no group of wheels",
      "<wheels><group><isLeft>false</isLeft><wheelPos>0 0 1</wheelPos><radius>1</radius></group></wheels>",
      null,
    ],
    ["by nothing, when wheels state neither", wheels("<wheel></wheel>"), null],
  ])("is told %s", (_, elements, reach) => {
    expect(chassis(elements).trackReach).toEqual(reach);
  });
});

describe("the shape of a hull", () => {
  const box = (length: number, middle: string, height = 1) =>
    `<boxCollider><row0>2 0 0</row0><row1>0 ${height} 0</row1><row2>0 0 ${length}</row2><row3>${middle}</row3></boxCollider>`;
  const hull = (...boxes: string[]) => `<hullCollider>${boxes.join("")}</hullCollider>`;
  const shape = (...debris: string[]) =>
    chassis(
      `<tracks><trackPair>${debris.map((each) => `<trackDebris>${each}</trackDebris>`).join("")}</trackPair></tracks>`,
    ).hullBoxes;
  const params = (...hulls: string[]) => `<physicalParams>${hulls.join("")}</physicalParams>`;
  const long = box(6, "0 1 0.5");
  const short = box(2, "0 1.5 3");
  const expected = { longest: [-2.5, 3.5], all: [-2.5, 4], top: 2 };

  it("is that of boxes, by half of their edges around the middle, the longest first or last", () => {
    expect(shape(params(hull(long, short)))).toEqual(expected);
    expect(shape(params(hull(short, long)))).toEqual(expected);
  });

  it("is of the longest box, not of the one that lies farthest ahead", () => {
    expect(shape(params(hull(box(1, "0 1 9"), box(3, "0 1 -4"), box(2, "0 1 3"))))).toEqual({
      longest: [-5.5, -2.5],
      all: [-5.5, 9.5],
      top: 1.5,
    });
  });

  it("counts the edges of a tilted box in both directions", () => {
    const tilted = `<boxCollider><row0>2 0 0</row0><row1>0 0.3 -0.2</row1><row2>0 -0.5 0.4</row2><row3>0 1 2</row3></boxCollider>`;
    expect(shape(params(hull(tilted)))).toEqual({ longest: [1.7, 2.3], all: [1.7, 2.3], top: 1.4 });
  });

  it("is of all debris, but not of 3D styles", () => {
    const style = hull("<modelsSet>Style</modelsSet>", box(9, "0 1 0"));
    expect(shape("", params(), params(hull(short), style), params(hull(long)))).toEqual(expected);
    expect(shape(params(style))).toBeNull();
  });
});
