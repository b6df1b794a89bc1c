import type { ModuleIds } from "../../model/vehicle/module.ts";
import type { VehicleRecord } from "../../model/vehicle/vehicle.ts";
import type { QueryParameters } from "../../search/typed-text.ts";
import { withWanted } from "../../stats/fitted-modules.ts";
import type { Definitions } from "../definitions.ts";
import { NORMAL_MODE, STATE_MODES } from "../loadout.ts";
import { isLoadoutText, LOADOUT_PARAMETER, type LoadoutText, TYPICAL, withModules } from "./loadout-text.ts";
import { readLoadout, writeLoadout } from "./read-loadout.ts";

/** Parameters for single modules in former addresses, by kind. */
const SINGLE = { gun: "gun", turret: "turret", chassis: "chassis", engine: "engine", radio: "radio", fuelTank: "tank" };
const FORMER = ["build", "setup", "modules", "mode", ...Object.values(SINGLE)];

type Pair = readonly [name: string, value: string];
type Parameters = Pick<QueryParameters, "get"> & Iterable<Pair>;

/**
 * The parameters of today for a vehicle's address of former times; null where it has nothing of these. All else in it
 * stays.
 * @param definitions read only where the address names single modules or a mode
 */
export async function renewedParameters(
  params: Parameters,
  record: VehicleRecord,
  definitions: () => Promise<Definitions>,
): Promise<Pair[] | null> {
  if (!FORMER.some((name) => params.get(name) !== null)) return null;
  const text = params.get(LOADOUT_PARAMETER) ?? (await formerLoadout(params, record, definitions));
  const others = [...params].filter(([name]) => name !== LOADOUT_PARAMETER && !FORMER.includes(name));
  return [...(text === "" ? [] : [[LOADOUT_PARAMETER, text] as const]), ...others];
}

async function formerLoadout(
  params: Parameters,
  record: VehicleRecord,
  definitions: () => Promise<Definitions>,
): Promise<LoadoutText> {
  const code = params.get("build");
  if (code !== null) return isLoadoutText(code) ? code : "";
  const named = params.get("setup") === TYPICAL ? TYPICAL : "";
  const text = withModules(named, params.get("modules") === "stock" ? "stock" : "top");
  if (record.record !== "full") return text;
  const wanted = wantedModules(params);
  const requestedMode = record.siege ? STATE_MODES.find((mode) => mode === params.get("mode")) : undefined;
  if (Object.keys(wanted).length === 0 && (requestedMode ?? NORMAL_MODE) === NORMAL_MODE) return text;
  const known = await definitions();
  const { loadout } = readLoadout(text, record, known);
  const modules = withWanted(record.modules, loadout.modules, wanted);
  return writeLoadout({ ...loadout, modules, mode: requestedMode ?? NORMAL_MODE }, record, known);
}

function wantedModules(params: Parameters): Partial<ModuleIds> {
  const read = Object.entries(SINGLE).flatMap(([kind, name]) => {
    const id = params.get(name) ?? "";
    return /^\d{1,7}$/.test(id) ? [[kind, Number(id)] as const] : [];
  });
  return Object.fromEntries(read);
}
