import {
  type AimShell,
  bestShell,
  LIKELY,
  levelOf,
  type ShotQuery,
  shellSlugs,
  shootAll,
} from "#app/game/armour/aim.ts";
import {
  type NamedPlate,
  type OtherPlates,
  type PlateSide,
  SIDE_LABELS,
  SIDES,
  type TargetPlates,
} from "#app/game/armour/plates.ts";
import { DEFAULT_ROLL, evenAngle, HE_SCREEN_FACTOR, type Shot, SPACED, shootPlate } from "#app/game/armour/shot.ts";
import { penetrationAt } from "#app/game/charts/shot.ts";
import { shellLabels } from "#app/game/model/enumerations/shell-kinds.ts";
import { formatPrice } from "#app/game/stats/format-price.ts";
import { capitalised, listText } from "#app/game/text.ts";
import type { Shooter } from "./load-shooter.ts";
import {
  limitText,
  lower,
  mm,
  type OneShot,
  oneShot,
  type PenetrationChance,
  penetrationChance,
  whole,
} from "./shot-text.ts";

interface AimShellText {
  slug: string;
  /** "AP". */
  label: string;
  /** At the distance: "243.5". */
  power: string;
  damage: string;
  price: string;
}

/** A plate against every shell. */
export interface PlateLine {
  key: string;
  label: string;
  /** mm */
  thickness: string;
  side: PlateSide | null;
  /** A plate before the armour: it has a loss of penetration instead of a chance. */
  spaced: boolean;
  cells: { effective: string; chance: PenetrationChance; takes: string }[];
  /** The cell of the chosen shell. */
  chosen: { effective: string; chance: PenetrationChance };
  /** "AP"; "None". */
  best: string;
  /** "57°", "Any", "None". */
  limit: string;
}

export interface ShotContent {
  shells: AimShellText[];
  /** The chosen one. */
  shell: number;
  /** Metres that the distance can have. */
  reach: number;
  lines: PlateLine[];
  others: PlateLine[];
  title: string;
  lead: string;
  /** The chosen plate. */
  shot: OneShot | null;
  table: {
    columns: { label: string; value: number; current: boolean; odd: boolean }[];
    rows: { side: PlateSide; thickness: string; cells: { text: string; chance: PenetrationChance }[] }[];
  };
  /** "A track takes 20 mm off AP." */
  screens: string;
  /** "±25%". */
  roll: string;
}

/** The index of the requested shell; the first if none is requested. */
export function shellAt(shells: readonly AimShell[], slug: string): number {
  return Math.max(0, shellSlugs(shells).indexOf(slug));
}

export function shotContent(plates: TargetPlates, shooter: Shooter, query: ShotQuery): ShotContent {
  const { shells } = shooter;
  const { distance } = query;
  const labels = shellLabels(shells);
  const slugs = shellSlugs(shells);
  const shell = shellAt(shells, query.shell);
  const fired = shells[shell] as AimShell;
  const label = labels[shell] ?? "";
  const sides = SIDES.flatMap((side) => plates.named.find((plate) => plate.side === side) ?? []);
  const chosen =
    sides.find(({ side }) => side === query.plate) ?? sides.find(({ side }) => side === "hull-front") ?? sides[0];
  const line = (key: string, name: string, thickness: number, side: PlateSide | null, spaced: boolean): PlateLine => {
    const shots = shootAll(shells, thickness, query, spaced ? { ...SPACED, armour: true } : undefined);
    const best = spaced ? null : bestShell(shells, shots);
    const cells = shots.map((shot, at) => ({
      effective: whole(shot.effective),
      chance: penetrationChance(shot),
      takes: spaced ? takes(shells[at] as AimShell, shot) : "",
    }));
    return {
      key,
      label: name,
      thickness: mm(thickness),
      side,
      spaced,
      cells,
      chosen: cells[shell] as PlateLine["chosen"],
      best: spaced ? "–" : best === null ? "None" : (labels[best] ?? ""),
      limit: spaced ? "–" : limitText(evenAngle(fired, thickness, distance)),
    };
  };
  const lines = sides.map(({ side, thickness }) => line(side, SIDE_LABELS[side], thickness, side, false));
  const { title, lead } = sentences(sides, shells, labels, shell, query);
  return {
    shells: shells.map((aimShell, at) => ({
      slug: slugs[at] ?? "",
      label: labels[at] ?? "",
      power: mm(penetrationAt(aimShell, distance)),
      damage: whole(aimShell.damage),
      price: formatPrice(aimShell.price),
    })),
    shell,
    reach: Math.max(...shells.map(({ maxDistance }) => maxDistance)),
    lines,
    others: plates.others.map(({ parts, thickness, spaced }) =>
      line(`${parts} ${thickness} ${spaced}`, partsText(parts), thickness, null, spaced),
    ),
    title,
    lead,
    shot: chosen ? oneShot(chosen, fired, label, shooter, query) : null,
    table: shotTable(sides, fired, query),
    screens: screensText(plates, fired, label),
    roll: rollText(fired),
  };
}

function takes(shell: AimShell, { end, effective }: Shot): string {
  if (end === "ricochet") return "Ricochets";
  if (shell.modern && shell.stopsAtScreens) return "Stops";
  return `−${whole(effective * (shell.modern ? HE_SCREEN_FACTOR : 1))}`;
}

function partsText(parts: OtherPlates["parts"]): string {
  return capitalised(parts.length < 3 ? parts.join(" and ") : "hull, turret and gun");
}

/** What the chosen shell penetrates, and when to use another. */
function sentences(
  sides: readonly NamedPlate[],
  shells: readonly AimShell[],
  labels: readonly string[],
  shell: number,
  query: ShotQuery,
): { title: string; lead: string } {
  const shots = sides.map(({ thickness }) => shootAll(shells, thickness, query).map(({ chance }) => chance));
  const through = sides.filter((_, at) => levelOf(shots[at]?.[shell] ?? 0) >= LIKELY).map(({ side }) => side);
  const label = labels[shell] ?? "";
  const count = sides.length === 6 ? "six" : String(sides.length);
  const angled = ` at ${query.angle}°`;
  const title =
    through.length === 0
      ? `${label} penetrates none of the ${count} sides${angled}`
      : through.length === sides.length
        ? `${label} penetrates every side${angled}`
        : `${label} penetrates ${listText(merged(through, sides))}${angled}`;
  const rest = sides.flatMap(({ side }, at) => (through.includes(side) ? [] : [{ side, chances: shots[at] ?? [] }]));
  const lifted = rest.flatMap(({ side, chances }) => {
    const best = chances.indexOf(Math.max(...chances));
    return levelOf(chances[best] ?? 0) >= LIKELY ? [{ side, best, chance: chances[best] ?? 0 }] : [];
  });
  const [first] = lifted;
  const held = rest.filter(({ side }) => !lifted.some((entry) => entry.side === side)).map(({ side }) => side);
  return {
    title,
    lead: [
      first ? `Load ${labels[first.best]} for ${lower(first.side)} (${first.chance}%).` : "",
      held.length > 0 && held.length < sides.length
        ? `No shell is likely to penetrate ${listText(merged(held, sides))}.`
        : held.length > 0
          ? "No other shell is likely to."
          : "",
    ]
      .filter((text) => text !== "")
      .join(" "),
  };
}

/** All sides of a part are the part. */
function merged(some: readonly PlateSide[], sides: readonly NamedPlate[]): string[] {
  const parts = (["hull", "turret"] as const).map((part) => {
    const all = sides.filter(({ side }) => side.startsWith(part));
    const of = some.filter((side) => side.startsWith(part));
    if (of.length > 1 && of.length === all.length) return [`the ${part}`];
    return of.map(lower);
  });
  return parts.flat();
}

function rollText({ roll = DEFAULT_ROLL }: AimShell): string {
  return `±${whole(100 * roll)}%`;
}

const ANGLES = Array.from({ length: 17 }, (_, at) => 5 * at);

function shotTable(sides: readonly NamedPlate[], shell: AimShell, query: ShotQuery): ShotContent["table"] {
  const { axis, cells, angle, distance } = query;
  const values =
    axis === "angle"
      ? ANGLES
      : Array.from(
          { length: Math.max(1, Math.floor((Math.min(1000, shell.maxDistance) - 50) / 50)) },
          (_, at) => 100 + 50 * at,
        );
  const set = axis === "angle" ? angle : distance;
  const near = Math.min(...values.map((value) => Math.abs(value - set)));
  const current = values.findIndex((value) => Math.abs(value - set) === near);
  return {
    columns: values.map((value, at) => ({
      value,
      label: axis === "angle" ? `${value}°` : `${value} m`,
      current: at === current,
      odd: at % 2 === 1,
    })),
    rows: sides.map(({ side, thickness }) => ({
      side,
      thickness: mm(thickness),
      cells: values.map((value) => {
        const shot =
          axis === "angle" ? shootPlate(shell, thickness, value, distance) : shootPlate(shell, thickness, angle, value);
        const chance = penetrationChance(shot);
        return {
          chance,
          text: chance.ricochet ? "R" : cells === "effective" ? whole(shot.effective) : `${shot.chance}`,
        };
      }),
    })),
  };
}

/** How much the plates in front of the armour take off the chosen shell. */
function screensText({ others, running }: TargetPlates, { modern, stopsAtScreens }: AimShell, label: string): string {
  const spaced = others.some((plates) => plates.spaced)
    ? "Minus: what a spaced plate takes off before the plate behind."
    : "";
  const cost = running ? running.thickness * (modern ? HE_SCREEN_FACTOR : 1) : 0;
  const tracks = !running
    ? ""
    : modern && stopsAtScreens
      ? `A ${running.kind} stops ${label}.`
      : `A ${running.kind} takes ${mm(cost)} mm off ${label}.`;
  return [spaced, tracks].filter((text) => text !== "").join(" ");
}
