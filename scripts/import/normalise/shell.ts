import type { Shell } from "#app/game/model/shell.ts";
import type { ShellKind } from "#app/game/model/shell-kinds.ts";
import { encodeId, ITEM_TYPE_IDS } from "#app/game/model/tank-id.ts";
import type { Cursor } from "../read/cursor.ts";
import type { VehicleContext } from "./context.ts";
import { reportUnread } from "./known-elements.ts";
import { readPrice } from "./price.ts";
import { tidy } from "./round.ts";

const KINDS: Record<string, ShellKind> = {
  ARMOR_PIERCING: "AP",
  ARMOR_PIERCING_CR: "APCR",
  HOLLOW_CHARGE: "HEAT",
  HIGH_EXPLOSIVE: "HE",
  FLAME: "FLAME",
  SMOKE: "SMOKE",
};

/** Reads one shell of a gun: what the gun gives it (`shot`) and what the shell itself is. */
export function readShell(shot: Cursor, { components, notes }: VehicleContext): Shell | undefined {
  const shell = components.shell(shot.name, shot);
  if (shell === undefined) return undefined;
  reportUnread("shot", shot, notes);
  reportUnread("shell", shell, notes);
  const [near = 0, far = 0] = shot.child("piercingPower").numbers(2);
  const damage = shell.child("damage");
  const [full = 0, least = full] = damage.child("armor").numbers();
  return {
    id: encodeId(ITEM_TYPE_IDS.shell, components.nation, shell.child("id").integer() & 0xffff),
    tag: shell.name,
    kind: readKind(shell.child("kind")),
    special: shell.maybe("improved")?.text() === "true",
    price: readPrice(shell.child("price")),
    calibre: tidy(shell.child("caliber").number()),
    damage: tidy(full),
    ...(least !== full && { damageFar: tidy(least) }),
    deviceDamage: tidy(damage.child("devices").number()),
    penetration: tidy(near),
    penetrationFar: tidy(far),
    velocity: tidy(shot.child("speed").number()),
    maxDistance: tidy(shot.child("maxDistance").number()),
    normalisation: optionalNumber(shell, "normalizationAngle"),
    ricochet: optionalNumber(shell, "ricochetAngle"),
    explosionRadius: optionalNumber(shell, "explosionRadius"),
    stun: readStun(shell),
  };
}

function readKind(kind: Cursor): ShellKind {
  const known = KINDS[kind.text()];
  if (known === undefined && kind.element !== undefined) kind.fault(`is the unknown kind "${kind.text()}"`);
  return known ?? "AP";
}

/** `guaranteedStunDuration` is the share of the longest stun that a glancing splash still brings. */
function readStun(shell: Cursor): Shell["stun"] {
  const duration = shell.maybe("stunDuration")?.number();
  if (duration === undefined) return null;
  const guaranteed = shell.maybe("guaranteedStunDuration")?.number() ?? 1;
  return { minDuration: tidy(duration * guaranteed), maxDuration: tidy(duration) };
}

function optionalNumber(shell: Cursor, name: string): number | null {
  const found = shell.maybe(name);
  return found ? tidy(found.number()) : null;
}
