import { encodeId, ITEM_TYPE_IDS } from "#app/game/model/addresses/tank-id.ts";
import type { ShellKind } from "#app/game/model/enumerations/shell-kinds.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import { mergeXml } from "#scripts/import/read/xml.ts";
import type { Cursor } from "../../read/cursor.ts";
import type { VehicleContext } from "../context.ts";
import { isKnown, reportUnread } from "../known-elements.ts";
import { readPrice } from "../price.ts";
import { tidy } from "../round.ts";

/** Kinds of shells by the game's words for them. */
export const SHELL_KIND_OF: Readonly<Record<string, ShellKind>> = {
  ARMOR_PIERCING: "AP",
  ARMOR_PIERCING_CR: "APCR",
  HOLLOW_CHARGE: "HEAT",
  HIGH_EXPLOSIVE: "HE",
  FLAME: "FLAME",
  SMOKE: "SMOKE",
};

/**
 * Reads one shell of a gun: the values from the gun (`shot`) and from the shell itself. A shot may override the
 * shell's values (such as its damage in a second state of the vehicle).
 */
export function readShell(whole: Cursor, { components, notes }: VehicleContext): Shell | undefined {
  const stated = components.shell(whole.name, whole);
  if (stated?.element === undefined) return undefined;
  const children = whole.element?.children ?? [];
  const own = children.filter(({ name }) => !isKnown("shot", name) && isKnown("shell", name));
  const shot = whole.with(children.filter((child) => !own.includes(child)));
  const shell = stated.with(mergeXml(stated.element, { name: stated.name, text: "", children: own }).children);
  reportUnread("shot", shot, notes);
  reportUnread("shell", shell, notes);
  const [near = 0, far = 0] = shot.child("piercingPower").numbers(2);
  const damage = shell.child("damage");
  const [full = 0, farDamage = full] = damage.child("armor").numbers();
  return {
    id: encodeId(ITEM_TYPE_IDS.shell, components.nation, shell.child("id").integer() & 0xffff),
    tag: shell.name,
    kind: readKind(shell.child("kind")),
    special: shell.maybe("improved")?.flag() ?? false,
    price: readPrice(shell.child("price")),
    calibre: tidy(shell.child("caliber").number()),
    damage: tidy(full),
    ...(farDamage !== full && { damageFar: tidy(farDamage) }),
    deviceDamage: tidy(damage.child("devices").number()),
    penetration: tidy(near),
    penetrationFar: tidy(far),
    velocity: tidy(shot.child("speed").number()),
    maxDistance: tidy(shot.child("maxDistance").number()),
    normalisation: optionalNumber(shell, "normalizationAngle"),
    ricochet: optionalNumber(shell, "ricochetAngle"),
    ...readPiercing(shell),
    explosionRadius: optionalNumber(shell, "explosionRadius"),
    stun: readStun(shell),
  };
}

function readKind(kind: Cursor): ShellKind {
  const known = SHELL_KIND_OF[kind.text()];
  if (known === undefined && kind.element !== undefined) kind.fault(`is the unknown kind "${kind.text()}"`);
  return known ?? "AP";
}

/** How penetration rolls and what plates before the armour cost it, where the client's own defaults do not hold. */
function readPiercing(shell: Cursor): Pick<Shell, "roll" | "jetLoss" | "modern" | "stopsAtScreens"> {
  const roll = shell.maybe("piercingPowerRandomization")?.number();
  // The files state it per 10 cm.
  const loss = shell.maybe("piercingPowerLossFactorByDistance")?.number();
  const stops = shell.maybe("shieldPenetration")?.flag() === false;
  return {
    ...(roll !== undefined && { roll: tidy(roll) }),
    ...(loss !== undefined && { jetLoss: tidy(10 * loss) }),
    ...(shell.maybe("mechanics")?.text() === "MODERN" && { modern: true as const }),
    ...(stops && { stopsAtScreens: true as const }),
  };
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
