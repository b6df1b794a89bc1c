import { describe, expect, it } from "vitest";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import { readOfNation, SHOT } from "#scripts/import/fixtures/nation.fixture.ts";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { readGun, readPitch, readPlates } from "./gun.ts";

const readLimits = (up: string, down: string, yaw: { left: number; right: number } | null = null) =>
  readXml(`<minPitch>${up}</minPitch><maxPitch>${down}</maxPitch>`, (limits) => readPitch(limits, yaw));
const pitch = (...limits: Parameters<typeof readLimits>) => readLimits(...limits).value;

describe("the limits of the gun", () => {
  it("are the same all round when two corners say so", () => {
    expect(pitch("0 -20 1 -20", "0 8 1 8")).toEqual({
      depression: 8,
      elevation: 20,
      depressionAhead: 8,
      depressionBehind: 8,
    });
  });

  it("follow the corners: less over the engine deck", () => {
    const arc = pitch("0 -13 1 -13", "0 7 0.380783 7 0.444444 3 0.555556 3 0.619218 7 1 7");
    expect(arc).toMatchObject({ depression: 7, depressionAhead: 7, depressionBehind: 3 });
  });

  it("count only what a limited gun reaches", () => {
    const arc = pitch("0 -30 0.25 -60 0.75 -60 1 -30", "0 4 0.25 12 0.75 12 1 4", { left: -45, right: 45 });
    expect(arc.depression).toBe(8);
    expect(arc.elevation).toBe(45);
    expect(arc.depressionAhead).toBe(4);
    // A corner between the limits, on either side.
    for (const corners of ["0 4 0.05 10 0.1 4 1 4", "0 4 0.9 4 0.95 10 1 4"])
      expect(pitch("0 -20 1 -20", corners, { left: -45, right: 45 }).depression).toBe(10);
  });

  it.each([
    ["on the line between two corners", "0 8 0.4 8 0.6 4 1 4", { depressionAhead: 8, depressionBehind: 6 }],
    ["as at the last corner, when the corners end before", "0 8 0.3 3", { depressionAhead: 8, depressionBehind: 3 }],
    ["as at the first corner, when they begin later", "0.6 5 1 7", { depressionAhead: 5, depressionBehind: 5 }],
    ["as at the first of two corners in one place", "0 8 0.5 8 0.5 2 1 2", { depressionBehind: 8 }],
    ["below zero, when the gun stays above level", "0 -5 1 -6", { depression: -5, depressionAhead: -5 }],
  ])("are %s", (_, corners, expected) => {
    expect(pitch("0 -20 1 -20", corners)).toMatchObject(expected);
  });

  it("ahead count, whatever the gun reaches to one side alone", () => {
    const corners = "0 4 0.25 12 0.75 12 1 4";
    expect(pitch("0 -20 1 -20", corners, { left: 0, right: 45 }).depression).toBe(8);
    expect(pitch("0 -20 1 -20", corners, { left: -90, right: 0 }).depression).toBe(12);
  });

  it("are pairs of numbers: a loose one is a fault and no corner", () => {
    const { value, faults } = readLimits("0 -20 1 -20", "0 -5 1 -5 1");
    expect([value.depression, faults]).toEqual([-5, ["should hold pairs of numbers"]]);
    expect(readLimits("0 -20 1 -20", "0 8 1 8").faults).toEqual([]);
  });
});

/** All that a gun has to state. */
const NEEDED = `<level>5</level><price>1000</price><weight>900</weight><maxAmmo>40</maxAmmo><reloadTime>9</reloadTime>
  <aimingTime>2</aimingTime><shotDispersionRadius>0.4</shotDispersionRadius><shotDispersionFactors><turretRotation>0.1</turretRotation>
  <afterShot>3</afterShot><whileGunDamaged>2</whileGunDamaged></shotDispersionFactors><pitchLimits><minPitch>0 -20 1 -20</minPitch>
  <maxPitch>0 8 1 8</maxPitch></pitchLimits><invisibilityFactorAtShot>0.2</invisibilityFactorAtShot>`;

const SHOTS = `<shots>${SHOT}</shots>`;

const read = (elements: string, shots = SHOTS) => readOfNation(`<a>${NEEDED}${shots}${elements}</a>`, readGun);

/** A gun in which nothing is wrong or unknown. */
function gun(elements: string): Gun {
  const { value, faults, notes } = read(elements);
  expect([...faults, ...notes]).toEqual([]);
  return value;
}

describe("a gun", () => {
  it("has what it has to state, and no more than that", () => {
    const { id: _, shells, ...plain } = gun("");
    expect(shells.map(({ tag }) => tag)).toEqual(["ap"]);
    expect(plain).toEqual({
      tag: "a",
      name: "a",
      tier: 5,
      price: { amount: 1000, currency: "credits" },
      weight: 900,
      unlocks: [],
      ammo: 40,
      reload: 9,
      aimTime: 2,
      dispersion: 0.4,
      dispersionFactors: { turretTraverse: 0.1, afterShot: 3, damaged: 2 },
      rotationSpeed: null,
      pitch: { depression: 8, elevation: 20, depressionAhead: 8, depressionBehind: 8 },
      yaw: null,
      concealmentAtShot: 0.2,
      clip: null,
      burst: null,
      autoReload: null,
      dualGun: null,
      autocannon: null,
      dualAccuracy: null,
      calibres: null,
      reach: null,
    });
  });

  it.each<[string, string, Partial<Gun>]>([
    ["turns by itself", "<rotationSpeed>35</rotationSpeed>", { rotationSpeed: 35 }],
    ["is fixed in height", "<staticPitch>0</staticPitch>", { fixedPitch: true }],
    ["overheats", "<mechanics><overheatGun></overheatGun></mechanics>", { overheats: true }],
    [
      "has two barrels",
      `<dualGun><reloadTimes>8 9.5</reloadTimes><chargeTime>3</chargeTime><reloadLockTime>4</reloadLockTime>
       <rateTime>2</rateTime></dualGun>`,
      { dualGun: { reloadTimes: [8, 9.5], chargeTime: 3, reloadLock: 4, switchTime: 2 } },
    ],
    [
      "keeps firing, and spreads with every second",
      `<autoShoot><shotDispersionPerSec>0.5</shotDispersionPerSec><maxShotDispersion>2</maxShotDispersion></autoShoot>`,
      { autocannon: { dispersionPerSecond: 0.5, dispersionPerShot: null, maxDispersion: 2 } },
    ],
    [
      "keeps firing, and spreads with every shot",
      `<autoShoot><shotDispersionPerShot>0.1</shotDispersionPerShot><maxShotDispersion>2</maxShotDispersion></autoShoot>`,
      { autocannon: { dispersionPerSecond: null, dispersionPerShot: 0.1, maxDispersion: 2 } },
    ],
    [
      "is less precise for a while after a shot",
      `<dualAccuracy><afterShotDispersionRadius>0.5</afterShotDispersionRadius><coolingDelay>4</coolingDelay></dualAccuracy>`,
      { dualAccuracy: { dispersionAfterShot: 0.5, coolingDelay: 4 } },
    ],
  ])("that %s", (_, elements, more) => {
    expect(gun(elements)).toEqual({ ...gun(""), ...more });
  });

  it("has as its own what its turret states, and the rest as it is shared", () => {
    const shared = { gun: `<a>${NEEDED}${SHOTS}</a>` };
    const { value, faults } = readOfNation("<a>shared<reloadTime>7</reloadTime></a>", readGun, shared);
    expect([value, faults]).toEqual([{ ...gun(""), reload: 7 }, []]);
  });

  it.each([
    ["no shots", "", ["has no element shots"]],
    ["an empty list of shots", "<shots></shots>", ["holds no shell"]],
    [
      "a shell alone that the nation does not have",
      "<shots><he></he></shots>",
      ["names the shell he, which item_defs/vehicles/uk/components/shells.xml does not list", "holds no shell"],
    ],
  ])("with %s is a fault", (_, shots, expected) => {
    const { value, faults } = read("", shots);
    expect([value.shells, faults]).toEqual([[], expected]);
  });

  it("notes what of it is not read", () => {
    expect(read("<thermal>1</thermal>").notes).toEqual(["element not read: gun/thermal"]);
  });
});

describe("the arc of a gun", () => {
  it.each([
    ["-180 180", null],
    ["-200 190", null],
    ["-20 18", { left: -20, right: 18 }],
    ["-180 90", { left: -180, right: 90 }],
    ["-90 180", { left: -90, right: 180 }],
    ["-179.5 179.5", { left: -179.5, right: 179.5 }],
  ])("of limits %s", (limits, yaw) => {
    expect(gun(`<turretYawLimits>${limits}</turretYawLimits>`).yaw).toEqual(yaw);
  });

  it("narrows what counts of its height", () => {
    const limits =
      "<pitchLimits><minPitch>0 -20 1 -20</minPitch><maxPitch>0 4 0.25 12 0.75 12 1 4</maxPitch></pitchLimits>";
    const elements = NEEDED.replace(/<pitchLimits>[\s\S]*<\/pitchLimits>/, limits);
    const { value } = readOfNation(`<a>${elements}<turretYawLimits>-45 45</turretYawLimits></a>`, readGun);
    expect(value.pitch.depression).toBe(8);
  });
});

describe("how far a gun reaches beyond its pivot", () => {
  const slot = (type: string, point: string) =>
    `<slot>${type && `<slotType>${type}</slotType>`}${point && `<anchorPosition>${point}</anchorPosition>`}</slot>`;

  it.each([
    ["twice as far as its middle", slot("camouflage", "0 0 1.35"), 2.7],
    [
      "by the first place of a camouflage that is stated",
      slot("", "0 0 1") + slot("paint", "0 0 2") + slot("camouflage", "") + slot("camouflage", "0 0 3"),
      6,
    ],
    ["not known without such a place", slot("paint", "0 0 2"), null],
    ["not known from a middle at the pivot", slot("camouflage", "0 0 0"), null],
    ["not known from a middle behind the pivot", slot("camouflage", "0 0 -1"), null],
  ])("is %s", (_, slots, reach) => {
    expect(gun(`<customizationSlots>${slots}</customizationSlots>`).reach).toBe(reach);
  });
});

describe("plates", () => {
  const plates = (armor: string) => readXml(armor, readPlates).value;

  it("are the groups of armour, not devices or members of the crew", () => {
    expect(plates("<armor_1>90.5</armor_1><commander>0</commander><gun>40</gun>")).toEqual([
      { group: "armor_1", thickness: 90.5, spaced: false },
    ]);
  });

  it("say which are spaced, and which are of the mantlet", () => {
    const plate = (more: string) => plates(`<armor_1>50${more}</armor_1>`)[0];
    const plain = { group: "armor_1", thickness: 50, spaced: false };
    expect(plate("<vehicleDamageFactor>0</vehicleDamageFactor>")).toEqual({ ...plain, spaced: true });
    expect(plate("<vehicleDamageFactor>1</vehicleDamageFactor>")).toEqual(plain);
    expect(plate("<tags>screen gunMask</tags>")).toEqual({ ...plain, gunMask: true });
    expect(plate("<tags>screen</tags>")).toEqual(plain);
  });

  it("of a gun are those of any thickness", () => {
    const armor = (...mm: number[]) =>
      `<armor>${mm.map((each, index) => `<armor_${index}>${each}</armor_${index}>`).join("")}</armor>`;
    expect(gun(armor(120, 0)).plates).toEqual([{ group: "armor_0", thickness: 120, spaced: false }]);
    expect(gun(armor(0))).not.toHaveProperty("plates");
  });
});

describe("the loading of a gun", () => {
  const rounds = (name: string, count: number) => `<${name}><count>${count}</count><rate>30</rate></${name}>`;

  it("has a magazine from two rounds on, and the seconds between them", () => {
    expect([gun(rounds("clip", 1)).clip, gun(rounds("clip", 2)).clip]).toEqual([null, { size: 2, interval: 2 }]);
  });

  it("has bursts, but those that have to be charged are no way of ordinary firing", () => {
    const charged = "<mechanics><chargeableBurst/></mechanics>";
    expect(gun(rounds("burst", 3)).burst).toEqual({ size: 3, interval: 2 });
    expect(gun(rounds("burst", 3) + charged).burst).toBeNull();
  });

  it("has the rounds of an autoreloader as they are loaded, where the file ends with the first", () => {
    expect(gun("<autoreload><reloadTime>12 9 6</reloadTime></autoreload>").autoReload).toEqual([6, 9, 12]);
  });

  it("needs a rate above zero", () => {
    const fault = (rate: number) => read(`<clip><count>3</count><rate>${rate}</rate></clip>`).faults;
    expect([fault(-1), fault(0.5)]).toEqual([["should have a rate above zero"], []]);
  });
});
