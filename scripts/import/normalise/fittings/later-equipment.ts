import type { TranscribedFamily } from "#app/game/model/fittings/equipment.ts";
import type { Notes } from "../../notes.ts";
import type { Transcriptions } from "../../read/transcriptions.ts";

/** The families of devices that a later client has anew, by the client's own names: what they mean no source says. */
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
