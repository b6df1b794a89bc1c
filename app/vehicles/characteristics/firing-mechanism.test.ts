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
        "DPM counts the quickest shell, 10 s. " +
        "Full magazine: 1,440 damage in 7.5 s, reloaded in 52 s. Over the full 59.5 s that is 1,452 damage per minute",
    );
    expect(magazineLabel(gun)).toBe("autoreloader of 4");
  });

  it("says what a magazine does, and what its reload is", () => {
    // T57 Heavy Tank
    const gun = sampleGun({ shells: [sampleShell({ damage: 400 })], reload: 25, clip: { size: 4, interval: 2 } });
    expect(firingMechanism(gun)).toBe(
      "Magazine of 4 shells, 2 s between shots. " +
        "Full magazine: 1,600 damage in 6 s, reloaded in 25 s. Over the full 31 s that is 3,097 damage per minute",
    );
    expect(magazineLabel(gun)).toBe("magazine of 4");
  });

  it("says how two barrels are fired and loaded", () => {
    // ST-II
    const dualGun = { reloadTimes: [11.2, 11.2], chargeTime: 2.5, reloadLock: 3, switchTime: 4 };
    const gun = sampleGun({ shells: [sampleShell({ damage: 440 })], dualGun });
    expect(firingMechanism(gun)).toBe(
      "Two barrels, each reloading in 11.2 s, one after the other, with 4 s between shots. A double shot charges for 2.5 s, then loading starts after 3 s. " +
        "DPM counts single shots. " +
        "Double shot: 880 damage, both barrels reloaded in 25.4 s. Over the full 27.9 s that is 1,892 damage per minute",
    );
    expect(firingMechanism(sampleGun({ dualGun: { ...dualGun, reloadLock: 0 } }))).not.toContain("loading starts");
    expect(magazineLabel(gun)).toBe("dual gun");
  });

  it("says that damage falls with distance, which its figures do not show", () => {
    // NC 70 Błyskawica
    const gun = sampleGun({ shells: [sampleShell({ kind: "APCR", damage: 800, damageFar: 300 })] });
    expect(firingMechanism(gun)).toBe("APCR damage falls with distance, from 800 to 300; DPM counts the full damage");
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
      /0\.5 s between bursts\. Fires bursts of 2, 0\.2 s between .* Full magazine.*Autocannon.*For 3 s after each shot, dispersion is 0\.50 m instead of .*Stuns for 4/,
    );
  });
});
