import type { Definitions } from "#app/game/loadout/definitions.ts";
import { skillRefusal } from "#app/game/loadout/legal/crew.ts";
import { FULL_LEVEL, type Loadout, type Member } from "#app/game/loadout/loadout.ts";
import { skillTexts } from "#app/game/loadout/words/effects.ts";
import { CREW_ROLE_LABELS } from "#app/game/model/enumerations/crew-roles.ts";
import type { CrewSkill } from "#app/game/model/fittings/crew-skill.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { AddressOf, ChoiceView } from "./menu-view.ts";

/** A member of the crew with what can be learnt. */
export interface MemberView {
  id: string;
  /** "Gunner, also loader". */
  label: string;
  /** Names of the skills, in the order in which they were chosen. */
  learnt: string[];
  groups: { label: string; choices: ChoiceView[] }[];
  levels: { label: string; search: string; chosen: boolean }[];
}

export interface CrewView {
  nominal: boolean;
  /** Query strings of the page with the one crew and the other. */
  searches: { nominal: string; trained: string };
  members: MemberView[];
}

/** Levels of a role that can be chosen, in per cent. */
const LEVELS = [50, 75, 90, FULL_LEVEL];

/** How the crew is trained, and all that it can learn. */
export function crewView(
  vehicle: FullVehicle,
  loadout: Loadout,
  definitions: Definitions,
  addressOf: AddressOf<Partial<Loadout>>,
): CrewView {
  const { crew } = loadout;
  const withMember = (seat: number, changed: Partial<Member>) =>
    addressOf({
      crew: {
        nominal: false,
        members: crew.members.map((member, place) => (place === seat ? { ...member, ...changed } : member)),
      },
    });
  return {
    nominal: crew.nominal,
    searches: {
      nominal: addressOf({ crew: { ...crew, nominal: true } }),
      trained: addressOf({ crew: { ...crew, nominal: false } }),
    },
    members: vehicle.crew.map(({ role, also }, seat) => {
      const member = crew.members[seat] ?? { level: FULL_LEVEL, skills: [] };
      const has = (tag: string) => member.skills.some(({ skill }) => skill === tag);
      const choice = (skill: CrewSkill): ChoiceView => {
        const chosen = has(skill.tag);
        const skills = chosen
          ? member.skills.filter((learnt) => learnt.skill !== skill.tag)
          : [...member.skills, { skill: skill.tag, level: FULL_LEVEL }];
        return {
          ...{ tag: skill.tag, name: skill.name, detail: "", chosen, bonus: false, refused: null },
          effects: skillTexts(skill),
          search: withMember(seat, { skills }),
        };
      };
      const learnable = [...definitions.skills.values()].filter(
        ({ tag, kind, definition }) =>
          kind !== "builtin" && definition !== null && skillRefusal(tag, seat, vehicle, definitions) === null,
      );
      const further = also.map((other) => CREW_ROLE_LABELS[other].toLowerCase()).join(", ");
      return {
        id: `crew-${seat + 1}`,
        label: `${CREW_ROLE_LABELS[role]}${further === "" ? "" : `, also ${further}`}`,
        learnt: member.skills.map(({ skill }) => definitions.skills.get(skill)?.name ?? skill),
        groups: [
          { label: "Of this role", choices: learnable.filter((skill) => skill.role !== null).map(choice) },
          { label: "Of every role", choices: learnable.filter((skill) => skill.role === null).map(choice) },
        ],
        levels: LEVELS.map((level) => ({
          label: `${level} %`,
          search: withMember(seat, { level }),
          chosen: member.level === level,
        })),
      };
    }),
  };
}
