/** What is known of a mechanic in words. */
export interface MechanicText {
  label: string;
  /**
   * Sentences with the mechanic's own values in braces, by the end of their names; `fill-template.ts` says how they are
   * written. One of which a value is missing is left out.
   */
  sentences: readonly string[];
}

const WHAT_IS_NOT_KNOWN = "What each of its values means is not known.";

/**
 * Every mechanic of which there is a reading: of the client's element names and values, and of how the game's own
 * texts name it. Where the values' meaning is not known, it says so.
 */
export const MECHANIC_TEXTS: Readonly<Record<string, MechanicText>> = {
  accuracyStacks: {
    label: "Steadier aim when slow",
    sentences: [
      "Below {gainMaxSpd} it gains a level every {gainTime}, up to {levelMax}; each level improves the aim by {aimLevelBonus:%}.",
      "After a shot it begins again at level {levelAfterShot}.",
    ],
  },
  autoreloaderSurge: {
    label: "Quick reload of the magazine",
    sentences: [
      "Up to {maxCharges} charges, {startCharges} at the start of the battle; a charge loads a shell in {reloadTime}.",
      "A charge takes {chargeTimeSRegular} to come back, {chargeTimeSFullClip} while the magazine is full.",
    ],
  },
  battleFury: {
    label: "Battle fury",
    sentences: [
      "Each level shortens the reload by {reloadSpdBonus:%}, up to level {maxLevel}; a level lasts {duration}.",
      "A hit brings {gainPerHit} of it, a vehicle destroyed {gainPerKill}.",
    ],
  },
  bustleFeed: {
    label: "Feed from the bustle",
    sentences: [
      "Once switched on, after {activationTime}, the two kinds of shell do {bustleShotDamageBonusShell0} and {bustleShotDamageBonusShell1} more damage, and the reload takes {bustleShotReloadFactor}.",
      "The top speed is {maxSpeed/forward} meanwhile. Switching off takes {deactivationTime}.",
    ],
  },
  chargeableBurst: {
    label: "Burst that is charged by hits",
    sentences: [
      "{penetrationCount} penetrating hits charge a burst of {burst/count} shells, {burst/rate} shells a minute.",
      "While it is charged the aiming time is {gun/aimingTime}, and moving and turning do not widen the aiming circle.",
    ],
  },
  chargeShot: {
    label: "Charged shot",
    sentences: [
      "Holding the trigger raises the damage in steps ({timePerLevel}) to {damageFactorsPerLevel} of the usual one.",
      "After such a shot the gun is blocked for {shotBlockTime}.",
    ],
  },
  concentrationMode: {
    label: "Concentration",
    sentences: [
      "Ready {deployTime} into the battle; works for {duration}, and again {reloadTime} later.",
      "Aiming time {gun/aimingTime}, dispersion {multShotDispersionFactor}, engine power {engine/power}, hull traverse {vehicle/rotationSpeed}; moving and turning do not widen the aiming circle.",
    ],
  },
  controllableReload: {
    label: "Reload at will",
    sentences: ["A magazine that is not empty can be reloaded at any time."],
  },
  extraShotClip: {
    label: "One more shell",
    sentences: ["One more shell is loaded into the magazine within {extraReloadTime}."],
  },
  heatingZonesGun: {
    label: "Zones of heat",
    sentences: ["The gun's heat is shown in zones that begin at {zones}."],
  },
  improvedRamming: {
    label: "Ramming",
    sentences: [
      "Ramming does more damage, and takes less, in stages of {damageBonusStageSize} of speed: {damageBonusBasicFactor} is added to the damage at first, {reductionDamageBonusBasicFactor} to the protection.",
      WHAT_IS_NOT_KNOWN,
    ],
  },
  lowChargeShot: {
    label: "Shot with a reduced charge",
    sentences: [
      "It can fire at {reloadTimeCoefficient} of the reload, with dispersion {multShotDispersionFactor}.",
      "Its shells then do less damage ({lowChargeShotModifiers 1/damageValue}, {lowChargeShotModifiers 2/damageValue} and {lowChargeShotModifiers 3/damageValue}) and penetrate less ({lowChargeShotModifiers 1/piercingValue}, {lowChargeShotModifiers 2/piercingValue} and {lowChargeShotModifiers 3/piercingValue}).",
    ],
  },
  multiGunState: {
    label: "Several barrels",
    sentences: ["Its barrels are numbered; which of them fires is a state of the turret."],
  },
  overheatGun: {
    label: "Locked when too hot",
    sentences: [
      "At a heat of {tempOverheatOnThreshold} the gun is locked, until it has cooled to {tempOverheatOffThreshold}; it cools at {coolingPerSecFactor} the usual speed then. The warning comes at {tempOverheatWarnThreshold}.",
    ],
  },
  overheatStacks: {
    label: "More damage when slow",
    sentences: [
      "Below {gainMaxSpd} the damage rises to {dmgBonus} within {heatingTime}; faster, it falls back within {coolingTime}, after a delay of {delayTimerDuration}.",
    ],
  },
  pillboxSiegeMode: {
    label: "Pillbox",
    sentences: [
      "A third, immobile state: reload {gun/reloadTime}, dispersion {multShotDispersionFactor}, hull traverse {vehicle/rotationSpeed}.",
      "It takes {switchDriveToPillboxTime} to enter from driving and {switchSiegeToPillboxTime} from siege mode, {switchPillboxToDriveTime} and {switchPillboxToSiegeTime} to leave.",
    ],
  },
  powerMode: {
    label: "Power mode",
    sentences: [
      "Top speed {vehicleParams/vehicleSpeed}, engine power {vehicleParams/enginePower}, traverse {vehicleParams/rotationSpeed}, dispersion {vehicleParams/dispersion}; it lasts {modeDuration} after its condition ends.",
      "Thresholds of {speedThreshold} and {modeThreshold} begin it. In which unit is not stated.",
    ],
  },
  propellantAfterburnerGun: {
    label: "Charged propellant",
    sentences: [
      "The gun charges by {chargingPerSec} a second. Up to a charge of {stage 1/maxCharge} the damage rises from {stage 1/damageFactorLimits:first} to {stage 1/damageFactorLimits:last}.",
      "Overcharged, up to {stage 2/maxCharge}, the damage is {stage 2/damageFactorLimits:first} to {stage 2/damageFactorLimits:last}, the dispersion {stage 2/modifiers/dynAttrs/multShotDispersionFactor} and the aiming time {stage 2/modifiers/dynAttrs/gun/aimingTime}.",
      "A shot spends {chargeSpendingAfterShot} of the charge.",
    ],
  },
  reactiveDebuffs: {
    label: "Slower fire under harm",
    sentences: [
      "The interval between shots is {stun/autoShootAttrs/shotIntervalMultFactor} while the crew is stunned, {fire/autoShootAttrs/shotIntervalMultFactor} while the vehicle burns, {ammoBay/autoShootAttrs/shotIntervalMultFactor} with a damaged ammunition rack and {loader1/autoShootAttrs/shotIntervalMultFactor} without the loader.",
    ],
  },
  rechargeableNitro: {
    label: "Boost",
    sentences: [
      "Works for {duration}, and is charged again {reloadTime} later: engine power {engine/power}, top speed {addMaxSpeedForwardBonus:+%}, hull traverse {vehicleAllGroundRotationSpeed}.",
    ],
  },
  secondaryGun: {
    label: "Second weapon of the gun",
    sentences: ["This gun is mounted together with a second one, of which not all is known."],
  },
  secondaryGuns: {
    label: "Second weapon",
    sentences: [
      "It loads {clip/count} shells in {reloadTime}, with an aiming time of {aimingTime}. Its shells are not known.",
    ],
  },
  shellCalibration: {
    label: "Calibrated shells",
    sentences: [
      "After a shell that did not penetrate, the penetration is {gun/piercing}.",
      "After one that did, a coefficient of {penetration/damageCoefficient} goes for the damage. How it is applied is not known.",
    ],
  },
  shellParamsSwitcher: {
    label: "Second setting of the shells",
    sentences: ["In its second state two kinds of shell have other values; the vehicle's second state shows them."],
  },
  sightPointer: {
    label: "Directed view",
    sentences: [
      "Ready {initialDeployTime} into the battle, and again after {reloadTime}: the cone of view narrows from {stage 1/angle} to {stage 7/angle} in stages of {stage 1/duration}.",
      "Within it the view range grows from {stage 1/vision_modifiers/dynAttrs/inConeVision/circularVisionRadiusFactor} to {stage 7/vision_modifiers/dynAttrs/inConeVision/circularVisionRadiusFactor}; the turret turns at {stage 1/vehicle_modifiers/dynAttrs/turret/rotationSpeed} its speed.",
      "The vehicle is revealed by it for {selfRevealVisionTime}.",
    ],
  },
  stagedJetBoosters: {
    label: "Jet boosters",
    sentences: [
      "{reuseCount} uses of {duration}, {reloadTime} between them: engine power {engine/power}, top speed {maxSpeed/forward}, hull traverse {vehicle/rotationSpeed}.",
    ],
  },
  stanceDance: {
    label: "Two stances",
    sentences: [
      "It switches between a stance for fighting and one for driving in {timeSwitchStance}.",
      "Driving: {passiveTurboFwdSpdBonusKmh} more forwards, {passiveTurboBkwdSpdBonusKmh} backwards, engine power {passiveTurboEnginePowerBonus:+%}; at full energy for {activeTurboDuration} another {activeTurboFwdSpdBonusKmh} forwards.",
      "Fighting, at full energy for {activeFightDuration}: accuracy {activeFightAccuracyBonus:%} better, aiming {activeFightAimSpeedBonus:%} and reload {activeFightReloadSpdBonus:%} faster.",
    ],
  },
  stationaryReload: {
    label: "Reload while standing",
    sentences: [
      "A magazine that has been begun is reloaded while the vehicle stands: {preparingDelay} to prepare, {finishingDelay} to finish.",
    ],
  },
  supportWeapon: {
    label: "Support weapon",
    sentences: ["It has a second weapon for support. The files state no values of it here."],
  },
  targetDesignator: {
    label: "Target designator",
    sentences: [
      "Ready {deployTime} into the battle, and again after {cooldownTime}: a marked target takes {damageIncomeFactor} damage, for {spottedMarkedTime} while it is spotted and {unspottedMarkedTime} when it is not.",
    ],
  },
  temperatureGun: {
    label: "Heat of the gun",
    sentences: [
      "A shot heats the gun by {heatingPerShot}; after {coolingDelay} it cools by {coolingPerSec} a second.",
      "At the highest heat the dispersion is {state 1/modifiers/dynAttrs/multShotDispersionFactor}, one step lower {state 2/modifiers/dynAttrs/multShotDispersionFactor}.",
    ],
  },
  twinGun: {
    label: "Twin gun",
    sentences: [
      "{afterShotDelay} between the shots of its two barrels. Fired together, both are loaded in {twinGunReloadTime}; the second state of the vehicle does that.",
    ],
  },
  wheeledDash: {
    label: "Dash",
    sentences: [
      "Works for {duration}, and again after {reloadTime}: engine power {engine/power}, top speed {fwMaxSpeedBonus}.",
      "At {reloadTimeBoost/minSpeed} and above it comes back in {reloadTimeBoost/reloadTimeFactor} the time.",
    ],
  },
};
