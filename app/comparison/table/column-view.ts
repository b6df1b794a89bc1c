import { sinceOf } from "#app/components/provenance/revised-texts.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { entryText, hasLoadoutCode } from "#app/game/comparison/entry.ts";
import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { NORMAL_MODE } from "#app/game/loadout/loadout.ts";
import { modesOf } from "#app/game/loadout/modes.ts";
import { BUILD_PARAMETER, STOCK_SEARCH, TYPICAL_SEARCH } from "#app/game/model/addresses/vehicle-search.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import { CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { STATED_SOURCES, type StatedSource } from "#app/game/model/vehicle/revision.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { type PackedSilhouette, packSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { patchName } from "#app/lib/text/format-patch.ts";
import type { ComparedColumn } from "../compared.ts";

/** The head of a column: who it is, with what, and what can be chosen. */
export interface ColumnView {
  /** The same wherever the column stands and whatever is fitted. */
  key: string;
  /** As the address has it. */
  entry: string;
  vehicle: LinkedVehicle;
  /** "Tier X heavy tank, Germany". */
  about: string;
  /** Null where the measures are not known. */
  profile: PackedSilhouette | null;
  /** "Top modules", "Typical set-up": what the figures are of, a line each. */
  state: string[];
  /** The page of the vehicle with the same modules and build. */
  href: string;
  /** Whether modules and set-up can be chosen: they are known. */
  isFull: boolean;
  /** What is chosen of either. */
  modules: "top" | "stock" | "own" | null;
  setUp: "nominal" | "typical" | "own";
  /** The patch of the figures, "1.26.1, partly 2.1.1" where later sources revise some; null where no source states it. */
  patch: string | null;
}

const MODULES = { top: "Top modules", stock: "Stock modules", own: "Own modules" } as const;
const LOADOUTS = { nominal: "Nothing fitted", typical: "Typical set-up", own: "Own build" } as const;

export function columnView(compared: ComparedColumn, key: string, definitions: Definitions | null): ColumnView {
  const { record, entry, vehicle } = compared;
  const { id, name, shortName, slug, nation, type, tier, premium, collector } = record;
  const setUp = typeof entry.setUp === "string" ? entry.setUp : "own";
  const isFull = record.record === "full";
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
    state: stateOf(compared, setUp),
    href: addressOf(compared, definitions),
    isFull,
    // An own build may have top or stock modules itself.
    modules: hasLoadoutCode(entry) && entry.modules === null ? "own" : vehicle.modules,
    setUp: isFull ? setUp : "nominal",
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

function stateOf({ record, vehicle }: ComparedColumn, setUp: ColumnView["setUp"]): string[] {
  if (record.record === "summary") return ["As announced"];
  if (record.record === "default-profile") return ["Stock modules only"];
  const mode = vehicle.loadout?.mode ?? NORMAL_MODE;
  const label = mode === NORMAL_MODE ? undefined : modesOf(record).find(({ key }) => key === mode)?.label;
  return [MODULES[vehicle.modules ?? "top"], LOADOUTS[setUp], ...(label ? [label] : [])];
}

/** The view that shows the column as it is here: the overview, or the loadout where anything is chosen. */
function addressOf(compared: ComparedColumn, definitions: Definitions | null): string {
  const search = searchOf(compared, definitions);
  return vehicleViewPath(compared.record, search === "" ? "overview" : "loadout") + search;
}

function searchOf({ record, entry, vehicle }: ComparedColumn, definitions: Definitions | null): string {
  if (record.record !== "full") return "";
  if (entry.setUp === "nominal") return entry.modules === "stock" ? STOCK_SEARCH : "";
  if (entry.setUp === "typical") {
    return TYPICAL_SEARCH + (entry.modules === "stock" ? STOCK_SEARCH.replace("?", "&") : "");
  }
  if (vehicle.loadout === null || definitions === null) return "";
  return `?${BUILD_PARAMETER}=${encodeLoadout(vehicle.loadout, record, definitions)}`;
}
