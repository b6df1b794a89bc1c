/**
 * Numbers for the short code of a loadout, for things without one in the definitions. A number is never reused: new
 * things get the next one, and removed things keep theirs.
 */
export const SKILL_NUMBERS: Readonly<Record<string, number>> = {
  repair: 1,
  camouflage: 2,
  brotherhood: 3,
  armorPatching: 4,
  commander_tutor: 5,
  commander_coordination: 6,
  commander_enemyShotPredictor: 7,
  commander_sixthSense: 8,
  commander_eagleEye: 9,
  commander_emergency: 10,
  commander_practical: 11,
  commander_holdLine: 12,
  commander_staySharp: 13,
  driver_smoothDriving: 14,
  driver_virtuoso: 15,
  driver_badRoadsKing: 16,
  driver_rammingMaster: 17,
  driver_motorExpert: 18,
  driver_reliablePlacement: 19,
  driver_suspensionRepair: 20,
  driver_bulletproof: 21,
  gunner_smoothTurret: 22,
  gunner_armorer: 23,
  gunner_sniper: 24,
  gunner_rancorous: 25,
  gunner_focus: 26,
  gunner_quickAiming: 27,
  gunner_loneWolf: 28,
  gunner_pointBlast: 29,
  loader_pedant: 30,
  loader_desperado: 31,
  loader_intuition: 32,
  loader_perfectCharge: 33,
  loader_melee: 34,
  loader_ammunitionImprove: 35,
  loader_magMastery: 36,
  loader_secondChance: 37,
  radioman_finder: 38,
  radioman_expert: 39,
  radioman_sideBySide: 40,
  fireFighting: 41,
  radioman_interference: 42,
  radioman_signalInterception: 43,
  radioman_battleTempered: 44,
  radioman_threatSearch: 45,
};

/** The same for modes. */
export const MODE_NUMBERS: Readonly<Record<string, number>> = {
  normal: 0,
  siege: 1,
  rocket: 2,
  bustleFeed: 3,
  chargeShot: 4,
  concentrationMode: 5,
  lowChargeShot: 6,
  overheatStacks: 7,
  rechargeableNitro: 8,
  stagedJetBoosters: 9,
  temperatureGun: 10,
  wheeledDash: 11,
  travel: 12,
};

/** The same for the categories of slots. */
export const CATEGORY_NUMBERS = { firepower: 0, survivability: 1, mobility: 2, stealth: 3 } as const;

/** The name with a given number in a table. */
export function named<K extends string>(
  numbers: Readonly<Record<K, number>>,
  number: number | undefined,
): K | undefined {
  return (Object.keys(numbers) as K[]).find((name) => numbers[name] === number);
}
