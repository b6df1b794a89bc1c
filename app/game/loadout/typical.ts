import { deviceViolation, skillViolation } from "#app/game/loadout/legal/violations.ts";
import type { VehicleClass } from "../model/enumerations/classes.ts";
import type { CrewRole } from "../model/enumerations/crew-roles.ts";
import type { SourceRef } from "../model/provenance.ts";
import type { EquipmentUsage, FullVehicle } from "../model/vehicle/vehicle.ts";
import type { Definitions } from "./definitions.ts";
import { emptyLoadout, FULL_LEVEL, type Loadout } from "./loadout.ts";

/** A loadout as most players use the vehicle, and its sources. */
export interface Typical {
  loadout: Loadout;
  /** Equipment usage; null if no source reports it, which leaves the slots empty. */
  usage: {
    /** Per cent of all loadouts of the vehicle that are this one. */
    share: number;
    source: SourceRef | null;
  } | null;
  /** How the crew's skills were chosen, in a sentence. */
  crewRule: string;
}

/** The first skill of a role that always acts on a figure. */
const FIRST_SKILL: Record<CrewRole, string> = {
  commander: "commander_eagleEye",
  gunner: "gunner_smoothTurret",
  driver: "driver_smoothDriving",
  radioman: "radioman_finder",
  loader: "loader_pedant",
};

const HIDING: readonly VehicleClass[] = ["lightTank", "AT-SPG", "SPG"];

/** The skill every member of a class learns first, next to Brothers in Arms: Concealment if it hides, else Repairs. */
export function commonSkill(type: VehicleClass): "camouflage" | "repair" {
  return HIDING.includes(type) ? "camouflage" : "repair";
}

const CREW_RULE =
  "No source counts crew skills, so each member has Brothers in Arms, a first skill of the role, and Concealment in light tanks, " +
  "tank destroyers and SPGs, Repairs in others.";

/**
 * The most used equipment, as standard devices, with a trained crew of three skills each, as the garage computes;
 * without consumables, directive or field modifications, whose use no source counts.
 */
export function typicalLoadout(vehicle: FullVehicle, definitions: Definitions): Typical {
  const [mostUsed] = usedSets(vehicle);
  const common = commonSkill(vehicle.type);
  const members = vehicle.crew.map(({ role }, seat) => ({
    level: FULL_LEVEL,
    skills: ["brotherhood", FIRST_SKILL[role], common]
      .filter((skill) => skillViolation(skill, seat, vehicle, definitions) === null)
      .map((skill) => ({ skill, level: FULL_LEVEL })),
  }));
  const empty = emptyLoadout(vehicle);
  const equipment = mostUsed ? usedEquipment(vehicle, mostUsed.devices, definitions) : empty.equipment;
  const { usage: source = null } = vehicle.sources;
  return {
    loadout: { ...empty, equipment, crew: { nominal: false, members } },
    usage: mostUsed ? { share: mostUsed.share, source } : null,
    crewRule: CREW_RULE,
  };
}

/**
 * A most used loadout in devices: of each family the standard one that the vehicle can mount, null where there is none.
 * @param families in the order of the slots, as the source has them
 */
export function usedEquipment(
  vehicle: FullVehicle,
  families: readonly string[],
  definitions: Definitions,
): (string | null)[] {
  const equipment: (string | null)[] = vehicle.equipmentSlots.map(() => null);
  for (const [slot, family] of families.entries()) {
    const device = [...definitions.devices.values()].find(
      (candidate) =>
        candidate.kind === "standard" &&
        candidate.family === family &&
        deviceViolation(candidate.tag, slot, vehicle, { equipment }, definitions) === null,
    );
    if (device) equipment[slot] = device.tag;
  }
  return equipment;
}

/** The sets of equipment that are used most, most used first; none of a vehicle without slots, whose set is empty. */
export function usedSets({ usage }: { usage: readonly EquipmentUsage[] }): EquipmentUsage[] {
  return usage.filter(({ devices }) => devices.length > 0);
}
