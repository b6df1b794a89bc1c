import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { ItemFiles } from "../definitions.ts";

/** A loadout as the published formulas name it, all members with the same skills. */
export interface PlainLoadout {
  equipment?: readonly string[];
  crew: "nominal" | "100";
  skills?: readonly string[];
  consumables?: readonly string[];
  directive?: string;
  field?: readonly string[];
  stock?: boolean;
  siege?: boolean;
}

/** Level of the commander and the others, and what everybody's rises by. */
interface Levels {
  common: number;
  commander: number;
  others: number;
  /** Rounded tenth for single skills. */
  roundedTenth: number;
}

type Factor = { attribute: string; type: string; value: number; inSlot: number };

/**
 * The figures of a loadout in plain arithmetic, straight from the definitions, as an oracle for the core: it shares no
 * code with it. Every line is one of the published formulas (client 1.26.1: `VehicleDescrCrew.py`, `items/utils.py`,
 * `items_parameters/params.py`).
 */
export function plainStats(vehicle: FullVehicle, plain: PlainLoadout, files: ItemFiles): Record<string, number> {
  const state = plain.siege && vehicle.siege ? vehicle.siege : vehicle;
  const { modules } = state;
  const chosen = plain.stock ? vehicle.stock.modules : vehicle.top.modules;
  const turret = pick(modules.turrets, chosen.turret);
  const gun = pick(turret.guns, chosen.gun);
  const chassis = pick(modules.chassis, chosen.chassis);
  const engine = pick(modules.engines, chosen.engine);
  const radio = pick(modules.radios, chosen.radio);
  const tank = pick(modules.fuelTanks, chosen.fuelTank);

  const devices = (plain.equipment ?? []).flatMap((tag, slot) => {
    const device = files.equipment.devices.find((candidate) => candidate.tag === tag);
    const second = device?.categories.some((category) => category === vehicle.equipmentSlots[slot]) ?? false;
    return device ? [{ device, second }] : [];
  });
  const consumables = (plain.consumables ?? []).map((tag) => pickTag(files.consumables.consumables, tag));
  const directive = plain.directive ? pickTag(files.consumables.directives, plain.directive) : undefined;
  const modifications = (plain.field ?? []).map((tag) => pickTag(files.fieldModifications.modifications, tag));
  const skills = plain.skills ?? [];

  const has = (device: { tags: string[] }, rule: { required: string[]; incompatible: string[] }) =>
    rule.required.every((tag) => device.tags.includes(tag)) &&
    !rule.incompatible.some((tag) => device.tags.includes(tag));
  const directed = directive?.effects.find(
    ({ withDevice }) => withDevice && devices.some(({ device }) => has(device, withDevice)),
  );
  const byDirective = (attribute: string) => (directed?.attribute === attribute ? directed.value : undefined);
  const read = ({ value, inSlot }: Factor, second: boolean) => (second ? inSlot : value);
  /** Product of the devices' factors. */
  const device = (attribute: string) =>
    devices.reduce((product, { device: { factors }, second }) => {
      const factor = factors.find((candidate) => candidate.attribute === `miscAttrs/${attribute}`);
      return factor ? product * read(factor, second) : product;
    }, 1);
  const terms = (attribute: string) =>
    devices.reduce((sum, { device: { factors }, second }) => {
      const factor = factors.find((candidate) => candidate.attribute === `miscAttrs/${attribute}`);
      return factor ? sum + read(factor, second) : sum;
    }, 0);
  /** Factors of field modifications add their deltas. */
  const field = (attribute: string) =>
    modifications.reduce((sum, { factors }) => {
      const factor = factors.find((candidate) => candidate.attribute === `miscAttrs/${attribute}`);
      return factor ? sum + (factor.value - 1) : sum;
    }, 1);
  const fieldTerms = (attribute: string) =>
    modifications.reduce((sum, { factors }) => {
      const factor = factors.find((candidate) => candidate.attribute === `miscAttrs/${attribute}`);
      return factor ? sum + factor.value : sum;
    }, 0);
  const deviceValue = (name: string, fallback: number) =>
    devices.reduce(
      (product, { device: { figures }, second }) => product * (figures[name]?.[second ? 1 : 0] ?? fallback),
      1,
    );
  const consumed = (name: string) => consumables.reduce((product, { figures }) => product * (figures[name] ?? 1), 1);

  // Crew: 100 + common; the others a tenth of the commander's more.
  const common =
    (skills.includes("brotherhood") ? 5 : 0) +
    terms("crewLevelIncrease") +
    consumables.reduce((sum, { figures }) => sum + (figures.crewLevelIncrease ?? 0), 0) +
    (byDirective("crewLevelIncrease") ?? 0);
  const levels: Levels =
    plain.crew === "nominal"
      ? { common: 0, commander: 100, others: 100, roundedTenth: 0 }
      : {
          common,
          commander: 100 + common,
          others: 100 + common + (100 + common) / 10,
          roundedTenth: Math.round((100 + common) / 10),
        };
  const factorOf = (role: string) => {
    const holders = vehicle.crew.filter(
      (member) => member.role === role || member.also.some((other) => other === role),
    );
    const sum = holders.reduce(
      (all, member) => all + (member.role === "commander" ? levels.commander : levels.others),
      0,
    );
    return 0.57 + 0.43 * (sum / holders.length / 100);
  };
  const meanCrew =
    vehicle.crew.reduce((all, member) => all + (member.role === "commander" ? levels.commander : levels.others), 0) /
    vehicle.crew.length /
    100;
  /** Level of a single skill in the panel; 0 without it. */
  const level = (tag: string) => {
    const skill = pickTag(files.crewSkills.skills, tag);
    const able = vehicle.crew.filter(
      ({ role, also }) => role === skill.role || also.some((other) => other === skill.role),
    );
    const boosted = directive?.skill === tag;
    if (!skills.includes(tag)) return boosted ? 100 : 0;
    const sum = able.reduce(
      (all, { role }) => all + 100 + levels.common + (role === "commander" ? 0 : levels.roundedTenth),
      0,
    );
    return (sum / able.length) * (boosted ? (directive.figures.perkLevelMultiplier ?? 1) : 1);
  };

  const loader = factorOf("loader");
  const gunner = factorOf("gunner");
  const driver = factorOf("driver");
  const reloadFactor =
    field("gunReloadTimeFactor") * device("gunReloadTimeFactor") * (byDirective("gun/reloadTime") ?? 1);
  const reload = (seconds: number) => (seconds * reloadFactor) / loader;
  const damage = (gun.shells[0]?.damage ?? 0) * (1 + 0.0002 * 0.5 * level("loader_ammunitionImprove"));
  const perMinute = () => {
    if (gun.autoReload !== null && gun.autoReload.length > 0)
      return Math.max(...gun.autoReload.map((time) => 60 / Math.max(reload(time), gun.clip?.interval ?? 0)));
    if (gun.dualGun) return Math.max(...gun.dualGun.reloadTimes.map((time) => 60 / reload(time)));
    const rounds = gun.clip?.size ?? 1;
    const together = gun.burst?.size ?? 1;
    const bursts = rounds === 1 ? 1 : rounds / together;
    const apart = (together - 1) * (gun.burst?.interval ?? 0) * bursts + (bursts - 1) * (gun.clip?.interval ?? 0);
    return (60 * together * bursts) / (reload(gun.reload) + apart);
  };
  const displayedReload = () => {
    if (gun.autoReload !== null && gun.autoReload.length > 0)
      return reload(gun.autoReload.reduce((sum, time) => sum + time, 0));
    return reload(gun.dualGun ? Math.min(...gun.dualGun.reloadTimes) : gun.reload);
  };

  const growth =
    field("additiveShotDispersionFactor") *
    device("additiveShotDispersionFactor") *
    (byDirective("additiveShotDispersionFactor") ?? 1);
  const binoculars = devices.find(({ device: { figures } }) => figures.circularVisionRadius !== undefined);
  const optics = binoculars
    ? (binoculars.device.figures.circularVisionRadius?.[binoculars.second ? 1 : 0] ?? 1)
    : device("circularVisionRadiusFactor");
  const eagle = level("commander_eagleEye");
  const viewRange =
    turret.viewRange *
    field("circularVisionRadiusBaseFactor") *
    optics *
    (byDirective("circularVisionRadius") ?? 1) *
    factorOf("commander") *
    (1 + 0.0002 * Math.round(eagle)) *
    (1 + 0.0003 * level("radioman_finder"));

  // Concealment: nets and exhausts have values of the vehicle's own; a net adds what exceeds the exhaust, standing.
  const invisible = (net: boolean) =>
    Math.max(
      0,
      ...devices
        .filter(
          ({ device: { figures } }) =>
            figures.invisibilityBonus && (figures.activateWhenStillSec !== undefined) === net,
        )
        .map(({ device: { tag, figures }, second }) => {
          const own = vehicle.equipmentOverrides.find((candidate) => tag.replace(/_tier\d$/, "") === candidate.device);
          if (own) return second ? own.concealmentInSlot : own.concealment;
          return figures.invisibilityBonus?.[second ? 1 : 0] ?? 0;
        }),
    );
  const exhaust = invisible(false);
  const net = Math.max(0, invisible(true) - exhaust);
  const trained = skills.includes("camouflage");
  const masked = directive?.skill === "camouflage" ? (trained ? meanCrew * 1.1 : 1) : trained ? meanCrew : 0;
  const camouflage = 0.57 + 0.43 * masked;
  const added = fieldTerms("invisibilityBaseAdditive") + exhaust + (byDirective("invisibility") ?? 0);
  const concealed = (own: number, more: number) => 100 * (own * turret.concealmentFactor * camouflage + added + more);
  const still = concealed(modules.concealment.still, net);
  const moving = concealed(modules.concealment.moving, 0);
  const atShot = gun.concealmentAtShot * field("invisibilityFactorAtShot") * device("invisibilityFactorAtShot");

  const healthFactor = field("healthFactor") * device("healthFactor");
  const health = (modules.hull.health + turret.health) * healthFactor;
  const hull =
    modules.hull.variants.find(
      (variant) => (variant.turret ?? turret.id) === turret.id && (variant.chassis ?? chassis.id) === chassis.id,
    )?.weight ?? modules.hull.weight;
  const weight =
    (hull +
      [turret, gun, chassis, engine, radio, tank].reduce((sum, module) => sum + module.weight, 0) +
      devices.reduce((sum, item) => sum + item.device.weight, 0)) /
    1000;
  const power =
    engine.power *
    consumed("enginePowerFactor") *
    field("enginePowerFactor") *
    device("enginePowerFactor") *
    (byDirective("engine/power") ?? 1);
  const grousers = deviceValue("rotationFactor", 1);
  const offRoad = level("driver_badRoadsKing");
  const mediumBase = chassis.terrain.medium / (1 + 0.0005 * offRoad);
  const softBase = chassis.terrain.soft - (chassis.terrain.soft - mediumBase) * Math.min(0.01 * offRoad, 1);
  const repair = skills.includes("repair") ? meanCrew : 0;
  const repairs =
    field("repairSpeedFactor") *
    device("repairSpeedFactor") *
    (byDirective("repairSpeed") ?? 1) *
    field("chassisRepairSpeedFactor") *
    device("chassisRepairSpeedFactor") *
    consumables.reduce((all, { kind, figures }) => all * (kind === "repairkit" ? 1 + (figures.bonusValue ?? 0) : 1), 1);

  const stats: Record<string, number | null> = {
    reload: displayedReload(),
    dpm: gun.overheats ? null : perMinute() * damage,
    shotsPerMinute: gun.overheats ? null : perMinute(),
    aimTime:
      (gun.aimTime *
        field("gunAimingTimeFactor") *
        device("gunAimingTimeFactor") *
        (byDirective("gun/aimingTime") ?? 1) *
        (1 - 0.00025 * level("gunner_quickAiming"))) /
      gunner,
    dispersion:
      (gun.dispersion *
        field("multShotDispersionFactor") *
        device("multShotDispersionFactor") *
        (byDirective("multShotDispersionFactor") ?? 1) *
        (1 - 0.00015 * level("gunner_armorer"))) /
      gunner,
    dispersionMoving:
      chassis.dispersionFactors.movement *
      field("chassis/shotDispersionFactors/movement") *
      growth *
      (1 - 0.0004 * level("driver_smoothDriving")),
    dispersionHullTraverse:
      chassis.dispersionFactors.rotation * field("chassis/shotDispersionFactors/rotation") * growth,
    dispersionTurretTraverse:
      gun.dispersionFactors.turretTraverse *
      field("gun/shotDispersionFactors/turretRotation") *
      growth *
      (1 - 0.00075 * level("gunner_smoothTurret")),
    dispersionAfterShot: gun.dispersionFactors.afterShot * field("gun/shotDispersionFactors/afterShot") * growth,
    turretTraverse:
      turret.rotationSpeed *
      field("turretRotationSpeed") *
      device("turretRotationSpeed") *
      consumed("turretRotationSpeedFactor") *
      gunner *
      (1 + 0.00025 * level("gunner_quickAiming")),
    hullTraverse:
      chassis.wheels !== null && !chassis.turnsOnSpot
        ? null
        : ((chassis.rotationSpeed * field("onMoveRotationSpeedFactor") * deviceValue("trackMoveSpeedFactor", 1)) /
            grousers) *
          driver *
          (1 + 0.0005 * level("driver_virtuoso")),
    viewRange,
    signalRange: radio.range * factorOf("radioman"),
    concealmentStill: still,
    concealmentMoving: moving,
    concealmentStillFired: still * atShot,
    concealmentMovingFired: moving * atShot,
    health: healthFactor === 1 ? health : Math.ceil(Math.round((health / 10) * 1e6) / 1e6) * 10,
    weight,
    enginePower: power,
    specificPower: Math.round(power) / weight,
    topSpeed:
      modules.speed.forward +
      fieldTerms("forwardMaxSpeedKMHTerm") +
      terms("forwardMaxSpeedKMHTerm") +
      0.01 * level("driver_motorExpert"),
    reverseSpeed:
      modules.speed.backward +
      fieldTerms("backwardMaxSpeedKMHTerm") +
      terms("backwardMaxSpeedKMHTerm") +
      0.01 * level("driver_motorExpert"),
    terrainHard: (chassis.terrain.hard * grousers) / driver,
    terrainMedium: (mediumBase * grousers) / driver,
    terrainSoft: (softBase * grousers) / driver,
    trackRepair: chassis.repairTime === null ? null : chassis.repairTime / (0.57 + 0.43 * repair) / repairs,
    fireChance:
      engine.fireChance *
      100 *
      field("fireStartingChanceFactor") *
      device("fireStartingChanceFactor") *
      consumed("fireStartingChanceFactor"),
  };
  // An engine's power in whole hp is divided as it is.
  if (Number.isInteger(power)) stats.specificPower = power / weight;
  return Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== null)) as Record<string, number>;
}

function pick<T extends { id: number }>(list: readonly T[], id: number): T {
  const found = list.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no module ${id}.`);
  return found;
}

function pickTag<T extends { tag: string }>(list: readonly T[], tag: string): T {
  const found = list.find((candidate) => candidate.tag === tag);
  if (!found) throw new Error(`There is no ${tag}.`);
  return found;
}
