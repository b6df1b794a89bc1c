import { sinceOf } from "#app/components/provenance/revised-texts.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { asLinked } from "#app/components/vehicle-table/linked-vehicle.ts";
import type { ComparedVehicle } from "#app/game/comparison/compared-vehicle.ts";
import { type ComparisonEntry, entryText } from "#app/game/comparison/entry.ts";
import { kindOf, type LoadoutKind, loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import { NORMAL_MODE } from "#app/game/loadout/loadout.ts";
import { modesOf } from "#app/game/loadout/modes.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { STATED_SOURCES, type StatedSource } from "#app/game/model/revisions/revised-fields.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { type PackedSilhouette, packSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { patchName } from "#app/lib/text/format-patch.ts";

/** A computed column together with its inputs. */
export interface ComparedColumn {
  record: VehicleRecord;
  entry: ComparisonEntry;
  vehicle: ComparedVehicle;
}

/** The head of a column: the vehicle, its loadout and the available choices. */
export interface ComparisonColumn {
  /** Independent of the column's position and loadout. */
  key: string;
  /** As the address has it. */
  entry: string;
  vehicle: LinkedVehicle;
  /** "Tier X heavy tank, Germany". */
  about: string;
  /** Null where the measures are not known. */
  profile: PackedSilhouette | null;
  /** The state that the stats refer to, one line each: "Top modules", "Most used equipment". */
  state: string[];
  /** The page of the vehicle with the same loadout. */
  href: string;
  /** Whether the loadout options are known, so that one can be chosen. */
  isFull: boolean;
  /** The chosen modules and loadout. */
  modules: "top" | "stock" | "own" | null;
  loadout: LoadoutKind;
  /** The patch of the figures, "1.26.1, partly 2.1.1" where later sources revise some; null where no source states it. */
  patch: string | null;
}

const MODULES = { top: "Top modules", stock: "Stock modules", own: "Own modules" } as const;
const LOADOUTS = { bare: "No equipment", typical: "Most used equipment", own: "Own loadout" } as const;

export function comparisonColumn(compared: ComparedColumn, key: string): ComparisonColumn {
  const { record, entry, vehicle } = compared;
  const isFull = record.record === "full";
  const loadout = isFull ? kindOf(entry.loadout) : "bare";
  return {
    key,
    entry: entryText(entry),
    vehicle: asLinked(record),
    about: `Tier ${romanTier(record.tier)} ${CLASS_SINGULARS[record.type]}, ${NATION_LABELS[record.nation]}`,
    profile: vehicle.profile && packSilhouette(vehicle.profile),
    state: stateOf(compared, loadout),
    href: addressOf(compared),
    isFull,
    modules: vehicle.modules,
    loadout,
    patch: patchOf(record),
  };
}

function patchOf(record: VehicleRecord): string | null {
  if (record.record === "summary" && record.sources.stated) return sinceOf(record, "stated");
  if (record.patch === null) return null;
  const of = patchName(record.patch);
  const latest = record.record === "full" ? STATED_SOURCES.find((source) => isRevisedBy(record, source)) : undefined;
  return latest ? `${of}, partly ${sinceOf(record, latest)}` : of;
}

const isRevisedBy = ({ revisions = [] }: FullVehicle, source: StatedSource) =>
  revisions.some((one) => one.source === source);

function stateOf({ record, vehicle }: ComparedColumn, loadout: LoadoutKind): string[] {
  if (record.record === "summary") return ["As announced"];
  if (record.record === "default-profile") return ["Stock modules only"];
  const mode = vehicle.loadout?.mode ?? NORMAL_MODE;
  const label = mode === NORMAL_MODE ? undefined : modesOf(record).find(({ key }) => key === mode)?.label;
  return [MODULES[vehicle.modules ?? "top"], LOADOUTS[loadout], ...(label ? [label] : [])];
}

/** The page that shows the vehicle as in this column: the overview, or the loadout view if it is not bare. */
function addressOf({ record, entry: { loadout } }: ComparedColumn): string {
  const isBare = loadout === "" || record.record !== "full";
  return isBare ? vehicleViewPath(record, "overview") : vehicleViewPath(record, "loadout") + loadoutSearch(loadout);
}
