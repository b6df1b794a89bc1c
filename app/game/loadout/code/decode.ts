import type { LoadoutPart, Violation } from "#app/game/loadout/legal/violations.ts";
import type { ModuleIds } from "../../model/vehicle/module.ts";
import type { FullVehicle } from "../../model/vehicle/vehicle.ts";
import { modulesByKind, stockModuleIds } from "../../stats/fitted-modules.ts";
import { MAX_CODE } from "../address/loadout-text.ts";
import type { Definitions } from "../definitions.ts";
import { legalLoadout } from "../legal/legal-loadout.ts";
import {
  type CrewMember,
  FULL_LEVEL,
  type LearntSkill,
  type Loadout,
  NORMAL_MODE,
  trainedLoadout,
} from "../loadout.ts";
import {
  type CodeSection,
  itemNumber,
  LEVEL_FOLLOWS,
  MODULE_ORDER,
  SECTIONS,
  STOCK,
  sectionsOf,
  VERSION,
  varints,
} from "./bytes.ts";
import { CATEGORY_NUMBERS, MODE_NUMBERS, named, SKILL_NUMBERS } from "./short-numbers.ts";

/** The loadout of a code, and the parts that could not be loaded. */
interface Decoded {
  loadout: Loadout;
  dropped: readonly Violation[];
}

const UNREADABLE = "This loadout code is incomplete, or from a newer version of the site.";
const DAMAGED =
  "The code was changed or cut off. What could be read of it is loaded, the rest is as on a bare vehicle.";
const NEWER = "A part of the code is of a newer form, and is left out.";
const GONE = "It no longer exists.";

/**
 * Reads a loadout code. Never fails: leaves out and reports what is damaged, unknown or not legal on the vehicle.
 * @param code from an address, so it may be anything
 */
export function decodeLoadout(code: string, vehicle: FullVehicle, definitions: Definitions): Decoded {
  const bare = trainedLoadout(vehicle);
  const dropped: Violation[] = [];
  const drop = (part: LoadoutPart, name: string, reason: string) => dropped.push({ part, name, reason });
  if (code.length > MAX_CODE || code[0] !== VERSION) {
    drop("loadout", "", UNREADABLE);
    return { loadout: bare, dropped };
  }
  const { sections, sound } = sectionsOf(code);
  if (!sound) drop("loadout", "", DAMAGED);
  const known: readonly number[] = Object.values(SECTIONS);
  if (sound && [...sections.keys()].some((number) => !known.includes(number))) drop("loadout", "", NEWER);
  const of = (name: CodeSection) => sections.get(SECTIONS[name]) ?? [];
  const tagOf = (things: ReadonlyMap<string, { id: number }>, part: LoadoutPart, number: number, id = itemNumber) => {
    for (const [tag, thing] of things) if (id(thing.id) === number) return tag;
    drop(part, String(number), GONE);
    return null;
  };
  const slots = (things: ReadonlyMap<string, { id: number }>, part: "equipment" | "consumables") =>
    varints(of(part)).map((number) => (number === 0 ? null : tagOf(things, part, number - 1)));

  const [category] = of("roleSlot");
  const [directive] = varints(of("directive"));
  const [shell] = varints(of("shell"));
  const [mode] = varints(of("mode"));
  const shells = vehicle.modules.turrets.flatMap(({ guns }) => guns.flatMap((gun) => gun.shells));
  const wanted: Loadout = {
    modules: modulesOf(of("modules"), vehicle, drop) ?? bare.modules,
    equipment: slots(definitions.devices, "equipment"),
    roleSlot: named(CATEGORY_NUMBERS, category) ?? null,
    crew: crewOf(of("crew"), of("skills"), vehicle, drop, sound),
    consumables: slots(definitions.consumables, "consumables"),
    directive: directive === undefined ? null : tagOf(definitions.directives, "directive", directive - 1),
    field: varints(of("field")).flatMap((id) => tagOf(definitions.modifications, "field", id, (own) => own) ?? []),
    shell:
      shell === undefined
        ? null
        : tagOf(new Map(shells.map((candidate) => [candidate.tag, candidate])), "shell", shell),
    mode: mode === undefined ? NORMAL_MODE : (named(MODE_NUMBERS, mode) ?? String(mode)),
  };
  const { loadout, refused } = legalLoadout(vehicle, wanted, definitions);
  return { loadout, dropped: [...dropped, ...refused] };
}

type Drop = (part: LoadoutPart, name: string, reason: string) => void;

function modulesOf(bytes: readonly number[], { modules }: FullVehicle, drop: Drop): ModuleIds | undefined {
  if (bytes.length === 0) return undefined;
  if (bytes.length === 1 && bytes[0] === STOCK) return stockModuleIds(modules);
  const numbers = varints(bytes);
  const [turretNumber] = numbers;
  const turret = modules.turrets.find(({ id }) => itemNumber(id) === turretNumber);
  const lists = { ...modulesByKind(modules), gun: turret?.guns ?? [] };
  const found = MODULE_ORDER.map((kind, index) => lists[kind].find(({ id }) => itemNumber(id) === numbers[index]));
  if (found.some((module) => module === undefined)) {
    drop("modules", "", "Not all of these modules are on this vehicle any more, so the top modules are chosen.");
    return undefined;
  }
  return Object.fromEntries(MODULE_ORDER.map((kind, index) => [kind, found[index]?.id])) as unknown as ModuleIds;
}

function crewOf(
  crew: readonly number[],
  skills: readonly number[],
  vehicle: FullVehicle,
  drop: Drop,
  sound: boolean,
): Loadout["crew"] {
  const [nominal, ...levels] = crew;
  let at = 0;
  const members = vehicle.crew.map((_, seat): CrewMember => {
    const learnt: LearntSkill[] = [];
    const count = skills[at++] ?? 0;
    for (let index = 0; index < count && at < skills.length; index++) {
      const byte = skills[at++] ?? 0;
      const level = byte & LEVEL_FOLLOWS ? (skills[at++] ?? FULL_LEVEL) : FULL_LEVEL;
      const skill = named(SKILL_NUMBERS, byte & ~LEVEL_FOLLOWS);
      if (skill === undefined) drop("skills", String(byte & ~LEVEL_FOLLOWS), GONE);
      else learnt.push({ skill, level });
    }
    return { level: levels[seat] ?? FULL_LEVEL, skills: learnt };
  });
  // A whole code leaves out a nominal crew; of one that is cut off nobody knows.
  return { nominal: nominal === undefined ? sound : nominal === 1, members };
}
