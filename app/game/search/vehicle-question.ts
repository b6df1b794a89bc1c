import { capitalised, listText } from "#app/game/text.ts";
import { ACQUISITIONS, type Acquisition, acquisition } from "../model/enumerations/acquisitions.ts";
import { CLASS_PLURALS, VEHICLE_CLASSES, type VehicleClass } from "../model/enumerations/classes.ts";
import { NATIONS, type Nation } from "../model/enumerations/nations.ts";
import { romanTier, TIERS } from "../model/enumerations/tiers.ts";
import { STAT_KEYS, type StatKey } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { foldText, foldWords } from "./fold.ts";

/** A question about vehicles: "tier 8 light view range". Criteria that are not requested are empty or null. */
export interface VehicleQuestion {
  tiers: readonly number[];
  classes: readonly VehicleClass[];
  nations: readonly Nation[];
  types: readonly Acquisition[];
  /** What the vehicles are ranked by. */
  by: StatKey | "rating" | null;
}

/** Names that players use for stats, in addition to the labels. */
export const STAT_WORDS: Partial<Record<StatKey, readonly string[]>> = {
  dpm: ["dpm", "firepower"],
  damage: ["alpha damage", "alpha", "damage", "alpha strike"],
  penetration: ["pen", "penetration power"],
  penetrationSpecial: ["gold penetration", "gold pen", "premium penetration", "special penetration"],
  penetrationExplosive: ["he penetration", "he pen"],
  reload: ["reload time", "reloading", "loading time", "rof", "rate of fire"],
  clipSize: ["magazine", "clip", "clip size", "magazine size", "autoloader"],
  clipInterval: ["intraclip", "intraclip reload", "interclip", "time between shots"],
  magazineDamage: ["clip damage", "clip potential"],
  aimTime: ["aim time", "aim", "aiming"],
  dispersion: ["accuracy", "dispersion"],
  dispersionMoving: ["gun handling", "soft stats", "bloom"],
  gunDepression: ["depression"],
  gunElevation: ["elevation"],
  calibre: ["caliber"],
  shellVelocity: ["shell speed", "velocity"],
  ammo: ["ammo", "shells", "ammunition capacity"],
  health: ["hp", "hit points", "hit point"],
  hullFront: ["hull armor", "hull armour", "frontal armor", "armor", "armour"],
  turretFront: ["turret armor", "turret armour"],
  topSpeed: ["speed", "fast", "fastest", "max speed", "kmh"],
  reverseSpeed: ["reverse"],
  specificPower: ["hp per ton", "hp/t", "power to weight", "power weight ratio", "mobility", "acceleration"],
  enginePower: ["engine", "horsepower"],
  weight: ["mass", "heaviest"],
  hullTraverse: ["traverse", "traverse speed"],
  turretTraverse: ["turret speed", "turret rotation"],
  viewRange: ["vr", "view", "vision", "sight", "spotting range", "spotting"],
  concealmentStill: ["camo", "camouflage", "concealment", "camo rating", "stealth"],
  concealmentMoving: ["camo moving", "moving camo", "camo on the move"],
  concealmentStillFired: ["camo fired", "camo after a shot"],
  signalRange: ["radio", "radio range"],
};

const CLASS_WORDS: Record<VehicleClass, string> = {
  lightTank: "light lights lt lts light-tank light-tanks scout scouts",
  mediumTank: "medium mediums med meds mt mts medium-tank medium-tanks",
  heavyTank: "heavy heavies heavys ht hts heavy-tank heavy-tanks",
  "AT-SPG": "td tds tank-destroyer tank-destroyers destroyer destroyers at-spg",
  SPG: "spg spgs arty artys arties arta artillery self-propelled-gun self-propelled-guns",
};

const NATION_WORDS: Record<Nation, { adjective: string; words: string }> = {
  germany: { adjective: "German", words: "germany germans ger" },
  ussr: { adjective: "Soviet", words: "ussr soviets russian russia russians" },
  usa: { adjective: "American", words: "usa us america americans" },
  france: { adjective: "French", words: "france" },
  uk: { adjective: "British", words: "uk britain great-britain english england" },
  china: { adjective: "Chinese", words: "china" },
  japan: { adjective: "Japanese", words: "japan" },
  czech: { adjective: "Czechoslovak", words: "czech czechoslovakia czechoslovakian" },
  poland: { adjective: "Polish", words: "poland" },
  sweden: { adjective: "Swedish", words: "sweden" },
  italy: { adjective: "Italian", words: "italy italians" },
};

const TYPE_WORDS: Record<Acquisition, string> = {
  researchable: "researchable tech-tree techtree",
  premium: "premium premiums prem prems",
  collector: "collector collectors collectors-vehicle",
};

const RATING_WORDS = "rating rated best top good strongest";
const FILLERS =
  "a all and by for has have highest in list most of or order ordered sort sorted tank tanks the vehicle vehicles which with";

type Meaning = (
  | { of: "tiers"; value: number }
  | { of: "classes"; value: VehicleClass }
  | { of: "nations"; value: Nation }
  | { of: "types"; value: Acquisition }
  | { of: "stat"; value: StatKey }
  | { of: "rating" }
  | { of: "filler" }
) & {
  /** A text of only such words is not a question. */
  weak?: true;
};

/** By words that are folded and joined: "viewrange". */
const MEANINGS = new Map<string, Meaning>();
const learn = (words: string | readonly string[], meaning: Meaning) => {
  for (const word of typeof words === "string" ? words.split(" ") : words) {
    MEANINGS.set(foldText(word), meaning);
  }
};
for (const key of STAT_KEYS) learn([STAT_META[key].label, ...(STAT_WORDS[key] ?? [])], { of: "stat", value: key });
for (const value of VEHICLE_CLASSES) learn(CLASS_WORDS[value], { of: "classes", value });
for (const value of NATIONS) {
  const { adjective, words } = NATION_WORDS[value];
  learn(`${adjective} ${words}`, { of: "nations", value });
}
for (const value of ACQUISITIONS) learn(TYPE_WORDS[value], { of: "types", value });
learn(RATING_WORDS, { of: "rating" });
learn(FILLERS, { of: "filler", weak: true });
for (const value of TIERS) {
  for (const numeral of [String(value), romanTier(value)]) {
    learn([`tier${numeral}`, `tiers${numeral}`, `level${numeral}`, `lvl${numeral}`], { of: "tiers", value });
    // On its own it is more likely part of a name than a tier: "T-10", "Mk. II".
    learn([numeral, `t${numeral}`], { of: "tiers", value, weak: true });
  }
}

/** Words of the longest phrase: "moving, after a shot, with the skill". */
const LONGEST = 7;
const MAX_WORDS = 16;

/** Parses a text as a question; null if a word is not understood, or if it requests nothing. */
export function readVehicleQuestion(text: string): VehicleQuestion | null {
  const words = foldWords(text);
  if (words.length > MAX_WORDS) return null;
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (phrase === null) return null;
    meanings.push(phrase.meaning);
    at += phrase.count;
  }
  const several = <M extends "tiers" | "classes" | "nations" | "types">(of: M) => {
    const values = meanings.flatMap((meaning) => (meaning.of === of ? [meaning.value] : []));
    return [...new Set(values)] as Extract<Meaning, { of: M }>["value"][];
  };
  if (meanings.every(({ weak }) => weak)) return null;
  const stat = meanings.find((meaning) => meaning.of === "stat");
  return {
    tiers: several("tiers").sort((a, b) => a - b),
    classes: several("classes"),
    nations: several("nations"),
    types: several("types"),
    by: stat ? stat.value : meanings.some(({ of }) => of === "rating") ? "rating" : null,
  };
}

/** The longest phrase from a word on that means something, and of how many words it is; null where none does. */
function phraseAt(words: readonly string[], at: number): { meaning: Meaning; count: number } | null {
  for (let count = LONGEST; count > 0; count--) {
    const meaning = MEANINGS.get(words.slice(at, at + count).join(""));
    if (meaning) return { meaning, count };
  }
  return null;
}

/** The question in words: "Tier VIII light tanks by view range". */
export function questionLabel({ tiers, classes, nations, types, by }: VehicleQuestion): string {
  const which = [
    ...(tiers.length > 0 ? [`tier ${listText(tiers.map(romanTier))}`] : []),
    ...(nations.length > 0 ? [listText(nations.map((nation) => NATION_WORDS[nation].adjective))] : []),
    ...(types.length > 0 ? [listText(types)] : []),
    classes.length > 0 ? listText(classes.map((type) => CLASS_PLURALS[type])) : "vehicles",
    ...(by === null ? [] : [`by ${by === "rating" ? "rating" : inSentence(STAT_META[by].label)}`]),
  ].join(" ");
  return capitalised(which);
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** The fields of a vehicle that a question needs. */
interface QueriedVehicle {
  tier: number;
  type: VehicleClass;
  nation: Nation;
  premium: boolean;
  collector: boolean;
}

export interface RankedVehicle<E> {
  entry: E;
  /** Null if unknown, or if the question requests no stat. */
  value: number | null;
  /** From the worst of the group to the best, 0 to 1. */
  share: number;
  /** None of the group is better. */
  best: boolean;
}

/**
 * The vehicles that match a question, best first, those with an unknown value last. Without a stat, higher tiers come
 * first.
 * @param statOf the value to rank by
 */
export function rankedVehicles<E extends { vehicle: QueriedVehicle }>(
  { tiers, classes, nations, types, by }: VehicleQuestion,
  entries: readonly E[],
  statOf: (vehicle: E["vehicle"]) => number | null | undefined,
): RankedVehicle<E>[] {
  const any = <T>(values: readonly T[], value: T) => values.length === 0 || values.includes(value);
  const matching = entries.filter(
    ({ vehicle }) =>
      any(tiers, vehicle.tier) &&
      any(classes, vehicle.type) &&
      any(nations, vehicle.nation) &&
      any(types, acquisition(vehicle)),
  );
  const lower = isLowerBetter(by);
  const score = (value: number) => (lower ? -value : value);
  const rows = matching.map((entry) => ({ entry, value: by === null ? null : (statOf(entry.vehicle) ?? null) }));
  const values = rows.flatMap(({ value }) => (value === null ? [] : [score(value)]));
  const [worst, best] = [Math.min(...values), Math.max(...values)];
  const rankScore = (value: number | null) => (value === null ? UNKNOWN : score(value));
  return rows
    .sort((a, b) => rankScore(b.value) - rankScore(a.value) || b.entry.vehicle.tier - a.entry.vehicle.tier)
    .map(({ entry, value }) => ({
      entry,
      value,
      share: value === null ? 0 : best === worst ? 1 : (score(value) - worst) / (best - worst),
      best: value !== null && score(value) === best,
    }));
}

/** Below every figure there is, and equal to itself. */
const UNKNOWN = -1e9;

/** Whether the lowest figure is the best. */
export function isLowerBetter(by: VehicleQuestion["by"]): boolean {
  return by !== null && by !== "rating" && STAT_META[by].better === "lower";
}
