import type { MechanicUnit } from "../model/vehicle/mechanic.ts";

/**
 * Units of the client's elements, where the name or the game's own texts give them. Elements not listed have no unit,
 * or an unknown one.
 */
const UNITS: Record<MechanicUnit, readonly string[]> = {
  s: [
    "deployTime",
    "initialDeployTime",
    "reloadTime",
    "duration",
    "cooldown",
    "cooldownTime",
    "activationTime",
    "deactivationTime",
    "heatingTime",
    "coolingTime",
    "delayTimerDuration",
    "gainTime",
    "coolingDelay",
    "preparingDelay",
    "finishingDelay",
    "extraReloadTime",
    "chargeDelay",
    "overchargeSwitchCooldown",
    "switchDriveToPillboxTime",
    "switchSiegeToPillboxTime",
    "switchPillboxToSiegeTime",
    "switchPillboxToDriveTime",
    "spottedMarkedTime",
    "unspottedMarkedTime",
    "chargeTimeSRegular",
    "chargeTimeSFullClip",
    "timePerLevel",
    "shotBlockTime",
    "timeSwitchStance",
    "gainEnergyTime",
    "activeTurboDuration",
    "activeFightDuration",
    "modeDuration",
    "almostFinishedTime",
    "afterShotDelay",
    "twinGunReloadTime",
    "selfRevealVisionTime",
    "initiationTime",
    "aimingTime",
  ],
  "km/h": [
    "gainMaxSpd",
    "gainTurboEnergySpdLimitKmh",
    "passiveTurboFwdSpdBonusKmh",
    "passiveTurboBkwdSpdBonusKmh",
    "activeTurboFwdSpdBonusKmh",
    "activeTurboBkwdSpdBonusKmh",
    "fwMaxSpeedBonus",
    "bkMaxSpeedBonus",
    "minSpeed",
    "hysteresisSpeed",
  ],
  "°": ["angle"],
  hp: ["bustleShotDamageBonusShell0", "bustleShotDamageBonusShell1", "damageValue"],
  mm: ["piercingValue"],
  "×": [
    "damageFactorsPerLevel",
    "dmgBonus",
    "damageIncomeFactor",
    "damageFactorLimits",
    "bustleShotReloadFactor",
    "reloadTimeCoefficient",
    "reloadTimeFactor",
    "damageCoefficient",
    "coolingPerSecFactor",
    "burstDispersionFactor",
    "vehicleSpeed",
    "enginePower",
    "dispersion",
    "rotationSpeed",
  ],
};

const BY_NAME = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => names.map((name) => [name, unit as MechanicUnit] as const)),
);

/** The unit of a mechanic's value, by the last part of its name. */
export function unitOf(name: string): MechanicUnit | undefined {
  return BY_NAME.get((name.split("/").at(-1) ?? name).replace(/ \d+$/, ""));
}
