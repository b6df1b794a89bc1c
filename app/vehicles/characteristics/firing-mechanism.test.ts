import { describe, expect, it } from "vitest";
import { sampleGun, sampleShell } from "#app/game/stats/sample-vehicle.fixture.ts";
import { firingMechanism, magazineLabel } from "./firing-mechanism.ts";

const shells = [sampleShell({ damage: 360 })];

describe("how a gun fires", () => {
  it("needs no words for a single shot", () => {
    expect(firingMechanism(sampleGun())).toBe("");
    expect(magazineLabel(sampleGun())).toBe("");
  });

  it("says which shell of an autoreloader each time loads", () => {
    // Progetto M40 mod. 65
    const gun = sampleGun({ shells, clip: { size: 4, interval: 2.5 }, autoReload: [16, 14, 12, 10] });
    expect(firingMechanism(gun)).toBe(
      "Autoreloader: from empty, the 1st shell loads in 16 s, the 2nd in 14 s, the 3rd in 12 s, the 4th in 10 s; 2.5 s between shots. " +
        "DPM counts only the quickest shell, 10 s. " +
        "A full magazine does 1,440 damage in 7.5 s and is full again 52 s later: 1,452 damage per minute over the full cycle of 59.5 s",
    );
    expect(magazineLabel(gun)).toBe("autoreloader of 4");
  });

  it("says what a magazine does, and what its reload is", () => {
    // T57 Heavy Tank
    const gun = sampleGun({ shells: [sampleShell({ damage: 400 })], reload: 25, clip: { size: 4, interval: 2 } });
    expect(firingMechanism(gun)).toBe(
      "Magazine of 4 shells, 2 s between shots; the reload fills the whole magazine. " +
        "A full magazine does 1,600 damage in 6 s and is full again 25 s later: 3,097 damage per minute over the full cycle of 31 s",
    );
    expect(magazineLabel(gun)).toBe("magazine of 4");
  });

  it("says how two barrels are fired and loaded", () => {
    // ST-II
    const dualGun = { reloadTimes: [11.2, 11.2], chargeTime: 2.5, reloadLock: 3, switchTime: 4 };
    const gun = sampleGun({ shells: [sampleShell({ damage: 440 })], dualGun });
    expect(firingMechanism(gun)).toBe(
      "Two barrels, loaded one after the other in 11.2 s each, with 4 s between their shots. Both fire at once after charging for 2.5 s, and loading starts 3 s after that. " +
        "DPM counts one barrel after the other. " +
        "The double shot does 880 damage and both barrels are loaded again 25.4 s later: 1,892 damage per minute over the full cycle of 27.9 s",
    );
    expect(firingMechanism(sampleGun({ dualGun: { ...dualGun, reloadLock: 0 } }))).not.toContain("loading starts");
    expect(magazineLabel(gun)).toBe("dual gun");
  });

  it("says that damage falls with distance, which its figures do not show", () => {
    // NC 70 Błyskawica
    const gun = sampleGun({ shells: [sampleShell({ kind: "APCR", damage: 800, damageFar: 300 })] });
    expect(firingMechanism(gun)).toBe(
      "Damage of its APCR shells falls with distance, from 800 to 300; DPM counts the full damage",
    );
  });

  it("names bursts and what else is special", () => {
    const gun = sampleGun({
      clip: { size: 10, interval: 0.5 },
      burst: { size: 2, interval: 0.2 },
      autocannon: { dispersionPerSecond: 1, dispersionPerShot: null, maxDispersion: 10 },
      dualAccuracy: { dispersionAfterShot: 0.5, coolingDelay: 3 },
      shells: [sampleShell({ stun: { minDuration: 4, maxDuration: 10 } as never })],
    });
    expect(firingMechanism(gun)).toMatch(
      /0\.5 s between bursts; .*Fires in bursts of 2, 0\.2 s from shot to shot\. A full magazine .*Autocannon.*For 3 s after each shot, dispersion is 0\.50 m instead of .*Stuns for 4/,
    );
  });
});
