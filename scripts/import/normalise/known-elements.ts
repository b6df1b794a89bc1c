import type { Notes } from "#scripts/import/report.ts";
import type { Cursor } from "../read/cursor.ts";

// Stryker disable all: texts.
/**
 * Elements that the importer reads, and those that it deliberately ignores because they only concern pictures, sound,
 * physics or repair prices. Any other element, from a newer client, is listed in the notes.
 */
const KNOWN: Record<
  "vehicle" | "hull" | "chassis" | "turret" | "gun" | "shot" | "shell" | "engine" | "radio" | "fuelTank",
  ReadonlySet<string>
> = {
  vehicle: words(`
    crew supplySlots postProgressionTree customRoleSlotOptions speedLimits invisibility optDevsOverrides
    hull chassis turrets0 engines fuelTanks radios siege_mode rocketAcceleration mechanics
    repairCost crewXpFactor premiumVehicleXPFactor damageByStaticsChances extras extrasProtection deviceExtras
    hull_aiming useHullZOffset useHullZSize isRotationStill physics clientAdjustmentFactors
    camouflage effects emblems customization customizationNation customDefaultCamouflage baseColorID
    effectsPrefab horns hornsound xmlns_xmlref xmlns_xsi xsi_noNamespaceSchemaLocation`),
  hull: words(`
    armor primaryArmor weight maxHealth ammoBayHealth variants turretPositions turretHardPoints turretPitches
    models swinging exhaust hitTester hangarShadowTexture customizationSlots customization camouflage emblemSlots
    animateEmblemSlots burnoutAnimation fakeTurrets prefabs sceneSlots`),
  chassis: words(`
    level price tags userString shortUserString notInShop unlocks weight maxLoad armor terrainResistance
    rotationSpeed rotationIsAroundCenter shotDispersionFactors repairTime wheels hullPosition topRightCarryingPoint
    trackPairParams brakeForce bulkHealthFactor maxHealth maxRegenHealth repairCost maxClimbAngle navmeshGirth
    models traces tracks drivingWheels groundNodes trackThickness trackNodes effects wwsoundPC wwsoundNPC
    hitTester AODecals splineDesc physicalTracks customizationSlots customization leveredSuspension hullAiming
    suspensionSpringsLength prefabs sceneSlots camouflage`),
  turret: words(`
    level price tags userString shortUserString notInShop unlocks weight armor primaryArmor maxHealth
    rotationSpeed circularVisionRadius invisibilityFactor guns secondaryGuns gunPosition multiGun mechanics yawLimits
    turretRotatorHealth surveyingDeviceHealth models hitTester physicsShape wwturretRotatorSoundManual
    customizationSlots customization camouflage emblemSlots showEmblemsOnGun stickers prefabs sceneSlots ceilless
    AODecals icon animateEmblemSlots`),
  gun: words(`
    level price tags userString shortUserString notInShop unlocks weight armor maxAmmo reloadTime aimingTime
    shotDispersionRadius shotDispersionFactors invisibilityFactorAtShot pitchLimits turretYawLimits rotationSpeed
    clip burst autoreload dualGun autoShoot dualAccuracy shots mechanics
    secondaryGun multiGunState twinGun controllableReload staticPitch staticTurretYaw
    maxHealth maxRegenHealth repairCost impulse recoil effects reloadEffect models hitTester
    customizationSlots customization camouflage emblemSlots animateEmblemSlots drivenJoints edgeByVisualModel
    multiGunEffects prefabs shootImpulse shotOffset groundWave invulnerable sceneSlots icon`),
  shot: words("defaultPortion speed gravity maxDistance maxHeight piercingPower"),
  // Spalls, blast waves and fragments only subdivide the damage that is read.
  shell: words(`
    id price kind caliber damage normalizationAngle ricochetAngle explosionRadius improved notInShop tags
    hasStun stunDuration guaranteedStunDuration damageDurationCoeff mechanics
    armorSpalls blastWave shellFragments explosionDamageFactor explosionEdgeDamageFactor
    piercingPowerLossFactorByDistance piercingPowerRandomization shieldPenetration deviceDamagePossibility secondaryAttackReason enableTraceRicochet
    userString icon isTracer isForceTracer effects dynamicEffects`),
  engine: words(`
    level price tags userString shortUserString notInShop unlocks weight power fireStartingChance
    maxHealth maxRegenHealth repairCost rpm_min rpm_max wwsoundPC wwsoundNPC sounds invulnerable`),
  radio: words(`
    level price tags userString shortUserString notInShop unlocks weight distance maxHealth maxRegenHealth repairCost
    radarRadius radarCooldown invulnerable`),
  fuelTank: words("price tags userString notInShop unlocks weight maxHealth maxRegenHealth repairCost invulnerable"),
};
// Stryker restore all

/** Notes every child of the element that is neither read nor known to be of no use here. */
export function reportUnread(kind: keyof typeof KNOWN, element: Cursor, notes: Notes): void {
  for (const child of element.children()) {
    if (!KNOWN[kind].has(child.name)) notes.add("element not read", `${kind}/${child.name}`);
  }
}

/** Whether the importer reads the element, or ignores it deliberately. */
export function isKnown(kind: keyof typeof KNOWN, name: string): boolean {
  return KNOWN[kind].has(name);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.match(/\S+/g));
}
