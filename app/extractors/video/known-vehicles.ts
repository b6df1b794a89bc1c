import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { Participant, Replay, ReplayVehicle } from "#app/game/replays/replay.ts";
import { type NamedVehicle, nameOfTag } from "#app/game/video/battle-values.ts";

/** Finds the vehicles of replays in the dataset; null if the dataset lacks them. */
export interface ReplayVehicles {
  /** The player's own vehicle; by its number first, since old clients used other tags for some vehicles. */
  ofReplay(replay: Replay): LinkedVehicle | null;
  /** By its number in the results, and without results by its tag. */
  ofParticipant(participant: Participant): LinkedVehicle | null;
}

/** Before the vehicles are here, and where they cannot be fetched. */
export const NO_VEHICLES: ReplayVehicles = { ofReplay: () => null, ofParticipant: () => null };

export function knownVehicles(columns: VehicleColumns): ReplayVehicles {
  const indexById = new Map(columns.id.map((id, index) => [id, index]));
  const tags = new Map(columns.tag.map((tag, index) => [`${columns.nation[index]}:${tag}`, index]));
  const at = (index: number | undefined) => (index === undefined ? null : linkedVehicle(columns, index));
  const ofId = (id: number) => at(indexById.get(id));
  const ofTag = ({ nation, tag }: ReplayVehicle) => at(tags.get(`${nation}:${tag}`));
  return {
    ofReplay: ({ end, vehicle }) => (end && ofId(end.own.tankId)) ?? ofTag(vehicle),
    ofParticipant: ({ result, vehicle }) =>
      (result && ofId(result.tankId)) ?? (vehicle === null ? null : ofTag(vehicle)),
  };
}

/** The name of a vehicle in a battle; null if nobody saw it. */
export function replayVehicleName(vehicles: ReplayVehicles, participant: Participant): string | null {
  const known = vehicles.ofParticipant(participant);
  return known?.name ?? (participant.vehicle && nameOfTag(participant.vehicle.tag));
}

/** What texts say of a vehicle. */
export function namedVehicle(vehicle: LinkedVehicle | null, origin: string): NamedVehicle | null {
  return vehicle && { ...vehicle, link: origin + vehiclePagePath(vehicle) };
}
