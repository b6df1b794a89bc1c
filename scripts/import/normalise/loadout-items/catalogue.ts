import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { SourceRef } from "#app/game/model/provenance.ts";
import type { DefaultProfile } from "#app/game/model/vehicle/default-profile.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";

/** An English name as a source publishes it. */
export interface PublishedName {
  name: string;
  /** "" when the source has none. */
  shortName: string;
  /** Tag of the vehicle that the source named; ids are reused for other vehicles over time, tags are not. */
  tag: string;
  /** It comes from the publisher's API, not from the list of names. */
  fromPublisher?: true;
  /** The game itself shows this name, so its short name is taken unchanged. */
  ofGame?: true;
}

/** The game's own module names, for when its texts are unavailable. */
export interface ModuleNames {
  /**
   * The name of a module; undefined if the list has none.
   * @param key the definition's key in the texts; undefined if it gives none, and then the tag counts
   */
  find(nation: Nation, kind: ModuleKind, tag: string, key: string | undefined): string | undefined;
}

/** A vehicle that the client definitions do not know yet. */
export interface NewerVehicle
  extends Pick<FullVehicle, "id" | "nation" | "tag" | "name" | "tier" | "type" | "role" | "premium" | "price"> {
  /** Figures as stated, null when not stated; units as in STAT_META. */
  stats: {
    damage: number | null;
    health: number | null;
    topSpeed: number | null;
    calibre: number | null;
    dispersion: number | null;
  };
  /** It comes from the publisher's API, not from the list of newer vehicles. */
  fromPublisher?: true;
}

/** The default profile of a vehicle, under the tag it was published with: ids are reused. */
interface PublishedDefaultProfile {
  tag: string;
  profile: DefaultProfile;
}

/**
 * Where names and newer vehicles come from. Every backend (a file, the
 * publisher's API) gives the same shape.
 */
export interface Catalogue {
  /** English names by tank_id. */
  names: Map<number, PublishedName>;
  /** The game's own names of vehicles, by `nation:tag`. */
  vehicleNames?: ReadonlyMap<string, PublishedName> | undefined;
  /** The game's own names of modules. */
  moduleNames?: ModuleNames | undefined;
  /** Vehicles that may lack client definitions; those that the client defines are ignored. */
  newer: NewerVehicle[];
  /** Default profiles by tank_id; only the publisher's API has them. */
  profiles?: ReadonlyMap<number, PublishedDefaultProfile>;
  /** Version and date of the publisher's API; undefined if it was not queried. */
  publisher?: SourceRef | undefined;
  /** Whether the source lists every vehicle, so that most of `newer` are defined by the client as well. */
  complete: boolean;
}
