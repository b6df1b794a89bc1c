import { battleRecordSchema } from "#app/game/battles/battle-record.ts";
import type { SentField } from "./sent-table.tsx";

/** What a battle record says, field by field, as its schema describes it. */
export function sentFields(): SentField[] {
  return Object.entries(battleRecordSchema.shape).map(([name, field]) => ({ name, meaning: field.description ?? "" }));
}
