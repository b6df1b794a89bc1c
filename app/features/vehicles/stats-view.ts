import { type BarPlace, placeOnBar } from "#app/game/charts/bar-place.ts";
import type { PeerStat } from "#app/game/model/vehicle.ts";
import { formatStat, formatStatWithUnit, NOT_KNOWN } from "#app/game/stats/format.ts";
import { isByGunKind } from "#app/game/stats/gun-kinds.ts";
import { STAT_KEYS, type StatKey, type Stats } from "#app/game/stats/keys.ts";
import { STAT_GROUP_LABELS, STAT_META, type StatGroup } from "#app/game/stats/meta.ts";

/** A figure of the vehicle as the page prints it. */
interface Figure {
  label: string;
  text: string;
  unit: string;
  known: boolean;
  /** Where it stands among its peers; null where that cannot be said. */
  place: Omit<BarPlace, "delta"> | null;
}

/** A key figure, against the average. */
export interface KeyFigureView extends Figure {
  /** "+21 %", "0 %"; empty without a comparison. */
  delta: string;
  /** The average of the peers, with its unit. */
  average: string;
}

/** One characteristic. */
export interface StatView extends Figure {
  /** What the figure is, how it comes about and where its definition comes from. */
  why: string;
}

export interface StatGroupView {
  label: string;
  stats: StatView[];
}

/** How the figures come about, where that is known. */
export type Workings = ReadonlyMap<StatKey, string>;

export type Peers = Partial<Record<StatKey, PeerStat>>;

const MINUS = "\u2212";

export function keyFigure(key: StatKey, stats: Stats, peers: Peers): KeyFigureView {
  const place = placeOf(key, stats, peers);
  const peer = peers[key];
  return {
    ...figure(key, stats, place),
    delta: place?.delta === null || place?.delta === undefined ? "" : percent(place.delta),
    average: peer ? `${formatStat(key, peer.mean)} ${STAT_META[key].unit}`.trim() : "",
  };
}

/** Null for what is not known, and without others: one vehicle is no group to compare with. */
function placeOf(key: StatKey, stats: Stats, peers: Peers): BarPlace | null {
  const value = stats[key] ?? null;
  const peer = peers[key];
  return value === null || !peer || peer.n < 2 ? null : placeOnBar(key, value, peer);
}

function figure(key: StatKey, stats: Stats, place: BarPlace | null): Figure {
  const { label, unit } = STAT_META[key];
  const value = stats[key] ?? null;
  return {
    label,
    text: value === null ? NOT_KNOWN : formatStat(key, value),
    unit: value === null ? "" : unit,
    known: value !== null,
    place: place && { fill: place.fill, average: place.average, tone: place.tone },
  };
}

/** What the figures of a vehicle have to say of themselves beside what they are. */
export interface Remarks {
  /** With whom those are compared that depend on the kind of gun. */
  gun?: string;
  /** They were announced; the client's definitions do not have them. */
  announced?: boolean;
}

/** Definition and working in one text; figures that nobody states say so instead. */
function why(key: StatKey, stats: Stats, peers: Peers, workings: Workings, { gun, announced }: Remarks): string {
  if (stats[key] === null) return "Not known: no source has it for a vehicle newer than the client definitions.";
  const { definition, source } = STAT_META[key];
  const peer = peers[key];
  const beats =
    peer?.percentile == null
      ? ""
      : `${announced ? "B" : "With top modules, b"}etter than ${Math.round(peer.percentile)} % of the others.`;
  return [
    definition,
    workings.get(key),
    announced ? "As announced." : source,
    isByGunKind(key) && gun,
    peer && peer.n > 1 && `Average of ${peer.n}: ${formatStatWithUnit(key, peer.mean)}.`,
    beats,
  ]
    .filter(Boolean)
    .join(" ");
}

function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0) return "0 %";
  return `${whole > 0 ? "+" : MINUS}${Math.abs(whole)} %`;
}

/** Plates of hull and turret are printed as one line each, front, side and rear. */
const ARMOUR: Partial<Record<StatKey, { label: string; keys: StatKey[] }>> = {
  hullFront: { label: "Hull armour", keys: ["hullFront", "hullSide", "hullRear"] },
  turretFront: { label: "Turret armour", keys: ["turretFront", "turretSide", "turretRear"] },
};
const ARMOUR_KEYS = new Set(Object.values(ARMOUR).flatMap((line) => line.keys));

/**
 * The characteristics by group. A key that the vehicle does not have at all is left out.
 * @param workings how the figures come about @param headline those shown at once, else the rest
 */
export function statGroups(
  stats: Stats,
  peers: Peers,
  workings: Workings,
  headline: boolean,
  remarks: Remarks = {},
): StatGroupView[] {
  const groups = new Map<StatGroup, StatView[]>();
  for (const key of STAT_KEYS) {
    const meta = STAT_META[key];
    const armour = ARMOUR[key];
    if (meta.headline !== headline || (ARMOUR_KEYS.has(key) && !armour)) continue;
    // Some turrets have a plate at the side alone: the line stands as long as one side has.
    if ((armour?.keys ?? [key]).every((each) => stats[each] === undefined)) continue;
    const views = groups.get(meta.group) ?? [];
    groups.set(meta.group, views);
    const view = armour ? armourView(armour.label, armour.keys, stats) : figure(key, stats, placeOf(key, stats, peers));
    views.push({ ...view, why: why(key, stats, armour ? {} : peers, workings, remarks) });
  }
  return [...groups].map(([group, views]) => ({ label: STAT_GROUP_LABELS[group], stats: views }));
}

function armourView(label: string, keys: StatKey[], stats: Stats): Figure {
  const known = keys.some((key) => stats[key] !== null && stats[key] !== undefined);
  const text = known ? keys.map((key) => (stats[key] ? formatStat(key, stats[key]) : "–")).join(" / ") : NOT_KNOWN;
  return { label, text, unit: known ? "mm" : "", known, place: null };
}
