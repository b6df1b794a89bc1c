import type { VehicleClass } from "../../model/enumerations/classes.ts";
import type { CrewSkill } from "../../model/loadout-items/crew-skill.ts";
import type { Indicator } from "../../model/loadout-items/effect.ts";
import { formatDelta } from "../../stats/format.ts";

/** How to describe the effect of an item. */
interface EffectName {
  /** Text after the value: "+10% " health. */
  label: string;
  /** Unit of added values; factors are always in per cent. */
  unit?: string;
  /** Which direction a Commander prefers. */
  better: "more" | "less";
}

const more = (label: string, unit?: string): EffectName => ({ label, better: "more", ...(unit && { unit }) });
const less = (label: string, unit?: string): EffectName => ({ label, better: "less", ...(unit && { unit }) });

// Stryker disable all: texts.
/**
 * Effects by the client's names of the figures in its own descriptions of equipment, consumables, directives, crew
 * skills and field modifications (`indicators` and `described` of the dataset).
 */
const EFFECT_NAMES: Readonly<Record<string, EffectName>> = {
  // Firepower
  avgDamagePerMinute: more("damage per minute"),
  damageAndPiercingDistributionLowerBound: more("least damage and penetration of a shot"),
  damageAndPiercingDistributionUpperBound: more("most damage and penetration of a shot"),
  enemyModulesCrewCritChance: more("chance of hitting modules and crew"),
  equipmentPreparationTime: less("time until equipment works"),
  shellVelocity: more("shell speed"),
  shotDispersionAngle: less("dispersion"),
  aimingTime: less("aiming time"),
  vehicleGunAimSpeed: more("aiming speed"),
  vehicleGunReloadTime: less("reload time"),
  vehicleGunShotDispersion: less("dispersion while driving and turning"),
  vehicleGunShotDispersionAfterShot: less("dispersion after a shot"),
  vehicleGunShotDispersionChassisMovement: less("dispersion while driving"),
  vehicleGunShotDispersionChassisRotation: less("dispersion while the hull turns"),
  vehicleGunShotDispersionTurretRotation: less("dispersion while the turret turns"),
  vehicleGunShotDispersionWhileGunDamaged: less("dispersion with a damaged gun"),
  vehicleGunShotFullDispersion: less("dispersion"),
  turretAimingDispersion: less("dispersion while the turret turns"),
  vehicleReloadTimeAfterShellChange: more("speed of changing shells"),
  // Survivability
  crewHitChance: more("protection of the crew"),
  crewRepeatedStunDuration: less("time of a repeated stun"),
  crewStunDuration: less("time of a stun"),
  fireExtinguishingRate: more("fire-fighting speed", "%"),
  penaltyToDamagedSurveyingDevice: less("loss from damaged optics"),
  stunResistanceEffectFactor: less("effect of a stun"),
  vehPenaltyForDamagedAmmorack: less("loss from a damaged ammunition rack"),
  vehPenaltyForDamagedEngine: less("loss from a damaged engine"),
  vehicleAmmoBayEngineFuelStrength: more("durability of ammunition rack, engine and fuel tank"),
  vehicleAmmoBayStrength: more("durability of the ammunition rack"),
  vehicleChassisFallDamage: less("damage to the tracks from falling"),
  vehicleChassisRepairSpeed: more("repair speed of the tracks"),
  vehicleChassisStrength: more("durability of the tracks"),
  vehicleFallingDamageResistance: less("damage from falling"),
  vehicleFireChance: less("chance of fire"),
  vehicleHEShellDamageResistance: less("damage from HE shells"),
  vehicleRamChassisDamageResistance: less("damage to the tracks from ramming"),
  vehicleRamDamageResistance: less("damage from ramming"),
  damageEnemiesByRamming: more("damage by ramming"),
  vehicleRepairSpeed: more("repair speed"),
  vehicleStrength: more("health"),
  woundedCrewEfficiency: less("loss from wounded crew"),
  // Mobility
  mediumGroundFactor: more("ease on medium ground"),
  softGroundFactor: more("ease on soft ground"),
  vehicleAllGroundRotationSpeed: more("hull traverse"),
  vehicleBackwardMaxSpeed: more("reverse speed", "km/h"),
  vehicleChassisLoad: more("load of the suspension"),
  vehicleEnginePower: more("engine power"),
  vehicleForwardMaxSpeed: more("top speed", "km/h"),
  vehicleSpeedGain: more("acceleration"),
  vehicleTurretOrCuttingRotationSpeed: more("turret traverse"),
  vehicleTurretRotationSpeed: more("turret traverse"),
  wheelsRotationSpeed: more("turning of the wheels"),
  // Concealment and vision
  artNotificationDelayFactor: less("until the artillery warning", "s"),
  circularVisionRadius: more("view range"),
  commanderLampDelay: less("until the lamp", "s"),
  damageMonitoringDelay: less("until damaged modules of the target are seen", "s"),
  damagedModulesDetectionTime: less("until damaged modules of the target are seen", "s"),
  // Not a change but the skill's own delay.
  delay: more("from being spotted to the lamp", "s"),
  demaskFoliageFactor: less("enemy concealment in bushes"),
  demaskMovingFactor: less("concealment of moving enemies"),
  maskingFactor: more("concealment"),
  vehicleCamouflage: more("concealment"),
  vehicleCircularVisionRadius: more("view range"),
  vehicleEnemySpottingTime: more("for which enemies stay spotted", "s"),
  vehicleInvisibilityAfterShot: more("concealment after a shot"),
  vehicleOwnSpottingTime: less("for which you stay spotted", "s"),
  vehicleStillCamouflage: more("concealment while standing"),
  vehicleStillCircularVisionRadius: more("view range while standing"),
  // Crew
  crewLevel: more("crew"),
  crewLevelIncrease: more("crew"),
  xpBonusFactorPerLevel: more("crew experience"),
  crewSkillFireFighting: more("effect of Firefighting"),
  crewSkillPractical: more("effect of Practicality"),
  crewSkillRancorousDuration: more("effect of Designated Target"),
  crewSkillSmoothRiding: more("effect of Smooth Ride"),
  crewSkillSmoothTurret: more("effect of Snap Shot"),
  crewSkillStunResistance: more("stun protection of Sound Detection"),
  crewSkillVirtuoso: more("effect of Clutch Braking"),
};
// Stryker restore all

/** An effect in words: "+10 % health". */
export interface EffectText {
  text: string;
  /** Whether it helps the one who has it. */
  good: boolean;
  /** Only in certain situations of a battle. */
  situational: boolean;
}

/**
 * The client's description of an item, for a vehicle class.
 * @param inSlot whether it is in a slot of its own category
 */
export function indicatorTexts(indicators: readonly Indicator[], type: VehicleClass, inSlot: boolean): EffectText[] {
  return indicators
    .filter(({ classes }) => classes === null || classes.includes(type))
    .map((indicator) => indicatorText(indicator, inSlot ? (indicator.inSlot ?? indicator.value) : indicator.value));
}

function indicatorText({ name, type, situational }: Indicator, value: number): EffectText {
  return type === "mul" ? effectText(name, value - 1, true, situational) : effectText(name, value, false, situational);
}

/** Effects of a fully trained skill; empty for a skill that no complete client has yet. */
export function skillTexts({ definition }: CrewSkill): EffectText[] {
  if (definition === null) return [];
  const indicated = definition.indicators.map(({ name }) => name);
  // The client prints an indicator where there is one: some of the other values have the opposite sign.
  const described = definition.described.filter(({ parameter }) => !indicated.includes(parameter));
  const all = [
    ...described.map(({ parameter, perLevel, unit, situational }) => {
      // A delay is the same at any level.
      const full = parameter === "delay" ? perLevel : perLevel * 100;
      // Of one skill it is the time that falls, though the client names the speed.
      const name = parameter === "vehicleGunAimSpeed" && perLevel < 0 ? "aimingTime" : parameter;
      return effectText(name, full, unit === "percents", situational);
    }),
    ...definition.indicators.map((indicator) => indicatorText(indicator, indicator.value)),
  ];
  // Two of the client's names can mean the same.
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

/** @throws Error for an effect without a name, which a test over the whole dataset rules out */
function effectText(name: string, change: number, share: boolean, situational: boolean): EffectText {
  const known = EFFECT_NAMES[name];
  if (known === undefined) throw new Error(`There are no words for the effect "${name}".`);
  const { label, unit, better } = known;
  const value = share
    ? `${formatDelta(change * 100, 1, 0)}%`
    : `${formatDelta(change, 2, 0)}${unit === "%" ? "" : " "}${unit ?? ""}`.trim();
  return { text: `${value} ${label}`, good: change > 0 === (better === "more"), situational };
}
