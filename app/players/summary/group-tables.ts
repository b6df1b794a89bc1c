import { CLASS_LABELS, VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { type ExpectedOf, playerGroups, type VehicleGroup } from "#app/game/players/player-wn8.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { type Rated, ratedWinRate, ratedWn8 } from "../frame/rated.tsx";
import type { VehicleOf } from "../server/load-references.ts";

/** A group of vehicles in a cell: WN8, and in how many battles. */
export interface GroupCell {
  /** Of its column. */
  key: string;
  /** Null: never played. */
  wn8: (Rated & { battles: string }) | null;
}

/** Classes by tiers, and nations. */
export interface GroupTables {
  tiers: readonly { key: string; label: string }[];
  classes: readonly { type: VehicleClass; label: string; cells: readonly GroupCell[] }[];
  nations: readonly NationRow[];
}

interface NationRow {
  nation: Nation;
  label: string;
  battles: string;
  winRate: Rated;
  wn8: Rated | null;
}

/** A player's results by class, tier and nation, for vehicles in the dataset. */
export function groupTables(
  vehicles: readonly VehicleSums[],
  vehicleOf: VehicleOf,
  expectedOf: ExpectedOf,
): GroupTables {
  const groupsBy = <Key extends string | number>(keyOf: (vehicle: NonNullable<ReturnType<VehicleOf>>) => Key) =>
    playerGroups(
      vehicles,
      (tankId) => {
        const vehicle = vehicleOf(tankId);
        return vehicle ? keyOf(vehicle) : null;
      },
      expectedOf,
    );
  const tiers = [...groupsBy(({ tier }) => tier).keys()].sort((a, b) => a - b);
  const cells = groupsBy(({ type, tier }) => `${type} ${tier}`);
  const classes = groupsBy(({ type }) => type);
  const nations = groupsBy(({ nation }) => nation);
  return {
    tiers: [...tiers.map((tier) => ({ key: String(tier), label: romanTier(tier) })), { key: "all", label: "All" }],
    classes: VEHICLE_CLASSES.filter((type) => classes.has(type)).map((type) => ({
      type,
      label: CLASS_LABELS[type],
      cells: [
        ...tiers.map((tier) => ({ key: String(tier), wn8: cellOf(cells.get(`${type} ${tier}`)) })),
        { key: "all", wn8: cellOf(classes.get(type)) },
      ],
    })),
    nations: NATIONS.flatMap((nation) => nations.get(nation) ?? [])
      .sort((a, b) => b.battles - a.battles)
      .map(nationRow),
  };
}

function cellOf(group: VehicleGroup<string> | undefined): GroupCell["wn8"] {
  if (!group) return null;
  const { wn8, battles } = group;
  return { ...(ratedWn8(wn8, battles) ?? { text: "–", level: null }), battles: formatNumber(battles) };
}

function nationRow({ key, battles, wins, wn8 }: VehicleGroup<Nation>): NationRow {
  return {
    nation: key,
    label: NATION_LABELS[key],
    battles: formatNumber(battles),
    winRate: ratedWinRate((100 * wins) / battles, battles),
    wn8: ratedWn8(wn8, battles),
  };
}
