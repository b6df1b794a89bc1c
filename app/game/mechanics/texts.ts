/** What is known about a mechanic, as text. */
interface MechanicText {
  label: string;
  /**
   * Sentences with the mechanic's own values in braces, by the end of their names; `describe-mechanic.ts` explains the
   * syntax. A sentence with a missing value is left out.
   */
  sentences: readonly string[];
}

/**
 * Every mechanic with a known meaning, taken from the client's element names and values and from the game's own texts.
 * If the meaning of the values is unknown, the text says so.
 */
export const MECHANIC_TEXTS: Readonly<Record<string, MechanicText>> = {
  accuracyStacks: {
    label: "Steadier aim when slow",
    sentences: [
      "Stay below {gainMaxSpd} to gain a level every {gainTime}, up to {levelMax}. Each level improves aim by {aimLevelBonus:%}.",
      "A shot puts it back to level {levelAfterShot}.",
    ],
  },
  autoreloaderSurge: {
    label: "Fast magazine reload",
    sentences: [
      "Starts with {startCharges} of {maxCharges} charges. A charge loads a shell in {reloadTime}.",
      "A charge comes back in {chargeTimeSRegular}, or in {chargeTimeSFullClip} while the magazine is full.",
    ],
  },
  battleFury: {
    label: "Battle fury",
    sentences: [
      "Each level cuts reload by {reloadSpdBonus:%}, up to level {maxLevel}. A level lasts {duration}.",
      "A hit counts {gainPerHit}, a kill {gainPerKill}.",
    ],
  },
  bustleFeed: {
    label: "Bustle feed",
    sentences: [
      "Takes {activationTime} to switch on, {deactivationTime} to switch off. While it is on, reload is {bustleShotReloadFactor:longer} and top speed is {maxSpeed/forward:becomes}.",
      "Its two shells then do {bustleShotDamageBonusShell0} and {bustleShotDamageBonusShell1} more damage.",
    ],
  },
  chargeableBurst: {
    label: "Charged burst",
    sentences: [
      "{penetrationCount} penetrating hits charge a burst of {burst/count} shells, fired at {burst/rate} a minute.",
      "While it is charged, aiming time is {gun/aimingTime:longer} and moving or turning doesn’t widen the aiming circle.",
    ],
  },
  chargeShot: {
    label: "Charged shot",
    sentences: [
      "Hold the trigger to raise damage in steps ({timePerLevel}), up to {damageFactorsPerLevel:lastChange}.",
      "The gun is locked for {shotBlockTime} after such a shot.",
    ],
  },
  concentrationMode: {
    label: "Concentration",
    sentences: [
      "Ready {deployTime} into the battle. Lasts {duration}, then recharges in {reloadTime}.",
      "Aiming time {gun/aimingTime:change}, dispersion {multShotDispersionFactor:change}, engine power {engine/power:change}, hull traverse {vehicle/rotationSpeed:change}. Moving and turning don’t widen the aiming circle.",
    ],
  },
  controllableReload: {
    label: "Manual reload",
    sentences: ["You can reload a part-used magazine at any time."],
  },
  extraShotClip: {
    label: "Extra shell",
    sentences: ["Loads one extra shell into the magazine in {extraReloadTime}."],
  },
  heatingZonesGun: {
    label: "Heat zones",
    sentences: ["The heat gauge changes at {zones}."],
  },
  improvedRamming: {
    label: "Ramming",
    sentences: [
      "The faster you drive, the more damage you do by ramming, and the less you take. By how much is not known.",
    ],
  },
  lowChargeShot: {
    label: "Low-charge shot",
    sentences: [
      "It can fire after {reloadTimeCoefficient:part} usual reload, with dispersion {multShotDispersionFactor:change}.",
      "Its shells then lose damage ({lowChargeShotModifiers 1/damageValue}, {lowChargeShotModifiers 2/damageValue}, {lowChargeShotModifiers 3/damageValue}) and penetration ({lowChargeShotModifiers 1/piercingValue}, {lowChargeShotModifiers 2/piercingValue}, {lowChargeShotModifiers 3/piercingValue}).",
    ],
  },
  multiGunState: {
    label: "Several barrels",
    sentences: ["It has more than one barrel. Which one fires next is not known."],
  },
  overheatGun: {
    label: "Overheating",
    sentences: [
      "The gun locks at {tempOverheatOnThreshold} heat until it has cooled to {tempOverheatOffThreshold}, at {coolingPerSecFactor:part} usual speed. The warning comes at {tempOverheatWarnThreshold}.",
    ],
  },
  overheatStacks: {
    label: "More damage when slow",
    sentences: [
      "Below {gainMaxSpd}, damage builds up to {dmgBonus:change} in {heatingTime}. Any faster and it drops back in {coolingTime}, after {delayTimerDuration}.",
    ],
  },
  pillboxSiegeMode: {
    label: "Pillbox",
    sentences: [
      "A third mode without driving: reload {gun/reloadTime:change}, dispersion {multShotDispersionFactor:change}, hull traverse {vehicle/rotationSpeed:change}.",
      "Entering takes {switchDriveToPillboxTime} from driving and {switchSiegeToPillboxTime} from siege mode; leaving takes {switchPillboxToDriveTime} and {switchPillboxToSiegeTime}.",
    ],
  },
  powerMode: {
    label: "Power mode",
    sentences: [
      "Top speed {vehicleParams/vehicleSpeed:change} and engine power {vehicleParams/enginePower:change}, but traverse is {vehicleParams/rotationSpeed:becomes} and dispersion {vehicleParams/dispersion:becomes}. It ends {modeDuration} after its trigger does.",
      "What triggers it is not known: the game files give only {speedThreshold} and {modeThreshold}, without a unit.",
    ],
  },
  propellantAfterburnerGun: {
    label: "Charged propellant",
    sentences: [
      "The gun gains {chargingPerSec} charge a second. Up to {stage 1/maxCharge} charge, damage rises to {stage 1/damageFactorLimits:lastChange}.",
      "Overcharged, up to {stage 2/maxCharge}, damage is {stage 2/damageFactorLimits:firstChange} to {stage 2/damageFactorLimits:lastChange}, but dispersion is {stage 2/modifiers/dynAttrs/multShotDispersionFactor:becomes} and aiming time {stage 2/modifiers/dynAttrs/gun/aimingTime:becomes}.",
      "A shot uses {chargeSpendingAfterShot} charge.",
    ],
  },
  reactiveDebuffs: {
    label: "Slower fire when hurt",
    sentences: [
      "Time between shots: {stun/autoShootAttrs/shotIntervalMultFactor:change} while stunned, {fire/autoShootAttrs/shotIntervalMultFactor:change} on fire, {ammoBay/autoShootAttrs/shotIntervalMultFactor:change} with a damaged ammo rack, {loader1/autoShootAttrs/shotIntervalMultFactor:change} with the loader out.",
    ],
  },
  rechargeableNitro: {
    label: "Boost",
    sentences: [
      "Lasts {duration}, then recharges in {reloadTime}: engine power {engine/power:change}, top speed {addMaxSpeedForwardBonus:+%}, hull traverse {vehicleAllGroundRotationSpeed:change}.",
    ],
  },
  secondaryGun: {
    label: "Paired gun",
    sentences: ["This gun comes with a second one. Not all of it is known."],
  },
  secondaryGuns: {
    label: "Second gun",
    sentences: ["Loads {clip/count} shells in {reloadTime} and aims in {aimingTime}. Its shells are not known."],
  },
  shellCalibration: {
    label: "Calibrated shells",
    sentences: [
      "After a shell that didn’t penetrate, penetration is {gun/piercing:becomes}.",
      "A shell that did penetrate changes damage. How is not known.",
    ],
  },
  shellParamsSwitcher: {
    label: "Second shell setting",
    sentences: ["Two of its shells have other values in the vehicle’s second mode."],
  },
  sightPointer: {
    label: "Directed view",
    sentences: [
      "Ready {initialDeployTime} into the battle, then again after {reloadTime}. Your view narrows from a {stage 1/angle} to a {stage 7/angle} cone, {stage 1/duration} a step.",
      "Inside the cone view range goes from {stage 1/vision_modifiers/dynAttrs/inConeVision/circularVisionRadiusFactor:change} to {stage 7/vision_modifiers/dynAttrs/inConeVision/circularVisionRadiusFactor:change}, and the turret turns at {stage 1/vehicle_modifiers/dynAttrs/turret/rotationSpeed:part} usual speed.",
      "It reveals you for {selfRevealVisionTime}.",
    ],
  },
  stagedJetBoosters: {
    label: "Jet boosters",
    sentences: [
      "{reuseCount} uses of {duration}, {reloadTime} apart: engine power {engine/power:change}, top speed {maxSpeed/forward:change}, hull traverse {vehicle/rotationSpeed:change}.",
    ],
  },
  stanceDance: {
    label: "Two stances",
    sentences: [
      "Switching between the fighting and the driving stance takes {timeSwitchStance}.",
      "Driving: top speed +{passiveTurboFwdSpdBonusKmh}, reverse +{passiveTurboBkwdSpdBonusKmh}, engine power {passiveTurboEnginePowerBonus:+%}. At full energy another +{activeTurboFwdSpdBonusKmh} for {activeTurboDuration}.",
      "Fighting, at full energy for {activeFightDuration}: accuracy {activeFightAccuracyBonus:%} better, aiming {activeFightAimSpeedBonus:%} and reload {activeFightReloadSpdBonus:%} faster.",
    ],
  },
  stationaryReload: {
    label: "Reload while standing",
    sentences: [
      "A part-used magazine reloads while you stand still: {preparingDelay} to start, {finishingDelay} to finish.",
    ],
  },
  supportWeapon: {
    label: "Support weapon",
    sentences: ["It has a second weapon for support. The game files give no values."],
  },
  targetDesignator: {
    label: "Target designator",
    sentences: [
      "Ready {deployTime} into the battle, then again after {cooldownTime}. A marked target takes {damageIncomeFactor:change} damage, for {spottedMarkedTime} while it is spotted and {unspottedMarkedTime} while it isn’t.",
    ],
  },
  temperatureGun: {
    label: "Gun heat",
    sentences: [
      "Each shot adds {heatingPerShot} heat. After {coolingDelay} it cools by {coolingPerSec} a second.",
      "Dispersion is {state 1/modifiers/dynAttrs/multShotDispersionFactor:change} at full heat, {state 2/modifiers/dynAttrs/multShotDispersionFactor:change} one step below.",
    ],
  },
  twinGun: {
    label: "Twin gun",
    sentences: [
      "Its two barrels fire {afterShotDelay} apart. Fired together, in the second mode, both reload in {twinGunReloadTime}.",
    ],
  },
  wheeledDash: {
    label: "Dash",
    sentences: [
      "Lasts {duration}, ready again after {reloadTime}: engine power {engine/power:change}, top speed {fwMaxSpeedBonus:change}.",
      "At {reloadTimeBoost/minSpeed} or more it comes back in {reloadTimeBoost/reloadTimeFactor:part} time.",
    ],
  },
};
