import { CREW_ROLES, type CrewRole } from "#app/game/model/enumerations/crew-roles.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Cursor } from "../read/cursor.ts";

/** Reads the members in the order of the file; the text of a member names further roles. */
export function readCrew(crew: Cursor): FullVehicle["crew"] {
  return crew.children().map((member) => ({
    role: role(member.name, member) ?? "commander",
    also: member.words().flatMap((word) => role(word, member) ?? []),
  }));
}

function role(name: string, where: Cursor): CrewRole | undefined {
  const known = CREW_ROLES.find((candidate) => candidate === name);
  if (known === undefined) where.fault(`names the unknown crew role ${name}`);
  return known;
}
