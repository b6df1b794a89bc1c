import type { TableKind } from "#app/game/model/modules/table-kinds.ts";
import { type Revision, STATED_SOURCES, type StatedSource } from "#app/game/model/vehicle/revision.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { FoundModule } from "./found-modules.ts";

/** Kind of the fields of a module, as revisions name them; radios are never revised. */
const FIELDS: Record<TableKind, string> = {
  guns: "gun.",
  shells: "shell.",
  turrets: "turret.",
  engines: "engine.",
  suspensions: "chassis.",
  radios: "radio.",
};

/**
 * The latest source that revises a module of a vehicle in its row of the tables, which for a gun has the figures of its
 * first shell too; null where none does.
 */
export function revisedBy(
  { revisions = [], modules }: FullVehicle,
  kind: TableKind,
  { at }: FoundModule,
  siege: 0 | 1,
): StatedSource | null {
  const gun = modules.turrets.find(({ id }) => id === at.turret)?.guns.find(({ id }) => id === at.gun);
  const shell = kind === "guns" ? { ...at, shell: gun?.shells[0]?.id } : null;
  const sources = revisions.flatMap((one): StatedSource[] => {
    if (one.state !== (siege ? "siege" : "first")) return [];
    const own = one.field.startsWith(FIELDS[kind]) && isAt(one.at, at);
    const ofShell = shell !== null && one.field.startsWith(FIELDS.shells) && isAt(one.at, shell);
    return own || ofShell ? [one.source] : [];
  });
  return STATED_SOURCES.findLast((source) => sources.includes(source)) ?? null;
}

const isAt = (one: Revision["at"], other: Revision["at"]) =>
  (["turret", "gun", "shell", "chassis", "engine"] as const).every((key) => one[key] === other[key]);
