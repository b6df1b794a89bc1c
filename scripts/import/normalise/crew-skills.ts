import { CREW_ROLES } from "#app/game/model/crew-roles.ts";
import type { CrewSkill } from "#app/game/model/crew-skill.ts";
import type { Cursor } from "../read/cursor.ts";
import { readIndicators } from "./effects.ts";
import { tidy } from "./round.ts";
import { skillName } from "./skill-names.ts";

type Effect = CrewSkill["computed"][number];

/** Reads `tankmen/tankmen.xml` and, for what works in battle, `perks/perks.xml`. */
export function readCrewSkills(tankmen: Cursor, perks: Cursor): CrewSkill[] {
  const byId = new Map(perks.children("perk").map((perk) => [perk.child("id").integer(), perk]));
  return tankmen
    .child("skills")
    .children()
    .map((skill) => readSkill(skill, byId));
}

function readSkill(skill: Cursor, perks: ReadonlyMap<number, Cursor>): CrewSkill {
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
    role: CREW_ROLES.find((role) => skill.name.startsWith(`${role}_`)) ?? null,
    kind: kind === "commanderSpecial" ? "builtin" : situational ? "situational" : "permanent",
    described: (settings.maybe("descr")?.children("arg") ?? []).map((effect) => ({
      ...readEffect(effect, "paramName"),
      unit: effect.maybe("measureType")?.text() ?? "",
    })),
    computed: (settings.maybe("params")?.children("param") ?? []).map((effect) => readEffect(effect, "name")),
    inBattle: (perk?.maybe("defaultBlockSettings")?.children("arg") ?? []).map((effect) => ({
      ...readEffect(effect, "argId"),
      situational,
    })),
    figures: readFigures(skill),
    indicators: readIndicators(settings.maybe("kpi")),
  };
}

function readEffect(effect: Cursor, name: string): Effect {
  return {
    parameter: effect.child(name).text(),
    perLevel: tidy(effect.child("value").number()),
    situational: effect.maybe("situationalParam")?.text() === "true",
  };
}

function readFigures(skill: Cursor): Record<string, number> {
  const figures = skill.children().filter(({ name }) => name !== "UISettings" && name !== "vsePerk");
  return Object.fromEntries(figures.map((figure) => [figure.name, tidy(figure.number())]));
}
