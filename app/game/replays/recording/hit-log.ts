import { type PlayedBattle, positionAt } from "./battle.ts";
import type { Hit } from "./recording.ts";

/** Kinds of shells by the game's own numbers. */
const SHELLS: Readonly<Record<number, string>> = { 0: "HEAT", 1: "HE", 2: "AP", 3: "APHE", 4: "APCR" };
const PARTS: Readonly<Record<number, string>> = { 0: "Tracks", 1: "Hull", 2: "Turret", 3: "Gun" };

/** What a shot did to the armour, by the game's own numbers. */
const EFFECTS = { bounced: 0, ricochet: 1, notPierced: 2, piercedWithoutDamage: 3, critical: 5 } as const;

type HitResult = "Destroyed" | "Penetrated" | "Ricochet" | "Not penetrated" | "Tracks hit" | "No damage" | "Missed";

/** A hit that a vehicle dealt or took, or a shot of its own that missed. */
export interface HitRow {
  key: number;
  at: number;
  direction: "given" | "taken" | "missed";
  /** Place of the other vehicle, -1 where there was none, and of the one that fired. */
  other: number;
  attacker: number;
  /** Null where the client does not say it. */
  shell: string | null;
  calibre: number | null;
  /** "Hull, turret" */
  parts: string;
  damage: number;
  /** m; null where one of the two was not seen then. */
  distance: number | null;
  result: HitResult;
}

/** The hits that a vehicle dealt and took, and its misses, by time. @param of index of the vehicle */
export function hitLog(battle: PlayedBattle, of: number): HitRow[] {
  const missed = battle.misses.flatMap(({ shooter, x, z, end }, i): HitRow[] =>
    shooter === of
      ? [
          {
            key: battle.hits.length + i,
            at: end.at,
            direction: "missed",
            other: -1,
            attacker: of,
            shell: null,
            calibre: null,
            parts: "",
            damage: 0,
            distance: Math.round(Math.hypot(end.x - x, end.z - z)),
            result: "Missed",
          },
        ]
      : [],
  );
  const met = battle.hits.flatMap((hit, key): HitRow[] => {
    const { at, attacker, vehicle, points, damage } = hit;
    if (attacker !== of && vehicle !== of) return [];
    const last = points.at(-1);
    const parts = [...new Set(points.map(({ part }) => PARTS[part]).filter((part) => part !== undefined))];
    return [
      {
        key,
        at,
        direction: attacker === of ? "given" : "taken",
        other: attacker === of ? vehicle : attacker,
        attacker,
        shell: last?.shell == null ? null : (SHELLS[last.shell] ?? null),
        calibre: last?.calibre ?? null,
        parts: parts.map((part, i) => (i === 0 ? part : part.toLowerCase())).join(", "),
        damage,
        distance: distanceOf(battle, attacker, vehicle, at),
        result: resultOf(battle, hit),
      },
    ];
  });
  return [...met, ...missed].sort((a, b) => a.at - b.at);
}

function distanceOf({ vehicles }: PlayedBattle, a: number, b: number, at: number): number | null {
  const [from, to] = [a, b].map((index) => {
    const track = vehicles[index]?.track;
    if (!track) return null;
    // The position of an enemy that is out of sight is unknown.
    const found = positionAt(track, at);
    const isSeen = track.sights.length > 0 && isSeenAround(track.sights, at);
    return isSeen ? found : null;
  });
  return from && to ? Math.round(Math.hypot(from.x - to.x, from.z - to.z)) : null;
}

/** s after it was lost from sight that a vehicle is not far from there. */
const SHORTLY = 2;
const isSeenAround = (sights: Float32Array, at: number) =>
  sights.some((from, i) => i % 2 === 0 && from <= at && at <= (sights[i + 1] ?? at) + SHORTLY);

/** s between the last hit and the loss of a vehicle. */
const TOGETHER = 0.5;

function resultOf({ vehicles }: PlayedBattle, { at, attacker, vehicle, points, damage }: Hit): HitResult {
  const target = vehicles[vehicle];
  if (damage > 0) {
    const isLast = target?.lostTo === attacker && target.lostAt !== null && Math.abs(target.lostAt - at) < TOGETHER;
    return isLast ? "Destroyed" : "Penetrated";
  }
  const last = points.at(-1);
  if (!last) return "No damage";
  if (last.effect === EFFECTS.bounced || last.effect === EFFECTS.ricochet) return "Ricochet";
  if (last.part === 0) return "Tracks hit";
  return last.effect === EFFECTS.notPierced ? "Not penetrated" : "No damage";
}

/** All damage of a vehicle in one direction, of which its hits are a part; null without results. */
export function damageOfResults({ vehicles }: PlayedBattle, of: number, direction: "given" | "taken"): number | null {
  const result = vehicles[of]?.participant.result;
  return (direction === "given" ? result?.damageDealt : result?.damageReceived) ?? null;
}

/** A shell that a gun of a vehicle fires. */
export interface KnownShell {
  kind: string;
  calibre: number;
  damage: number;
}

/** The average damage of a shell; null where the vehicle's guns have several of that kind and calibre, or none. */
export function averageDamageOf(shells: readonly KnownShell[], { shell, calibre }: HitRow): number | null {
  const matching = shells.filter(
    (candidate) => candidate.kind === shell && Math.abs(candidate.calibre - (calibre ?? 0)) < 1,
  );
  const damages = new Set(matching.map(({ damage }) => damage));
  return damages.size === 1 ? ([...damages][0] ?? null) : null;
}

/** Sums of the hits in one direction. */
export function hitSums(rows: readonly HitRow[], averages: (row: HitRow) => number | null) {
  const rolled = rows.filter(({ result }) => result === "Penetrated");
  const known = rolled.flatMap((row) => {
    const average = averages(row);
    return average === null ? [] : [row.damage - average];
  });
  return {
    hits: rows.length,
    damage: rows.reduce((sum, { damage }) => sum + damage, 0),
    penetrated: rows.filter(({ damage }) => damage > 0).length,
    /** Against the average of each shell; null where none is known. */
    luck: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0),
  };
}
