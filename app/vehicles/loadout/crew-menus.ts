import type { Definitions } from "#app/game/loadout/definitions.ts";
import { skillTexts } from "#app/game/loadout/effects/effect-text.ts";
import { skillViolation } from "#app/game/loadout/legal/violations.ts";
import { type Crew, type CrewMember, FULL_LEVEL } from "#app/game/loadout/loadout.ts";
import { CREW_ROLE_LABELS } from "#app/game/model/enumerations/crew-roles.ts";
import type { CrewSkill } from "#app/game/model/loadout-items/crew-skill.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import {
  changesAgainst,
  groups,
  type ListContent,
  type LoadoutChoice,
  type LoadoutEditor,
  type LoadoutSlot,
  type LoadoutSwitch,
  PLAIN_CHOICE,
} from "./loadout-choice.ts";

/** Levels of a role that can be chosen, in per cent. */
const LEVELS = [50, 75, 90, FULL_LEVEL];

const UNTRAINED: CrewMember = { level: FULL_LEVEL, skills: [] };

/** Switch between nominal crew and crew as trained. */
export function crewSwitch({ loadout: { crew }, addressOf }: LoadoutEditor): LoadoutSwitch {
  return {
    label: "Crew",
    options: [
      { label: "Nominal", search: addressOf({ crew: { ...crew, nominal: true } }), on: crew.nominal },
      { label: "As trained", search: addressOf({ crew: { ...crew, nominal: false } }), on: !crew.nominal },
    ],
  };
}

/** The skills of all roles that every member has learnt, in the order of the first. */
function sharedSkills({ members }: Crew, { skills }: Definitions): string[] {
  const [first, ...others] = members;
  return (first?.skills ?? []).flatMap(({ skill }) =>
    skills.get(skill)?.role === null &&
    others.every((member) => member.skills.some((memberSkill) => memberSkill.skill === skill))
      ? [skill]
      : [],
  );
}

/** A crew with each member's skills replaced by the result of `skillsOf`. */
function trainedCrew(
  { members, nominal }: Crew,
  skillsOf: (skills: CrewMember["skills"], seat: number) => CrewMember["skills"],
): Crew {
  return {
    nominal,
    members: members.map((member, seat) => ({ ...member, skills: skillsOf(member.skills, seat) })),
  };
}

/** Skills that everyone has learnt, then each crew member's other skills, in the order they were chosen. */
export function crewSlots({ vehicle, loadout, definitions }: LoadoutEditor): Omit<LoadoutSlot, "search" | "open">[] {
  const { crew } = loadout;
  const shared = new Set(sharedSkills(crew, definitions));
  const nameOfSkill = (skill: string) => definitions.skills.get(skill)?.name ?? skill;
  const changes = (without: Crew) =>
    changesAgainst(vehicle, { ...loadout, crew: without }, definitions)(loadout).visible;
  const everyone = {
    id: "everyone-1",
    label: "Everyone",
    category: null,
    fitted: [...shared].map(nameOfSkill),
    effect: "",
    changes:
      shared.size === 0 ? [] : changes(trainedCrew(crew, (skills) => skills.filter(({ skill }) => !shared.has(skill)))),
  };
  const members = vehicle.crew.map((_, seat) => {
    const { skills, level } = crew.members[seat] ?? UNTRAINED;
    const own = skills.filter(({ skill }) => !shared.has(skill));
    return {
      id: `crew-${seat + 1}`,
      label: nameOf(vehicle, seat),
      category: null,
      fitted: own.map(({ skill }) => nameOfSkill(skill)),
      effect: level === FULL_LEVEL ? "" : `${level}%`,
      changes:
        own.length === 0
          ? []
          : changes(
              trainedCrew(crew, (learnt, other) =>
                other === seat ? learnt.filter(({ skill }) => shared.has(skill)) : learnt,
              ),
            ),
    };
  });
  return vehicle.crew.length > 1 ? [everyone, ...members] : members;
}

/** How a list describes a skill, whoever learns it. */
function lineOf(skill: CrewSkill): Omit<LoadoutChoice, "chosen" | "changes" | "search"> {
  const { tag, name, aliases } = skill;
  return { ...PLAIN_CHOICE, tag, name, aliases, effects: skillTexts(skill) };
}

/** All that every member of the crew can learn at once. */
export function everyoneList(_: number, editor: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions, addressOf } = editor;
  const crew = { ...loadout.crew, nominal: false };
  const shared = sharedSkills(crew, definitions);
  const without = (tags: readonly string[]) =>
    trainedCrew(crew, (skills) => skills.filter(({ skill }) => !tags.includes(skill)));
  const choice = (skill: CrewSkill): LoadoutChoice => {
    const { tag } = skill;
    const chosen = shared.includes(tag);
    const others = without([tag]);
    const learnt = trainedCrew(others, (skills) => [...skills, { skill: tag, level: FULL_LEVEL }]);
    return {
      ...lineOf(skill),
      chosen,
      changes: changesAgainst(vehicle, { ...loadout, crew: others }, definitions)({ ...loadout, crew: learnt }),
      search: addressOf({ crew: chosen ? others : learnt }, "everyone-1"),
    };
  };
  const learnable = [...definitions.skills.values()].filter(
    ({ tag, kind, role, definition }) =>
      kind !== "builtin" &&
      role === null &&
      definition !== null &&
      vehicle.crew.every((_member, seat) => skillViolation(tag, seat, vehicle, definitions) === null),
  );
  return {
    label: "Everyone",
    against: "Compared with the same crew without the skill",
    emptied: shared.length === 0 ? null : addressOf({ crew: without(shared) }, "everyone-1"),
    groups: groups([{ label: "Of all roles", choices: learnable.map(choice) }]),
  };
}

/** All that a member of the crew can learn. */
export function crewList(seat: number, editor: LoadoutEditor): ListContent {
  const { vehicle, loadout, definitions, addressOf } = editor;
  const member = loadout.crew.members[seat] ?? UNTRAINED;
  const trained = (changed: Partial<CrewMember>): { crew: Crew } => ({
    crew: {
      nominal: false,
      members: loadout.crew.members.map((other, index) => (index === seat ? { ...other, ...changed } : other)),
    },
  });
  const id = `crew-${seat + 1}`;
  const againstCurrent = changesAgainst(vehicle, { ...loadout, ...trained({}) }, definitions);
  const choice = (skill: CrewSkill): LoadoutChoice => {
    const { tag } = skill;
    const others = member.skills.filter((memberSkill) => memberSkill.skill !== tag);
    const chosen = others.length < member.skills.length;
    const learnt = chosen ? member.skills : [...others, { skill: tag, level: FULL_LEVEL }];
    const against = chosen
      ? changesAgainst(vehicle, { ...loadout, ...trained({ skills: others }) }, definitions)
      : againstCurrent;
    return {
      ...lineOf(skill),
      chosen,
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
    levels: {
      label: `Level of the ${label}`,
      options: LEVELS.map((level) => ({
        label: `${level}%`,
        search: addressOf(trained({ level }), id),
        on: member.level === level,
      })),
    },
    groups: groups([
      { label: "Of this role only", choices: learnable.filter((skill) => skill.role !== null).map(choice) },
      { label: "Of all roles", choices: learnable.filter((skill) => skill.role === null).map(choice) },
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
