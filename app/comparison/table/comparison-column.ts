import { sinceOf } from "#app/components/provenance/revised-texts.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { entryText } from "#app/game/comparison/entry.ts";
import { kindOf, type LoadoutKind, loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import { NORMAL_MODE } from "#app/game/loadout/loadout.ts";
import { modesOf } from "#app/game/loadout/modes.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import { CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { STATED_SOURCES, type StatedSource } from "#app/game/model/vehicle/revised-fields.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { type PackedSilhouette, packSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { patchName } from "#app/lib/text/format-patch.ts";
import type { ComparedColumn } from "../compared.ts";

/** The head of a column: who it is, with what, and what can be chosen. */
export interface ComparisonColumn {
  /** The same wherever the column stands and whatever is fitted. */
  key: string;
  /** As the address has it. */
  entry: string;
  vehicle: LinkedVehicle;
  /** "Tier X heavy tank, Germany". */
  about: string;
  /** Null where the measures are not known. */
  profile: PackedSilhouette | null;
  /** "Top modules", "Most used equipment": what the stats are of, a line each. */
  state: string[];
  /** The page of the vehicle with the same loadout. */
  href: string;
  /** Whether a loadout can be chosen: what it can be is known. */
  isFull: boolean;
  /** What is chosen of either. */
  modules: "top" | "stock" | "own" | null;
  loadout: LoadoutKind;
  /** The patch of the figures, "1.26.1, partly 2.1.1" where later sources revise some; null where no source states it. */
  patch: string | null;
}

const MODULES = { top: "Top modules", stock: "Stock modules", own: "Own modules" } as const;
const LOADOUTS = { bare: "No equipment", typical: "Most used equipment", own: "Own loadout" } as const;

export function comparisonColumn(compared: ComparedColumn, key: string): ComparisonColumn {
  const { record, entry, vehicle } = compared;
  const { id, name, shortName, slug, nation, type, tier, premium, collector } = record;
  const isFull = record.record === "full";
  const loadout = isFull ? kindOf(entry.loadout) : "bare";
  return {
    key,
    entry: entryText(entry),
    vehicle: {
      id,
      name,
      shortName,
      slug,
      nation,
      type,
      tier,
      ...(premium ? { premium } : collector ? { collector } : {}),
    },
    about: `Tier ${romanTier(tier)} ${CLASS_SINGULARS[type]}, ${NATION_LABELS[nation]}`,
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

/** The view that shows the column as it is here: the overview, or the loadout where it is more than the bare vehicle. */
function addressOf({ record, entry: { loadout } }: ComparedColumn): string {
  const isBare = loadout === "" || record.record !== "full";
  return isBare ? vehicleViewPath(record, "overview") : vehicleViewPath(record, "loadout") + loadoutSearch(loadout);
}
