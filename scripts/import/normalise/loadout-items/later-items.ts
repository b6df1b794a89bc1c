import type { CrewSkill, SkillTranscription, StatedEffect } from "#app/game/model/loadout-items/crew-skill.ts";
import type { TranscribedFamily } from "#app/game/model/loadout-items/equipment.ts";
import { skillName } from "#scripts/import/normalise/names/tag-names.ts";
import type { Transcriptions } from "#scripts/import/read/transcriptions.ts";
import type { Notes, SourceFaults } from "#scripts/import/report.ts";
import { tidy } from "../round.ts";
import { skillRole } from "./crew-skills.ts";

/**
 * The skills of a later client with what was transcribed of each, plus what the whole client defines. A skill that the
 * later client dropped is left out and noted.
 */
export function laterSkills(
  defined: readonly CrewSkill[],
  later: Transcriptions["skills"],
  notes: Notes,
  faults: SourceFaults,
): CrewSkill[] {
  if (later === undefined) return [...defined];
  const { file, from, skills, perks } = later;
  const known = new Map(defined.map((skill) => [skill.tag, skill]));
  const used = new Set<string>();
  for (const tag of known.keys()) if (!(tag in skills)) notes.add("skill that a later client has no more", tag);
  const result = Object.entries(skills).map(([tag, { vsePerk, situational, effects }]): CrewSkill => {
    const perk = vsePerk === null ? {} : perks[vsePerk];
    if (perk === undefined)
      faults.add(file, `skills/${tag}`, `names the perk ${vsePerk}, which no list of perks holds`);
    used.add(String(vsePerk));
    const transcription: SkillTranscription = {
      from,
      effects: Object.entries(effects).map(([name, value]) => readEffect(name, value)),
      inBattle: Object.entries(perk ?? {}).map(([parameter, perLevel]) => ({ parameter, perLevel: tidy(perLevel) })),
    };
    for (const { name, type, text } of transcription.effects)
      if (type === null) notes.add("effect of a skill kept as text", `${tag}/${name}: ${text}`);
    const own = known.get(tag);
    const kind = situational ? "situational" : own?.kind === "builtin" ? "builtin" : "permanent";
    return {
      tag,
      name: skillName(tag),
      aliases: [],
      role: skillRole(tag),
      kind,
      definition: own?.definition ?? null,
      transcription,
    };
  });
  for (const perk of Object.keys(perks)) if (!used.has(perk)) notes.add("perk of a later client without a skill", perk);
  return result;
}

/** "x1.05" multiplies, "+0.008/level" applies per level; any other text is kept unchanged. */
function readEffect(name: string, stated: number | string): StatedEffect {
  const text = String(stated);
  if (typeof stated === "number") return { name, type: "amount", value: stated, text };
  const [, factor] = /^x(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (factor !== undefined) return { name, type: "mul", value: Number(factor), text };
  const [, perLevel] = /^([+-]\d+(?:\.\d+)?)\/level$/.exec(text) ?? [];
  if (perLevel !== undefined) return { name, type: "perLevel", value: Number(perLevel), text };
  return { name, type: null, value: null, text };
}

/** Device families new in a later client, by the client's own names: no source says what the names mean. */
export function laterEquipment(later: Transcriptions["equipment"], notes: Notes): TranscribedFamily[] {
  if (later === undefined) return [];
  const { from, document } = later;
  notes.add("equipment of a later client, compared", `${from.version}: ${document.result}`);
  notes.add("equipment of a later client, not compared", `${from.version}: ${document.not_covered}`);
  const families = new Map<string, TranscribedFamily>();
  for (const [tag, figures] of Object.entries(document.new_family)) {
    const [, family = tag, grade] = /^(.*?)(\d+)$/.exec(tag) ?? [];
    const known = families.get(family) ?? { from, family, about: document.new_family_name, devices: [] };
    families.set(family, known);
    known.devices.push({ tag, grade: grade === undefined ? null : Number(grade), figures });
  }
  return [...families.values()];
}
