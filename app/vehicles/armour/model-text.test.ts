import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AimShell } from "#app/game/armour/aim.ts";
import type { MetLayer } from "#app/game/armour/ray.ts";
import { AP as SHELL } from "#app/game/armour/shell.fixture.ts";
import { ARMOUR, SPACED, TRACK } from "#app/game/armour/shot.ts";
import { around, FIRST_LOOK, layersTexts, limited, readLook, thicknessBands, writeLook } from "./model-text.ts";

const AP: AimShell = {
  ...SHELL,
  id: 1,
  special: false,
  price: { currency: "credits", amount: 1000 },
  damage: 400,
};

const track: MetLayer = {
  part: "chassis",
  plate: "leftTrack",
  name: "chassis leftTrack",
  material: TRACK,
  thickness: 20,
  angle: 56.8,
  distance: 0,
};
const side: MetLayer = {
  ...track,
  part: "hull",
  plate: "armor_2",
  name: "hull armor_2",
  material: ARMOUR,
  thickness: 140,
  distance: 0.4,
};

const said = (layers: MetLayer[], shell = AP) => {
  const { steps, chance, without, spoken } = layersTexts(shell, shell.kind, 300, layers);
  return {
    steps: steps.map(({ label, value, about }) => `${label}: ${value} (${about})`),
    chance: chance?.text ?? null,
    without,
    spoken,
  };
};

describe("A shot in words", () => {
  // The picture of the screen.
  it("tells layer by layer what is left", () => {
    expect(said([track, side])).toEqual({
      steps: [
        "Penetration: 243.5 (246 up to 100 m, 241 at 500 m)",
        "1. Track, 20 mm: −20 (Counted once, whatever the angle)",
        "Left for the next layer: 223.5 (No damage so far)",
        "2. Hull, 140 mm: 226.4 (56.8° becomes 51.8°. 140 ÷ cos 51.8°)",
        "Short by: 2.9 (Each shell rolls ±25%: 183 to 304 mm)",
      ],
      chance: "44%",
      without: "Without the track: 80%.",
      spoken: "Track 20 mm, Hull 140 mm. 44%: Maybe.",
    });
  });

  it("tells a ricochet, and a vehicle that is missed", () => {
    const bounced = said([{ ...side, angle: 72.34 }]);
    expect(bounced.steps.at(-1)).toBe("1. Hull, 140 mm: R (72.3°: a ricochet from 70°)");
    expect(bounced.spoken).toBe("Hull 140 mm. It ricochets.");
    expect(said([])).toMatchObject({ chance: null, spoken: "The shell misses the vehicle." });
    expect(said([track])).toMatchObject({ chance: null, spoken: "Track 20 mm. No armour behind." });
  });

  it("tells what a sheet takes off an explosive shell, and a jet on its way", () => {
    const sheet: MetLayer = { ...side, material: SPACED, thickness: 10, angle: 0, distance: 0 };
    const he: AimShell = {
      ...AP,
      kind: "HE",
      normalisation: null,
      ricochet: null,
      modern: true,
      penetration: 90,
      penetrationFar: 90,
    };
    expect(said([sheet, side], he).steps[1]).toBe(
      "1. Hull, spaced, 10 mm: −30 (10 ÷ cos 0.0° = 10, 3 times for this shell)",
    );
    const heat: AimShell = { ...AP, kind: "HEAT", normalisation: null, ricochet: 85 };
    expect(said([sheet, side], heat).steps[2]).toMatch(/The jet loses \d+(\.\d)? mm on its way/);
  });
});

describe("How a model is seen", () => {
  it("comes back from an address", () => {
    const degrees = fc.integer({ min: -90, max: 90 });
    const turn = fc.integer({ min: -179, max: 180 });
    const look = fc.record({
      turn,
      height: fc.integer({ min: -20, max: 80 }),
      turret: turn,
      gun: degrees,
      hull: degrees,
    });
    fc.assert(
      fc.property(look, (sample) => {
        expect(readLook(writeLook(sample))).toEqual(sample);
      }),
    );
    expect(writeLook(FIRST_LOOK)).toBe("");
    for (const text of ["", "1.2.3", "1.2.3.4.x", "1.2.3.4.5.6", "1000.0.0.0.0"])
      expect(readLook(text)).toEqual(FIRST_LOOK);
    expect(readLook("900.95.270.0.0")).toEqual({ turn: 180, height: 80, turret: -90, gun: 0, hull: 0 });
  });

  it("keeps to what the vehicle can do", () => {
    const look = { ...FIRST_LOOK, turret: 190, gun: 40, hull: 5 };
    expect(limited(look, { turret: null, gun: { min: -8, max: 20 }, hull: null })).toMatchObject({
      turret: -170,
      gun: 20,
      hull: 0,
    });
    expect(
      limited(look, { turret: { min: -10, max: 10 }, gun: { min: 0, max: 0 }, hull: { min: -3, max: 3 } }),
    ).toMatchObject({
      turret: 10,
      gun: 0,
      hull: 3,
    });
    expect(around(-180)).toBe(180);
  });

  it("colours thicknesses by what the shell goes through", () => {
    expect(thicknessBands(243.5)).toEqual([305, 245, 185, 120]);
  });
});
