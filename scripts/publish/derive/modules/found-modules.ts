import type { TableKind } from "#app/game/model/modules/table-kinds.ts";
import type { Module } from "#app/game/model/vehicle/module.ts";
import type { Revision } from "#app/game/model/vehicle/revision.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import {
  type Cell,
  engineCells,
  gunCells,
  radioCells,
  shellCells,
  suspensionCells,
  turretCells,
} from "./module-cells.ts";

/** A module where it was found, with the cells of its kind. */
export interface FoundModule {
  id: number;
  name: string;
  cells: Record<string, Cell>;
  /** Ids that lead to it from outside in, as revisions have them. */
  at: Revision["at"];
  /** What it belongs to: the turret of a gun, the guns of a shell. Not what tells two modules apart. */
  within?: string;
}

type Finder = (modules: VehicleModules) => FoundModule[];

const named = ({ id, name, tier }: Module, at: Revision["at"], cells: Record<string, Cell>): FoundModule => ({
  ...{ id, name, at },
  // The files have modules of no tier.
  cells: { tier: tier === 0 ? "" : tier, ...cells },
});

/**
 * Names of shells are in no file; their tags are read as people write them: "_75mm_Pzgr39L" is "75mm Pzgr39L", and
 * "_4_5_in_AP" is "4.5 in AP".
 */
const shellName = (tag: string) =>
  tag
    .replace(/^_?(\d+)_(\d+)_?in_/i, "$1.$2 in ")
    .replaceAll("_", " ")
    .trim();

const guns: Finder = ({ turrets }) =>
  turrets.flatMap((turret) =>
    turret.guns.map((gun) => ({
      ...named(gun, { turret: turret.id, gun: gun.id }, gunCells(gun)),
      within: turret.name,
    })),
  );

const shells: Finder = ({ turrets }) =>
  turrets.flatMap((turret) =>
    turret.guns.flatMap((gun) =>
      gun.shells.map((shell) => ({
        ...{ id: shell.id, name: shellName(shell.tag) },
        at: { turret: turret.id, gun: gun.id, shell: shell.id },
        cells: { ...shellCells(shell) },
        within: gun.name,
      })),
    ),
  );

/** All modules of a kind that a vehicle has. */
export const FINDERS: Readonly<Record<TableKind, Finder>> = {
  guns,
  shells,
  turrets: ({ turrets }) => turrets.map((turret) => named(turret, { turret: turret.id }, turretCells(turret))),
  engines: ({ engines }) => engines.map((engine) => named(engine, { engine: engine.id }, engineCells(engine))),
  suspensions: ({ chassis }) => chassis.map((one) => named(one, { chassis: one.id }, suspensionCells(one))),
  radios: ({ radios }) => radios.map((radio) => named(radio, {}, radioCells(radio))),
};
