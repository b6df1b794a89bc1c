import { skillViolation } from "#app/game/loadout/legal/crew.ts";
import { type Crew, type CrewMember, FULL_LEVEL } from "#app/game/loadout/loadout.ts";
import { skillTexts } from "#app/game/loadout/words/effects.ts";
import { CREW_ROLE_LABELS } from "#app/game/model/enumerations/crew-roles.ts";
import type { CrewSkill } from "#app/game/model/fittings/crew-skill.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import {
  type ChoiceView,
  groups,
  type ListContent,
  type LoadoutEditor,
  type LoadoutSlotView,
  type SwitchView,
} from "./menu-view.ts";
import { changesAgainst } from "./stat-changes.ts";

/** Levels of a role that can be chosen, in per cent. */
const LEVELS = [50, 75, 90, FULL_LEVEL];

const UNTRAINED: CrewMember = { level: FULL_LEVEL, skills: [] };

/** Nominal, or as it is trained. */
export function crewSwitch({ loadout: { crew }, addressOf }: LoadoutEditor): SwitchView {
  return {
    label: "Crew",
    options: [
      { label: "Nominal", search: addressOf({ crew: { ...crew, nominal: true } }), on: crew.nominal },
      { label: "As trained", search: addressOf({ crew: { ...crew, nominal: false } }), on: !crew.nominal },
    ],
  };
}

/** The members of the crew, with what they have learnt in the order in which it was chosen. */
export function crewSlots({
  vehicle,
  loadout,
  definitions,
}: LoadoutEditor): Omit<LoadoutSlotView, "search" | "open">[] {
  const { crew } = loadout;
  const without = (seat: number) => ({
    ...loadout,
    crew: { ...crew, members: crew.members.map((member, index) => (index === seat ? UNTRAINED : member)) },
  });
  return vehicle.crew.map((_, seat) => {
    const { skills, level } = crew.members[seat] ?? UNTRAINED;
    return {
      id: `crew-${seat + 1}`,
      label: nameOf(vehicle, seat),
      category: null,
      fitted: skills.map(({ skill }) => definitions.skills.get(skill)?.name ?? skill),
      effect: level === FULL_LEVEL ? "" : `${level} %`,
      changes: skills.length === 0 ? [] : changesAgainst(vehicle, without(seat), definitions)(loadout).shown,
    };
  });
}

/** All that a member of the crew can learn. */
export function crewList(seat: number, editor: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions, addressOf } = editor;
  const member = loadout.crew.members[seat] ?? UNTRAINED;
  const trained = (changed: Partial<CrewMember>): { crew: Crew } => ({
    crew: {
      nominal: false,
      members: loadout.crew.members.map((other, place) => (place === seat ? { ...other, ...changed } : other)),
    },
  });
  const id = `crew-${seat + 1}`;
  const besideThese = changesAgainst(vehicle, { ...loadout, ...trained({}) }, definitions);
  const choice = (skill: CrewSkill): ChoiceView => {
    const { tag, name, aliases } = skill;
    const others = member.skills.filter((each) => each.skill !== tag);
    const chosen = others.length < member.skills.length;
    const learnt = chosen ? member.skills : [...others, { skill: tag, level: FULL_LEVEL }];
    const against = chosen
      ? changesAgainst(vehicle, { ...loadout, ...trained({ skills: others }) }, definitions)
      : besideThese;
    return {
      tag,
      name,
      aliases,
      strengthens: "",
      chosen,
      bonus: false,
      refused: null,
      used: "",
      category: null,
      effects: skillTexts(skill),
      changes: against({ ...loadout, ...trained({ skills: learnt }) }),
      // Several are chosen one after the other, so the list stays.
      search: addressOf(trained({ skills: chosen ? others : learnt }), id),
    };
  };
  const learnable = [...definitions.skills.values()].filter(
    ({ tag, kind, definition }) =>
      kind !== "builtin" && definition !== null && skillViolation(tag, seat, vehicle, definitions) === null,
  );
  const label = nameOf(vehicle, seat);
  return {
    label,
    against: "Compared with the same crew without the skill",
    emptied: member.skills.length === 0 ? null : addressOf(trained({ skills: [] }), id),
    kinds: null,
    levels: {
      label: `Level of the ${label}`,
      options: LEVELS.map((level) => ({
        label: `${level} %`,
        search: addressOf(trained({ level }), id),
        on: member.level === level,
      })),
    },
    groups: groups([
      ["Of this role only", learnable.filter((skill) => skill.role !== null).map(choice)],
      ["Of all roles", learnable.filter((skill) => skill.role === null).map(choice)],
    ]),
  };
}

/** "Gunner, also loader". */
function nameOf({ crew }: FullVehicle, seat: number): string {
  const member = crew[seat];
  if (member === undefined) return "";
  const further = member.also.map((other) => CREW_ROLE_LABELS[other].toLowerCase()).join(", ");
  return `${CREW_ROLE_LABELS[member.role]}${further === "" ? "" : `, also ${further}`}`;
}
