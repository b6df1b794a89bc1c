import { describe, expect, it } from "vitest";
import { encodeId, ITEM_TYPE_IDS } from "#app/game/model/addresses/tank-id.ts";
import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import { readOfNation, SHOT } from "#scripts/import/fixtures/nation.fixture.ts";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { readPlates } from "./gun.ts";
import { readModules, readPrimaryArmor } from "./modules.ts";

const id = (kind: ModuleKind, number: number) => encodeId(ITEM_TYPE_IDS[kind], "uk", number);

const MODULE = "<level>5</level><price>1000</price><weight>900</weight>";
const CHASSIS = `${MODULE}<rotationSpeed>30</rotationSpeed><terrainResistance>1 1.1 2</terrainResistance>
  <hullPosition>0 1 0</hullPosition><shotDispersionFactors><vehicleMovement>0.2</vehicleMovement>
  <vehicleRotation>0.2</vehicleRotation></shotDispersionFactors>`;
const GUN = `${MODULE}<maxAmmo>40</maxAmmo><reloadTime>9</reloadTime><aimingTime>2</aimingTime>
  <shotDispersionRadius>0.4</shotDispersionRadius><shotDispersionFactors><turretRotation>0.1</turretRotation>
  <afterShot>3</afterShot><whileGunDamaged>2</whileGunDamaged></shotDispersionFactors><pitchLimits><minPitch>0 -20 1 -20</minPitch>
  <maxPitch>0 8 1 8</maxPitch></pitchLimits><invisibilityFactorAtShot>0.2</invisibilityFactorAtShot><shots>${SHOT}</shots>`;
const GUNS = `<guns><a>${GUN}</a></guns>`;
const POSITION = "<gunPosition>0 0.3 0.8</gunPosition>";
const TURRET = `${MODULE}<maxHealth>80</maxHealth><circularVisionRadius>360</circularVisionRadius><rotationSpeed>40</rotationSpeed>`;
const TURRET_POSITIONS = "<turretPositions><turret>0 0.5 -0.2</turret></turretPositions>";
const HULL = `<weight>10000</weight><maxHealth>700</maxHealth><armor><armor_1>90</armor_1></armor>
  <primaryArmor>armor_1 armor_1 armor_1</primaryArmor>`;

/** A tank is always shared: it has no level. */
const TANK = "<price>1</price><weight>2</weight>";

/** The parts of a vehicle in which nothing is wrong or unknown. */
const PARTS = {
  hull: HULL + TURRET_POSITIONS,
  chassis: `<a>${CHASSIS}</a>`,
  turrets0: `<a>${TURRET}${POSITION}${GUNS}</a>`,
  engines: `<a>${MODULE}<power>500</power><fireStartingChance>0.2</fireStartingChance></a>`,
  radios: `<a>${MODULE}<distance>700</distance></a>`,
  fuelTanks: "<a>shared</a>",
  speedLimits: "<forward>50</forward><backward>20</backward>",
  invisibility: `<still>0.2</still><moving>0.1</moving><camouflageBonus>0.03</camouflageBonus><firePenalty>0.3</firePenalty>`,
};

/** What is read of a vehicle with other parts, and with these elements. */
function read(
  parts: Partial<Record<keyof typeof PARTS, string>>,
  more = "",
  shared: Parameters<typeof readOfNation>[2] = { fuelTank: `<a>${TANK}</a><b>${TANK}</b>` },
) {
  const elements = Object.entries({ ...PARTS, ...parts }).map(([name, xml]) => `<${name}>${xml}</${name}>`);
  return readOfNation(`<vehicle>${elements.join("")}${more}</vehicle>`, readModules, shared);
}

/** A vehicle in which nothing is wrong or unknown. */
function vehicle(...from: Parameters<typeof read>) {
  const { value, faults, notes } = read(...from);
  expect([...faults, ...notes]).toEqual([]);
  return value;
}

const hull = (xml: string) => vehicle({ hull: HULL + xml }).hull;
const turret = (xml: string) => vehicle({ turrets0: `<a>${TURRET}${xml}</a>` }).turrets[0];

describe("the modules of a vehicle", () => {
  it("are all of every kind, in the order of the file", () => {
    const both = (xml: string) => xml + xml.replace(/^<a>/, "<b>").replace(/<\/a>$/, "</b>");
    const {
      hull: _,
      chassis,
      turrets,
      engines,
      radios,
      fuelTanks,
      ...own
    } = vehicle({
      chassis: both(PARTS.chassis),
      turrets0: both(PARTS.turrets0),
      engines: both(PARTS.engines),
      radios: both(PARTS.radios),
      fuelTanks: both(PARTS.fuelTanks),
    });
    expect(
      Object.entries({ chassis, turret: turrets, engine: engines, radio: radios, fuelTank: fuelTanks }).map(
        ([kind, modules]) => [kind, modules.map((module) => module.id)],
      ),
    ).toEqual(
      (["chassis", "turret", "engine", "radio", "fuelTank"] as const).map((kind) => [kind, [id(kind, 1), id(kind, 2)]]),
    );
    expect(own).toEqual({
      speed: { forward: 50, backward: 20 },
      concealment: { still: 0.2, moving: 0.1, paint: 0.03, firePenalty: 0.3 },
    });
    expect(engines[0]).toMatchObject({ power: 500, fireChance: 0.2 });
    expect(radios[0]?.range).toBe(700);
    expect(fuelTanks[0]).toMatchObject({ weight: 2, tier: 0 });
  });

  it("are what is shared, where the vehicle says so", () => {
    const shared = "<a>shared</a>";
    const fuelTank = `<a>${TANK}</a>`;
    const all = { engine: PARTS.engines, radio: PARTS.radios, turret: PARTS.turrets0, fuelTank };
    expect(vehicle({ engines: shared, radios: shared, turrets0: shared }, "", all)).toEqual(vehicle({}));
  });

  it.each(["chassis", "turrets0", "engines", "radios", "fuelTanks"] as const)("are at least one of the %s", (part) => {
    expect(read({ [part]: "" }).faults).toEqual(["holds no module"]);
  });

  it("are missed once where the file has none of a kind", () => {
    const { faults, value } = readOfNation("<vehicle></vehicle>", readModules);
    expect(faults.filter((fault) => !fault.startsWith("has no element"))).toEqual([]);
    expect(faults).toContain("has no element radios");
    expect(value.radios).toEqual([]);
  });

  it.each([
    ["vehicle/x", {}, "<x></x>"],
    ["hull/x", { hull: `${PARTS.hull}<x></x>` }, ""],
    ["turret/x", { turrets0: PARTS.turrets0.replace("<guns>", "<x></x><guns>") }, ""],
    ["engine/x", { engines: PARTS.engines.replace("<power>", "<x></x><power>") }, ""],
    ["radio/x", { radios: PARTS.radios.replace("<distance>", "<x></x><distance>") }, ""],
  ])("note that %s is not read", (element, parts, more) => {
    expect(read(parts, more).notes).toEqual([`element not read: ${element}`]);
  });

  it("note that of a tank, too", () => {
    const { notes } = read({}, "", { fuelTank: `<a>${TANK}<x></x></a>` });
    expect(notes).toEqual(["element not read: fuelTank/x"]);
  });
});

describe("a vehicle on wheels", () => {
  const physics = (flag: string, chassis = "a") =>
    `<physics><detailed><chassis><${chassis}>${flag}</${chassis}></chassis></detailed></physics>`;
  const turns = "<isWheeledOnSpotRotation>true</isWheeledOnSpotRotation>";

  it("turns on the spot with the chassis whose physics say so", () => {
    const { chassis } = vehicle({ chassis: `<a>${CHASSIS}</a><b>${CHASSIS}</b>` }, physics(turns, "b"));
    expect(chassis.map(({ turnsOnSpot }) => turnsOnSpot)).toEqual([undefined, true]);
  });

  it.each([
    ["", "no physics"],
    ["<physics></physics>", "physics without details"],
    ["<physics><detailed></detailed></physics>", "physics without a chassis"],
    [physics(""), "a chassis that says nothing"],
    [physics(turns.replace("true", "false")), "a chassis that says no"],
  ])("does not turn on the spot by %s: %s", (xml) => {
    expect(vehicle({}, xml).chassis[0]).not.toHaveProperty("turnsOnSpot");
  });
});

describe("a suspension that tilts the hull", () => {
  const pitch =
    "<pitch><wheelsCorrectionAngles><pitchMin>-5</pitchMin><pitchMax>6.5</pitchMax></wheelsCorrectionAngles></pitch>";

  it("adds to depression and elevation", () => {
    expect(vehicle({}, `<hull_aiming>${pitch}</hull_aiming>`).hullAiming).toEqual({ depression: 6.5, elevation: 5 });
  });

  it("is none where the file states no angles upwards and downwards", () => {
    expect(vehicle({})).not.toHaveProperty("hullAiming");
    expect(vehicle({}, "<hull_aiming><yaw></yaw></hull_aiming>")).not.toHaveProperty("hullAiming");
  });

  it("adds no negative zero", () => {
    const level = pitch.replace("-5", "0");
    expect(vehicle({}, `<hull_aiming>${level}</hull_aiming>`).hullAiming?.elevation).toBe(0);
  });
});

describe("a turret", () => {
  it("has what it has to state, and no armour unless it says so", () => {
    const { guns, name: _, ...own } = turret(POSITION + GUNS) ?? {};
    expect(guns).toMatchObject([{ id: id("gun", 1), reload: 9 }]);
    expect(own).toEqual({
      id: id("turret", 1),
      tag: "a",
      tier: 5,
      price: { amount: 1000, currency: "credits" },
      weight: 900,
      unlocks: [],
      health: 80,
      viewRange: 360,
      rotationSpeed: 40,
      armor: { front: null, side: null, rear: null },
      plates: [],
      concealmentFactor: 1,
      gunPosition: [0, 0.3, 0.8],
    });
  });

  it("has the plates that it states, and what they conceal", () => {
    const armor =
      "<armor><armor_1>75</armor_1><armor_2>60</armor_2></armor><primaryArmor>armor_1 armor_2 armor_2</primaryArmor>";
    const own = turret(`${armor}<invisibilityFactor>1.05</invisibilityFactor>${POSITION}${GUNS}`);
    expect(own).toMatchObject({ armor: { front: 75, side: 60, rear: 60 }, concealmentFactor: 1.05 });
    expect(own?.plates.map(({ group, thickness }) => [group, thickness])).toEqual([
      ["armor_1", 75],
      ["armor_2", 60],
    ]);
  });

  it("has its gun in the middle between two barrels", () => {
    const barrel = (at: string) => `<gun><position>${at}</position></gun>`;
    const barrels = (...all: string[]) => turret(`<multiGun>${all.join("")}</multiGun>${POSITION}${GUNS}`)?.gunPosition;
    expect(barrels(barrel("-0.5 0.4 1"), barrel("0.1 0.6 2"))).toEqual([-0.2, 0.5, 1.5]);
    expect(barrels(barrel("0.5 0.4 1"))).toEqual([0.5, 0.4, 1]);
    expect(barrels()).toEqual([0, 0.3, 0.8]);
  });

  it.each([
    ["an empty list of guns", "<guns></guns>", ["holds no gun"]],
    ["no list of guns", "", ["has no element guns"]],
  ])("with %s is a fault", (_, guns, expected) => {
    expect(read({ turrets0: `<a>${TURRET}${POSITION}${guns}</a>` }).faults).toEqual(expected);
  });
});

describe("a hull", () => {
  const plain = {
    weight: 10_000,
    health: 700,
    ammoRackHealth: null,
    armor: { front: 90, side: 90, rear: 90 },
    plates: [{ group: "armor_1", thickness: 90, spaced: false }],
    turretPosition: [0, 0.5, -0.2],
    variants: [],
  };

  it("has what it has to state, and of its ammo rack what it says", () => {
    expect(hull(TURRET_POSITIONS)).toEqual(plain);
    const rack = "<ammoBayHealth><maxHealth>170</maxHealth></ammoBayHealth>";
    expect(hull(TURRET_POSITIONS + rack)).toEqual({ ...plain, ammoRackHealth: 170 });
  });

  it.each([
    ["no place for a turret", "<turretPositions></turretPositions>", "turret"],
    ["no places", "", "turretPositions"],
  ])("with %s is a fault", (_, xml, missing) => {
    const { value, faults } = read({ hull: HULL + xml });
    expect([value.hull.turretPosition, faults]).toEqual([[0, 0, 0], [`has no element ${missing}`]]);
  });

  it("has the first of several turrets, and a note of the others", () => {
    const positions = "<turretPositions><turret>0 0.5 -0.2</turret><turret>0 0.4 2</turret></turretPositions>";
    const { value, notes } = read({ hull: HULL + positions });
    expect([value.hull, notes]).toEqual([plain, ["further turret positions: GB01_Sample"]]);
  });
});

describe("a variant of a hull", () => {
  const variant = (xml: string) => hull(`${TURRET_POSITIONS}<variants><v>${xml}</v></variants>`).variants;
  const plain = { turret: null, chassis: null, weight: null, armor: null, turretPosition: null };
  const armor = "<armor><armor_1>50</armor_1></armor>";

  it.each([
    ["", {}],
    ["<turret>b</turret>", { turret: id("turret", 2) }],
    ["<turret0>a</turret0><turret>b</turret>", { turret: id("turret", 1) }],
    ["<chassis>b</chassis>", { chassis: id("chassis", 2) }],
    ["<weight>9000</weight>", { weight: 9000 }],
    ["<turretPositions><turret>0 0.6 -0.1</turret></turretPositions>", { turretPosition: [0, 0.6, -0.1] }],
    ["<turretPositions></turretPositions>", {}],
    [`${armor}<primaryArmor>armor_1 armor_9</primaryArmor>`, { armor: { front: 50, side: null, rear: null } }],
    [armor, { armor: { front: null, side: null, rear: null } }],
    ["<primaryArmor>armor_1</primaryArmor>", {}],
  ])("of %s", (xml, more) => {
    expect(variant(xml)).toEqual([{ ...plain, ...more }]);
  });
});

function armor(plates: string, primary?: string) {
  const given = primary === undefined ? "" : `<primaryArmor>${primary}</primaryArmor>`;
  return readXml(`<armor>${plates}</armor>${given}`, (root) =>
    readPrimaryArmor(root.maybe("primaryArmor"), readPlates(root.child("armor"))),
  ).value;
}

describe("the primary armour", () => {
  it("is the thickness of the plates that are named", () => {
    const plates = "<armor_1>100</armor_1><armor_2>80.5</armor_2>";
    expect(armor(plates, "armor_1 armor_2 armor_2")).toEqual({ front: 100, side: 80.5, rear: 80.5 });
  });

  it("is none where no plate is named", () => {
    expect(armor("<armor_1>20</armor_1>")).toEqual({ front: null, side: null, rear: null });
    expect(armor("<armor_1>20</armor_1>", "armor_1 armor_9")).toEqual({ front: 20, side: null, rear: null });
  });

  it("is none where the plate has 0 mm, as casemates and open turrets write it", () => {
    expect(armor("<armor_1>0</armor_1>", "armor_1 armor_1 armor_1")).toEqual({ front: null, side: null, rear: null });
    const open = "<armor_1>20</armor_1><armor_3>14.5</armor_3><armor_8>0</armor_8>";
    expect(armor(open, "armor_1 armor_3 armor_8")).toEqual({ front: 20, side: 14.5, rear: null });
  });
});
