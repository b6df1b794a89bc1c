import { type BarPosition, positionOnBar } from "#app/game/charts/bar-position.ts";
import type { StatesByStat } from "#app/game/loadout/modes.ts";
import type { PeerStat } from "#app/game/model/vehicle/vehicle.ts";
import { NOT_KNOWN } from "#app/game/stats/format.ts";
import { formatStat, formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import { isByGunKind, isRate } from "#app/game/stats/gun-kinds.ts";
import { STAT_KEYS, type StatKey, type Stats } from "#app/game/stats/keys.ts";
import { STAT_GROUP_LABELS, STAT_META, type StatGroup } from "#app/game/stats/meta.ts";
import type { BreakdownContent } from "../loadout/stat-steps.ts";
import { STOCK_SOURCE } from "../stock/stock-content.ts";
import { ARMOUR_LINES, type Explanations } from "./stat-explanation.ts";

/** A figure of the vehicle as the page prints it. */
interface PrintedStat {
  label: string;
  text: string;
  unit: string;
  known: boolean;
  /** The state of the vehicle that it is of, where the other one has another figure. */
  state?: string;
  /** "6.3 s since 2.1.1, was 6.6", where a later source changed it. */
  revised?: string;
  /** Its percentile among the peers; null when there is none. */
  position: BarPosition | null;
}

/** One characteristic. */
export interface StatLine extends PrintedStat {
  /** What the stat is, how it is computed and where its definition comes from; empty with a loadout. */
  explanation: string;
  /** With a loadout: its effect on the stat, and a link to the computation. */
  calculated?: CalculatedFigure;
}

/** A figure of a loadout. */
export interface CalculatedFigure {
  key: string;
  /** The value with the same modules, a trained crew and no equipment; empty if there is none. */
  bare: string;
  /** Against that one; null where it is the same. */
  change: { text: string; better: boolean | null } | null;
  /** Query string of the page with its computation, or without it where that is open. */
  search: string;
  open: BreakdownContent | null;
}

/** A loadout's effect on a characteristic. @param text explains the stat in sentences */
export type Calculated = (key: StatKey, text: () => string) => CalculatedFigure;

export interface StatLineGroup {
  label: string;
  stats: StatLine[];
}

export type Peers = Partial<Record<StatKey, PeerStat>>;

/** Null for an unknown figure, and without other vehicles to compare to. */
function positionOf(key: StatKey, stats: Stats, peers: Peers): BarPosition | null {
  const value = stats[key] ?? null;
  const peer = peers[key];
  return value === null || !peer || peer.n < 2 ? null : positionOnBar(key, value, peer);
}

function printedStat(
  key: StatKey,
  stats: Stats,
  position: BarPosition | null,
  { states, revised }: Remarks,
): PrintedStat {
  const { label, unit } = STAT_META[key];
  const value = stats[key] ?? null;
  return {
    label,
    text: value === null ? NOT_KNOWN : formatStat(key, value),
    unit: value === null ? "" : unit,
    known: value !== null,
    ...(states?.[key] && { state: states[key] }),
    ...(revised?.has(key) && { revised: revised.get(key) ?? "" }),
    position: position && { fill: position.fill, average: position.average, tone: position.tone },
  };
}

/** Remarks on the figures of a vehicle. */
interface Remarks {
  /** Which vehicles the figures that depend on the kind of gun are compared to. */
  gun?: string;
  /** They are not in the client's definitions yet: says of each where it comes from. */
  announced?: (key: StatKey) => string;
  /** They are those of the stock modules, and no others are known. */
  stock?: boolean;
  /** The gun is locked when it gets too hot, so its rates are not known. */
  overheats?: boolean;
  /** They are those of a loadout, while the others' are nominal. */
  loadout?: boolean;
  states?: StatesByStat;
  /** Since when the stats changed by a later source have their values. */
  revised?: ReadonlyMap<StatKey, string>;
}

/** Definition and explanation in one text, or that no source states the figure. */
function explanationOf(
  key: StatKey,
  stats: Stats,
  peers: Peers,
  explanations: Explanations,
  { gun, announced, stock, overheats, loadout, revised }: Remarks,
): string {
  if (stats[key] === null && stock) return "No data: the publisher’s API doesn’t state it.";
  if (stats[key] === null && overheats && isRate(key)) {
    return "No value: the gun locks when it overheats. See its heat under Mechanics.";
  }
  if (stats[key] === null) return "No data: the vehicle is newer than the game files we have.";
  const { definition, source } = STAT_META[key];
  const peer = peers[key];
  const beats =
    peer?.percentile == null
      ? ""
      : `${announced ? "B" : loadout ? "At nominal stats with top modules, b" : "With top modules, b"}etter than ${share(peer.percentile)}.`;
  return [
    revised?.has(key) && `${revised.get(key)}.`,
    definition,
    explanations.get(key),
    stock ? `${STOCK_SOURCE}.` : announced ? announced(key) : source,
    isByGunKind(key) && gun,
    peer &&
      peer.n > 1 &&
      `Average of ${peer.n} vehicles${loadout ? " at nominal stats" : ""}: ${formatStatWithUnit(key, peer.mean)}.`,
    beats,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Of how many others it is better, in words. */
function share(percentile: number): string {
  const whole = Math.round(percentile);
  if (whole === 100) return "all the others";
  return whole === 0 ? "none of the others" : `${whole}% of the others, ties counting half`;
}

const ARMOUR_KEYS = new Set(Object.values(ARMOUR_LINES).flatMap((line) => line.keys));

/**
 * The characteristics by group. A key that the vehicle does not have at all is left out.
 * @param explanations how the figures come about @param headline those shown at once, else the rest
 * @param calculated with a loadout: its view of each, in place of the sentences
 */
export function statGroups(
  stats: Stats,
  peers: Peers,
  explanations: Explanations,
  headline: boolean,
  remarks: Remarks = {},
  calculated: Calculated | null = null,
): StatLineGroup[] {
  const groups = new Map<StatGroup, StatLine[]>();
  for (const key of STAT_KEYS) {
    const meta = STAT_META[key];
    const armour = ARMOUR_LINES[key];
    if (meta.headline !== headline || (ARMOUR_KEYS.has(key) && !armour)) continue;
    // Some turrets have side plates only: the line is shown when any side has one.
    if ((armour?.keys ?? [key]).every((statKey) => stats[statKey] === undefined)) continue;
    const lines = groups.get(meta.group) ?? [];
    groups.set(meta.group, lines);
    const line = armour
      ? armourStat(armour.label, armour.keys, stats)
      : printedStat(key, stats, positionOf(key, stats, peers), remarks);
    const text = () => explanationOf(key, stats, armour ? {} : peers, explanations, remarks);
    lines.push(
      calculated ? { ...line, explanation: "", calculated: calculated(key, text) } : { ...line, explanation: text() },
    );
  }
  return [...groups].map(([group, lines]) => ({ label: STAT_GROUP_LABELS[group], stats: lines }));
}

function armourStat(label: string, keys: readonly StatKey[], stats: Stats): PrintedStat {
  const known = keys.some((key) => stats[key] !== null && stats[key] !== undefined);
  const text = known ? keys.map((key) => (stats[key] ? formatStat(key, stats[key]) : "–")).join(" / ") : NOT_KNOWN;
  return { label, text, unit: known ? "mm" : "", known, position: null };
}
