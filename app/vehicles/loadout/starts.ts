import { loadoutSearch, TYPICAL } from "#app/game/loadout/address/loadout-text.ts";
import { readLoadout } from "#app/game/loadout/address/read-loadout.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import { usedEquipment, usedSets } from "#app/game/loadout/typical.ts";
import { EQUIPMENT_CONFIGURATION_LABELS } from "#app/game/model/enumerations/equipment-configurations.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { LoadoutEditor } from "./loadout-choice.ts";

/** A loadout to start from. */
export interface LoadoutStart {
  label: string;
  search: string;
  /** How many choices the current loadout has otherwise. */
  changes: number;
  /** It is the one that the current loadout is nearest to. */
  on: boolean;
}

/** More changes than these, and a loadout is one of its own. */
const MAX_CHANGES = 6;

/** What one can start from: the recommended sets, and nothing. */
export function loadoutStarts({ vehicle, loadout, definitions }: LoadoutEditor, isTypical: boolean): LoadoutStart[] {
  const recommended = (vehicle.recommended?.configurations ?? []).map(({ purpose, build }) => ({
    label: EQUIPMENT_CONFIGURATION_LABELS[purpose],
    build,
  }));
  const all = [...recommended, { label: "Empty", build: "" }].map(({ label, build }) => {
    const start = readLoadout(build, vehicle, definitions);
    return { label, search: loadoutSearch(start.text), changes: differences(start.loadout, loadout) };
  });
  const fewest = Math.min(...all.map(({ changes }) => changes));
  const nearest = isTypical || fewest > MAX_CHANGES ? undefined : all.find(({ changes }) => changes === fewest);
  const starts = all.map((start) => ({ ...start, on: start === nearest }));
  const typical = { label: "Most used", search: loadoutSearch(TYPICAL), changes: 0, on: isTypical };
  return [...starts.slice(0, -1), ...(vehicle.usage.length > 0 ? [typical] : []), ...starts.slice(-1)];
}

/** In how many choices two loadouts of a vehicle differ. */
function differences(a: Loadout, b: Loadout): number {
  const differs = (x: unknown, y: unknown) => Number(x !== y);
  const slots = (x: readonly (string | null)[], y: readonly (string | null)[]) =>
    Math.max(
      x.filter((tag) => tag !== null && !y.includes(tag)).length,
      y.filter((tag) => tag !== null && !x.includes(tag)).length,
    );
  const skills = a.crew.members.filter((member, seat) => {
    const names = (one: typeof member | undefined) => one?.skills.map(({ skill }) => skill).join() ?? "";
    return names(member) !== names(b.crew.members[seat]) || member.level !== b.crew.members[seat]?.level;
  }).length;
  const modules = Object.entries(a.modules).filter(([kind, id]) => b.modules[kind as keyof Loadout["modules"]] !== id);
  return (
    slots(a.equipment, b.equipment) +
    slots(a.consumables, b.consumables) +
    slots(a.field, b.field) +
    skills +
    modules.length +
    differs(a.roleSlot, b.roleSlot) +
    differs(a.directive, b.directive) +
    differs(a.crew.nominal, b.crew.nominal)
  );
}

/** The sets of equipment that are used most, to be taken over. */
export interface MostUsed {
  sets: { names: string; share: string; search: string; on: boolean }[];
  /** Of how many loadouts, and by whom they were counted. */
  source: string;
}

/** Null where no source says which equipment is used on a vehicle. */
export function mostUsed({ vehicle, loadout, definitions, addressOf }: LoadoutEditor): MostUsed | null {
  const used = usedSets(vehicle);
  if (used.length === 0) return null;
  const { usage } = vehicle.sources;
  const from = usage ? `${usage.title}${usage.date ? `, ${formatDate(usage.date)}` : ""}. ` : "";
  return {
    sets: used.map(({ names, share, devices }) => {
      const equipment = usedEquipment(vehicle, devices, definitions);
      return {
        names: names.join(", "),
        share: `${formatNumber(share, 1)}%`,
        search: addressOf({ equipment }),
        on: equipment.every((tag, slot) => tag === loadout.equipment[slot]),
      };
    }),
    source: `${from}Share of all loadouts; how many were counted is not stated.`,
  };
}
