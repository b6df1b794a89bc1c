import { listText } from "#app/game/text.ts";
import { CLASS_NICKNAMES } from "../model/enumerations/classes.ts";
import { romanTier } from "../model/enumerations/tiers.ts";
import type { VehicleRecord } from "../model/vehicle/vehicle.ts";
import { formatStat, formatStatWithUnit } from "./format-stat.ts";
import { type GunKind, isByGunKind } from "./gun-kinds.ts";
import { STAT_META } from "./meta.ts";
import type { JudgedStat, StatRank, Strengths } from "./strengths.ts";

/** Sentence parts for a stat; `x` is replaced by its value. */
interface Phrases {
  /** Opens the sentence of strengths, before "than most tier X heavies". */
  than: string;
  /** Follows it, after "with". */
  has: string;
  /** A weakness, after "Its gun" or "It". */
  lacks: string;
  /** The subject of the weakness is the gun. */
  gun?: true;
}

// Stryker disable all: texts.
const PHRASES: Record<JudgedStat, Phrases> = {
  dpm: {
    than: "More damage per minute",
    has: "x damage per minute",
    lacks: "does little damage per minute",
    gun: true,
  },
  damage: { than: "More damage per shot", has: "x damage per shot", lacks: "hits for only x", gun: true },
  penetration: { than: "More penetration", has: "x of penetration", lacks: "penetrates only x", gun: true },
  reload: { than: "Faster to reload", has: "a reload of x", lacks: "reloads slowly", gun: true },
  magazineDamage: {
    than: "More damage per magazine",
    has: "x damage per magazine",
    lacks: "does only x damage per magazine",
    gun: true,
  },
  fullCycle: {
    than: "Quicker to empty and reload the magazine",
    has: "a full cycle of x",
    lacks: "needs x for a full cycle",
    gun: true,
  },
  cycleDpm: {
    than: "More damage per minute over a full cycle",
    has: "x damage per minute over a full cycle",
    lacks: "does little damage over a full cycle",
    gun: true,
  },
  aimTime: { than: "Faster to aim", has: "an aiming time of x", lacks: "aims slowly", gun: true },
  dispersion: { than: "More accurate", has: "a dispersion of x", lacks: "is inaccurate", gun: true },
  dispersionMoving: {
    than: "More accurate on the move",
    has: "a gun that is accurate on the move",
    lacks: "is inaccurate on the move",
    gun: true,
  },
  gunDepression: { than: "More gun depression", has: "x of gun depression", lacks: "dips only x", gun: true },
  shellVelocity: { than: "Faster shells", has: "a shell velocity of x", lacks: "fires slow shells", gun: true },
  health: { than: "More health", has: "x", lacks: "has only x" },
  hullSide: { than: "Thicker sides", has: "x sides", lacks: "has sides of only x" },
  turretSide: { than: "Thicker turret sides", has: "x turret sides", lacks: "has turret sides of only x" },
  topSpeed: { than: "Faster", has: "a top speed of x", lacks: "reaches only x" },
  reverseSpeed: { than: "Faster in reverse", has: "x in reverse", lacks: "reverses at only x" },
  specificPower: { than: "Quicker to accelerate", has: "x", lacks: "accelerates slowly" },
  hullTraverse: { than: "Faster to turn", has: "a hull that turns x", lacks: "turns slowly" },
  turretTraverse: { than: "A faster turret", has: "a turret that turns x", lacks: "turns its turret slowly" },
  viewRange: { than: "More view range", has: "a view range of x", lacks: "sees only x" },
  concealmentStill: { than: "Harder to spot", has: "x concealment", lacks: "is easy to spot" },
  concealmentMoving: {
    than: "Harder to spot on the move",
    has: "x concealment on the move",
    lacks: "is easy to spot on the move",
  },
};

/** Whom figures that depend on the kind of gun are compared with; most have single-shot guns. */
const WITH_GUNS: Record<GunKind, string> = {
  single: "",
  magazine: "magazine-fed ",
  autoreloader: "autoreloading ",
  dual: "dual-gun ",
};
// Stryker restore all

/** Weaknesses that a sentence holds. */
const MAX_WEAK = 3;

type Compared = Pick<VehicleRecord, "type" | "tier"> & { peers: Pick<VehicleRecord["peers"], "gun" | "size"> };

/** Describes a vehicle in its tier and class in one or two sentences a player would say; empty if it has no ranks. */
export function verdictSentences(record: Compared, { strong, average, weak }: Strengths): string {
  if (strong.length + weak.length > 0)
    return [strongSentence(record, strong), weakSentence(weak)].filter((sentence) => sentence !== "").join(" ");
  return average.length === 0 ? "" : `Close to the average ${peerName(record, "one")}.`;
}

/** "Faster than most tier X heavies, with 150 mm sides." */
function strongSentence(record: Compared, strong: readonly StatRank[]): string {
  const [first, ...others] = strong;
  if (!first) return "";
  // Of another kind where there is one: speed and power say much the same.
  const second = others.find(({ key }) => STAT_META[key].group !== STAT_META[first.key].group) ?? others[0];
  const more = second ? `, with ${withValue(PHRASES[second.key].has, second)}` : "";
  return `${PHRASES[first.key].than} than ${beaten(record, first)}${more}.`;
}

/** Whom a figure beats: all others, or most. While it is unknown of one, it can't be said to beat them all. */
function beaten(record: Compared, { key, of, percentile }: StatRank): string {
  if (isByGunKind(key)) return `most ${WITH_GUNS[record.peers.gun?.kind ?? "single"]}${peerName(record, "several")}`;
  return percentile === 100 && of === record.peers.size
    ? `any other ${peerName(record, "one")}`
    : `most ${peerName(record, "several")}`;
}

/** "tier X heavies". */
function peerName({ tier, type }: Compared, number: "one" | "several"): string {
  return `tier ${romanTier(tier)} ${CLASS_NICKNAMES[type][number]}`;
}

/** "Its gun aims slowly and dips only 6°, and it turns slowly." */
function weakSentence(weak: readonly StatRank[]): string {
  const worst = weak.slice(0, MAX_WEAK);
  const verbs = (gun: boolean) => worst.filter(({ key }) => (PHRASES[key].gun ?? false) === gun).map(weakVerb);
  const [ofGun, ofVehicle] = [listText(verbs(true)), listText(hasOnce(verbs(false)))];
  if (ofGun === "") return ofVehicle === "" ? "" : `It ${ofVehicle}.`;
  return ofVehicle === "" ? `Its gun ${ofGun}.` : `Its gun ${ofGun}, and it ${ofVehicle}.`;
}

/** "has a" and "has b" as "has a" and "b". */
function hasOnce(verbs: readonly string[]): readonly string[] {
  const [first = "", second = ""] = verbs;
  const twice = verbs.length === 2 && first.startsWith("has ") && second.startsWith("has ");
  return twice ? [first, second.slice("has ".length)] : verbs;
}

function weakVerb(stat: StatRank): string {
  if (stat.key === "gunDepression" && stat.value <= 0) return "can’t dip";
  return withValue(PHRASES[stat.key].lacks, stat);
}

function withValue(phrase: string, stat: StatRank): string {
  return phrase.replace(/\bx\b/, valueText(stat));
}

/** The value as written in a sentence: damage without a unit, and no minus sign for values that point downwards. */
function valueText({ key, value }: StatRank): string {
  if (STAT_META[key].group === "firepower" && STAT_META[key].unit === "hp") return formatStat(key, value);
  const text = formatStatWithUnit(key, value).replace(/^\u2212/, "");
  return text.replace(" °/s", "° a second");
}
