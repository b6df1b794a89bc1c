import { CREW_ROLES } from "#app/game/model/enumerations/crew-roles.ts";
import type { CrewSkill, SkillDefinition } from "#app/game/model/loadout-items/crew-skill.ts";
import { skillName } from "#scripts/import/normalise/names/tag-names.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";
import { readIndicators } from "./effects.ts";

type ComputedSkillEffect = SkillDefinition["computed"][number];

/** Roles of skills whose tags do not say them; by `skills_constants.py` of client 1.26.1. */
const ROLES_BY_TAG: Readonly<Record<string, CrewSkill["role"]>> = { fireFighting: "radioman" };

/** The role that a skill is for, mostly by the beginning of its tag; null for every role. */
export function skillRole(tag: string): CrewSkill["role"] {
  return ROLES_BY_TAG[tag] ?? CREW_ROLES.find((role) => tag.startsWith(`${role}_`)) ?? null;
}

/**
 * Reads `tankmen/tankmen.xml` and, for what works in battle, `perks/perks.xml`.
 * @param version of the client
 */
export function readCrewSkills(tankmen: Cursor, perks: Cursor, version: string): CrewSkill[] {
  const byId = new Map(perks.children("perk").map((perk) => [perk.child("id").integer(), perk]));
  return tankmen
    .child("skills")
    .children()
    .map((skill) => readSkill(skill, byId, version));
}

function readSkill(skill: Cursor, perks: ReadonlyMap<number, Cursor>, version: string): CrewSkill {
  const settings = skill.child("UISettings");
  const perkId = skill.maybe("vsePerk")?.integer();
  const perk = perkId === undefined ? undefined : perks.get(perkId);
  if (perkId !== undefined && perk === undefined)
    skill.fault(`names the perk ${perkId}, which perks.xml does not hold`);
  const kind = settings.maybe("typeName")?.text();
  const situational = kind === "situational";
  return {
    tag: skill.name,
    name: skillName(skill.name),
    aliases: [],
    role: skillRole(skill.name),
    kind: kind === "commanderSpecial" ? "builtin" : situational ? "situational" : "permanent",
    definition: {
      version,
      described: (settings.maybe("descr")?.children("arg") ?? []).map((effect) => ({
        ...readEffect(effect, "paramName"),
        unit: effect.maybe("measureType")?.text() ?? "",
      })),
      computed: (settings.maybe("params")?.children("param") ?? []).map((effect) => readEffect(effect, "name")),
      inBattle: (perk?.maybe("defaultBlockSettings")?.children("arg") ?? []).map((effect) => ({
        ...readEffect(effect, "argId"),
        situational,
      })),
      figures: readValues(skill),
      indicators: readIndicators(settings.maybe("kpi")),
    },
    transcription: null,
  };
}

function readEffect(effect: Cursor, name: string): ComputedSkillEffect {
  return {
    parameter: effect.child(name).text(),
    perLevel: tidy(effect.child("value").number()),
    situational: effect.maybe("situationalParam")?.flag() ?? false,
  };
}

function readValues(skill: Cursor): Record<string, number> {
  const elements = skill.children().filter(({ name }) => name !== "UISettings" && name !== "vsePerk");
  return Object.fromEntries(elements.map((element) => [element.name, tidy(element.number())]));
}
