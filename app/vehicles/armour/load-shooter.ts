import type { FilesApi } from "#app/api/published.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { disambiguatedNames, namesOf } from "#app/components/vehicle-table/vehicle-typed.ts";
import { type AimShell, type ShotQuery, shotSearch } from "#app/game/armour/aim.ts";
import type { PlateSide } from "#app/game/armour/plates.ts";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import { trainedLoadout } from "#app/game/loadout/loadout.ts";
import { resolve } from "#app/game/loadout/resolve.ts";
import { typicalLoadout } from "#app/game/loadout/typical.ts";
import type { VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { VehicleRef } from "#app/game/model/vehicle/identity.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { identityAt } from "#app/game/model/vehicle/vehicle-columns.ts";
import { readVehicleList } from "#app/game/search/vehicle-list/read-list.ts";
import { explainStat } from "#app/game/stats/compute.ts";
import { topModuleIds, withWanted } from "#app/game/stats/fitted-modules.ts";
import { keepDefinitions } from "../loadout/use-definitions.ts";

/** Who shoots at the vehicle of a page. */
export interface Shooter extends LinkedVehicle {
  guns: { id: number; name: string }[];
  gun: { id: number; name: string };
  shells: AimShell[];
  /** s; null where it is not known. */
  reload: number | null;
  /** Rounds per minute that the gun can sustain; null if unknown. */
  rate: number | null;
}

/** A vehicle of the tier that the vehicle itself shoots at. */
export interface Target extends LinkedVehicle {
  /** mm, by side; null where it has none. */
  plates: Partial<Record<PlateSide, number | null>>;
}

export interface ArmourData {
  shooter: Shooter;
  /** Why the shooter is not the requested one; otherwise empty. */
  problem: string;
  /** Who may have been meant. */
  choices: { label: string; search: string }[];
  /** Null if no tier is requested. */
  targets: Target[] | null;
  /** Whether this installation has the vehicle's shape. */
  model: boolean;
}

/**
 * @param typed the shooter that the user typed; empty if none
 * @returns the query of the shot that a typed name leads to, or the page's content
 */
export async function loadArmour(
  record: FullVehicle,
  query: ShotQuery,
  typed: string,
  files: FilesApi,
): Promise<{ leadsTo: ShotQuery } | ArmourData> {
  const answer = typed === "" ? null : await named(typed, query, files);
  if (answer !== null && "leadsTo" in answer) return answer;
  const [shooter, targets, models] = await Promise.all([
    shooterOf(record, query, files),
    targetsOf(record, query, files),
    files.armourIndex().catch(() => null),
  ]);
  const model = models?.ids.includes(record.id) ?? false;
  const problem = answer?.problem ?? shooter.problem;
  return { shooter: shooter.shooter, problem, choices: answer?.choices ?? [], targets, model };
}

/** The vehicle that a typed name means. */
async function named(
  typed: string,
  query: ShotQuery,
  files: FilesApi,
): Promise<{ leadsTo: ShotQuery } | Pick<ArmourData, "problem" | "choices">> {
  const columns = await files.vehicleColumns();
  const { ids, questions, notFound } = readVehicleList(typed, namesOf(columns));
  const [by] = ids;
  if (by !== undefined) {
    return { leadsTo: by === query.by ? query : { ...query, by, gun: null } };
  }
  const like = [
    ...questions.flatMap((question) => question.ids),
    ...notFound.flatMap((entry) => entry.like ?? []),
  ].slice(0, 8);
  const names = disambiguatedNames(like, columns);
  return {
    problem: questions.length > 0 ? `“${typed}” may be several vehicles:` : `No vehicle is called “${typed}”.`,
    choices: like.map((id, index) => ({
      label: names[index] ?? "",
      search: shotSearch({ ...query, by: id, gun: null, shell: "" }),
    })),
  };
}

/** The requested shooter, else the one most like the vehicle, else the vehicle itself. */
async function shooterOf(record: FullVehicle, query: ShotQuery, files: FilesApi) {
  const wanted = query.by === null ? null : await full(query.by, files);
  if (wanted !== null && typeof wanted !== "string") return { shooter: await armed(wanted, query, files), problem: "" };
  const problem =
    query.by === null ? "" : wanted === null ? "No such vehicle." : `No shells known for the ${wanted} yet.`;
  let other: FullVehicle = record;
  for (const { id } of record.similar) {
    const found = await full(id, files);
    if (found !== null && typeof found !== "string") {
      other = found;
      break;
    }
  }
  return { shooter: await armed(other, { ...query, gun: null }, files), problem };
}

/** Its name where its shells are not known. */
async function full(id: number, files: FilesApi): Promise<FullVehicle | string | null> {
  const record = await files.vehicleById(id);
  return record === null ? null : record.record === "full" ? record : record.name;
}

async function armed(record: FullVehicle, { gun: wanted, equipped }: ShotQuery, files: FilesApi): Promise<Shooter> {
  const [version, loadoutItems] = await Promise.all([files.version(), files.loadoutItems()]);
  // Never a promise: the loadout view needs the kept definitions at hand when it draws.
  const definitions = await keepDefinitions(version, () => definitionsOf(loadoutItems));
  const guns = new Map(record.modules.turrets.flatMap((turret) => turret.guns.map((gun) => [gun.id, gun])));
  const start = topModuleIds(record.modules);
  const modules = withWanted(record.modules, start, wanted !== null && guns.has(wanted) ? { gun: wanted } : {});
  const mounted = record.modules.turrets
    .find(({ id }) => id === modules.turret)
    ?.guns.find(({ id }) => id === modules.gun) as Gun;
  const loadout = equipped ? typicalLoadout(record, definitions).loadout : trainedLoadout(record);
  const { input } = resolve(record, { ...loadout, modules }, definitions);
  const stat = (key: "reload" | "shotsPerMinute") => explainStat(key, input)?.value ?? null;
  return {
    ...linked(record),
    guns: [...guns.values()].map(({ id, name }) => ({ id, name })),
    gun: { id: mounted.id, name: mounted.name },
    shells: mounted.shells.map(aimShell),
    reload: stat("reload"),
    rate: mounted.overheats ? null : stat("shotsPerMinute"),
  };
}

/** The parts of a shell that a shot needs: the page carries them. */
function aimShell({ id, kind, special, price, damage, calibre, ...shell }: Gun["shells"][number]): AimShell {
  const { penetration, penetrationFar, maxDistance, normalisation, ricochet, roll, jetLoss, modern, stopsAtScreens } =
    shell;
  const numbers = { penetration, penetrationFar, maxDistance, normalisation, ricochet };
  const rules = { roll, jetLoss, modern, stopsAtScreens };
  // Drops the keys of unknown values, as JSON does.
  return JSON.parse(JSON.stringify({ id, kind, special, price, damage, calibre, ...numbers, ...rules })) as AimShell;
}

function linked({ id, name, shortName, slug, nation, tier, type }: Omit<VehicleRef, "tag">): LinkedVehicle {
  return { id, name, shortName, slug, nation, tier, type };
}

/** The columns that hold named plates. */
const COLUMNS = {
  "turret-front": "turretFront",
  "turret-side": "turretSide",
  "turret-rear": "turretRear",
  "hull-front": "hullFront",
  "hull-side": "hullSide",
  "hull-rear": "hullRear",
} as const satisfies Record<PlateSide, string>;

/** Heavy tanks first, which a gun is measured by. */
const CLASS_ORDER = [
  "heavyTank",
  "mediumTank",
  "AT-SPG",
  "lightTank",
  "SPG",
] satisfies (typeof VEHICLE_CLASSES)[number][];

async function targetsOf(record: FullVehicle, { tier }: ShotQuery, files: FilesApi): Promise<Target[] | null> {
  if (tier === null) return null;
  const sides = Object.entries(COLUMNS) as [PlateSide, (typeof COLUMNS)[PlateSide]][];
  const [columns, ...cells] = await Promise.all([
    files.vehicleColumns(),
    ...sides.map(([, key]) => files.vehicleColumn(key)),
  ]);
  const orderOf = (type: (typeof VEHICLE_CLASSES)[number]) => CLASS_ORDER.indexOf(type);
  return columns.tier
    .flatMap((otherTier, at): Target[] => {
      if (otherTier !== tier || columns.id[at] === record.id) return [];
      const plates = Object.fromEntries(
        sides.flatMap(([side], index) => {
          const cell = cells[index]?.cells[at];
          return cell === undefined || cell === "" ? [] : [[side, cell]];
        }),
      );
      return Object.values(plates).some((thickness) => thickness !== null)
        ? [{ ...linked(identityAt(columns, at)), plates }]
        : [];
    })
    .sort((a, b) => orderOf(a.type) - orderOf(b.type) || (a.name < b.name ? -1 : 1));
}
