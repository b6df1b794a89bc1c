import type { Price } from "../model/vehicle/identity.ts";
import type { Shell } from "../model/vehicle/shell.ts";
import { type QueryParameters, typedText } from "../search/typed-text.ts";
import { type PlateSide, SIDES } from "./plates.ts";
import { ARMOUR, type Material, type Shot, type ShotShell, shootPlate } from "./shot.ts";

/** A selectable shell, with its damage and price. */
export type AimShell = ShotShell & Pick<Shell, "id" | "damage" | "special" | "price">;

/** How likely a shell goes through, from 0 ("holds") to 4 ("penetrates"), and a ricochet. */
export const LEVELS = [
  { label: "Holds", from: 0 },
  { label: "Unlikely", from: 5 },
  { label: "Maybe", from: 25 },
  { label: "Likely", from: 75 },
  { label: "Penetrates", from: 95 },
] as const;

export type Level = 0 | 1 | 2 | 3 | 4;
/** From here on a shell is worth firing at a side. */
export const LIKELY: Level = 3;

/** @param chance per cent, as shown */
export function levelOf(chance: number): Level {
  return LEVELS.findLastIndex(({ from }) => chance >= from) as Level;
}

/** Degrees; a shell that flies along a plate meets none. */
export const MAX_ANGLE = 85;
const MIN_CHANCE = 25;
/** Between shells of nearly the same worth the cheaper one is better. */
const WORTH = 0.9;
/** Of shells that are bought for gold. */
const CREDITS_PER_GOLD = 400;

/** The place of the shell that deals most damage on average, the cheaper one of two within 10%; null where none has 25%. */
export function bestShell(shells: readonly AimShell[], shots: readonly Shot[]): number | null {
  const able = shells.flatMap(({ damage, price }, at) => {
    const chance = shots[at]?.chance ?? 0;
    return chance >= MIN_CHANCE ? [{ at, worth: damage * chance, cost: credits(price) }] : [];
  });
  const maxWorth = Math.max(...able.map(({ worth }) => worth));
  const [best] = able
    .filter(({ worth }) => worth >= WORTH * maxWorth)
    .sort((a, b) => a.cost - b.cost || b.worth - a.worth);
  return best?.at ?? null;
}

function credits({ amount, currency }: Price): number {
  return amount * (currency === "gold" ? CREDITS_PER_GOLD : 1);
}

/** A plate against every shell of a gun. */
export function shootAll(
  shells: readonly AimShell[],
  thickness: number,
  { angle, distance }: Pick<ShotQuery, "angle" | "distance">,
  material: Material = ARMOUR,
): Shot[] {
  return shells.map((shell) => shootPlate(shell, thickness, angle, distance, material));
}

/** Words of shells in an address: "ap", and "ap-2" for another of its kind. */
export function shellSlugs(shells: readonly Pick<Shell, "kind">[]): string[] {
  return shells.map(({ kind }, at) => {
    const nth = shells.slice(0, at).filter((shell) => shell.kind === kind).length + 1;
    return nth === 1 ? kind.toLowerCase() : `${kind.toLowerCase()}-${nth}`;
  });
}

/** The query in the address of a vehicle's armour page. */
export interface ShotQuery {
  /** The vehicle that shoots; null: one like it. */
  by: number | null;
  gun: number | null;
  shell: string;
  /** Whether what most mount is mounted, or nothing. */
  equipped: boolean;
  /** m */
  distance: number;
  /** Degrees. */
  angle: number;
  plate: PlateSide | null;
  /** The columns and the cells of the shot table. */
  axis: "angle" | "distance";
  cells: "chance" | "effective";
  /** The tier that the vehicle itself shoots at, and with which of its shells; null: none. */
  tier: number | null;
  own: string;
  /** View and pose of the model, if there is one: five numbers; empty for the initial view. */
  look: string;
}

const DISTANCE = 100;
const ANGLE = 30;
export const MAX_DISTANCE = 2000;

/** Ignores impossible values. */
export function parseShotQuery(params: Pick<QueryParameters, "get">): ShotQuery {
  const number = (name: string, max: number) => {
    const text = params.get(name) ?? "";
    return /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
  };
  return {
    by: number("by", 999_999_999),
    gun: number("gun", 999_999_999),
    shell: typedText(params.get("shell"), 12),
    equipped: params.get("fit") !== "none",
    distance: number("distance", MAX_DISTANCE) ?? DISTANCE,
    angle: number("angle", MAX_ANGLE) ?? ANGLE,
    plate: SIDES.find((side) => side === params.get("plate")) ?? null,
    axis: params.get("along") === "distance" ? "distance" : "angle",
    cells: params.get("cells") === "effective" ? "effective" : "chance",
    tier: number("tier", 11) || null,
    own: typedText(params.get("own"), 12),
    look: /^[-.\d]{1,24}$/.exec(params.get("look") ?? "")?.[0] ?? "",
  };
}

/** The query string of a shot, with its question mark; empty for the one that a page begins with. */
export function shotSearch(query: ShotQuery): string {
  const { by, gun, shell, equipped, distance, angle, plate, axis, cells, tier, own, look } = query;
  const pairs: [string, string | number | null | false][] = [
    ["by", by],
    ["gun", gun],
    ["shell", shell],
    ["fit", !equipped && "none"],
    ["distance", distance !== DISTANCE && String(distance)],
    ["angle", angle !== ANGLE && String(angle)],
    ["plate", plate],
    ["along", axis === "distance" && axis],
    ["cells", cells === "effective" && cells],
    ["tier", tier],
    ["own", own],
    ["look", look],
  ];
  const text = pairs.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : [])).join("&");
  return text === "" ? "" : `?${text}`;
}
