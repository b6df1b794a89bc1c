import type { VehicleClass } from "#app/game/model/classes.ts";
import type { Price } from "#app/game/model/identity.ts";
import type { Nation } from "#app/game/model/nations.ts";
import type { Role } from "#app/game/model/roles.ts";

/** An English name as a source publishes it. */
export interface PublishedName {
  name: string;
  /** "" when the source has none. */
  shortName: string;
  /** Tag of the vehicle that the source named; ids are given to other vehicles in time, tags are not. */
  tag: string;
}

/** A vehicle that the client definitions do not know yet. */
export interface NewerVehicle {
  id: number;
  nation: Nation;
  tag: string;
  name: string;
  tier: number;
  type: VehicleClass;
  role: Role | null;
  premium: boolean;
  /** Null when no source states it. */
  price: Price | null;
  /** Figures as stated, null when not stated; units as in STAT_META. */
  stats: {
    damage: number | null;
    health: number | null;
    topSpeed: number | null;
    calibre: number | null;
    dispersion: number | null;
  };
}

/**
 * Where names and newer vehicles come from. Every backend (a file, the
 * publisher's API) gives the same shape.
 */
export interface Catalogue {
  /** English names by tank_id. */
  names: Map<number, PublishedName>;
  /** Vehicles for which there may be no definitions; those the client defines are passed over. */
  newer: NewerVehicle[];
  /** Whether the source lists every vehicle, so that most of `newer` are defined by the client as well. */
  complete: boolean;
}
