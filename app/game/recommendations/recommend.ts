import { actingEffect, isOfSlot, mountedDevices } from "#app/game/loadout/effects/devices.ts";
import { indicatorTexts } from "#app/game/loadout/effects/effect-text.ts";
import { consumableViolation, directiveViolation, fieldStep, fieldSteps } from "#app/game/loadout/legal/violations.ts";
import { changedStats, changeText } from "../loadout/changed-stats.ts";
import { encodeLoadout } from "../loadout/code/encode.ts";
import type { Definitions } from "../loadout/definitions.ts";
import { type Loadout, slotCategories } from "../loadout/loadout.ts";
import {
  EQUIPMENT_CONFIGURATIONS,
  type EquipmentConfiguration,
} from "../model/enumerations/equipment-configurations.ts";
import type { SlotCategory } from "../model/enumerations/slot-categories.ts";
import type { Directive } from "../model/loadout-items/consumable.ts";
import type { Device } from "../model/loadout-items/equipment.ts";
import type {
  NamedItem,
  Recommended,
  RecommendedConfiguration,
  RecommendedStat,
} from "../model/vehicle/recommended.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { StatKey } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import { scoreOf, type Weights } from "./aspects.ts";
import { crewOrder, situationalSkills, withCrew } from "./crew.ts";
import { bestOther, type MountedSet, type Sets, setsOf } from "./equipment.ts";
import type { MeasuredVehicle } from "./measured-vehicle.ts";
import { brief, statsOfSet } from "./set-stats.ts";
import type { CountedGroup, WeighedGroup } from "./weights.ts";

/** What somebody decided for a configuration; parts that are missing are computed. */
export interface Decided {
  purpose: EquipmentConfiguration;
  author: string;
  reason: string;
  /** One entry a slot. */
  equipment?: readonly (string | null)[] | undefined;
  /** One entry a member of the crew. */
  crew?: readonly (readonly string[])[] | undefined;
  field?: readonly string[] | undefined;
  directive?: string | null | undefined;
}

/** How figures are weighed for a vehicle. */
export interface Yardstick {
  weights: Weights;
  group: WeighedGroup;
  /** Counted ones of the group. */
  vehicles: number;
  carried: CountedGroup["carried"];
}

/** The parts of a configuration by tags. */
interface ConfigurationItems extends MountedSet {
  crew: readonly (readonly string[])[];
  field: readonly string[];
}

/** Shared by all configurations of a vehicle. */
interface LoadoutComparison {
  statsOf: ReturnType<typeof statsOfSet>;
  consumables: readonly (string | null)[];
}

type Head = Pick<RecommendedConfiguration, "purpose" | "basis" | "share" | "editorial">;

/**
 * Recommendations for a vehicle. Main and secondary are the most and second most mounted sets; without usage data,
 * main is the legal set with the highest score. Experimental is the highest-scoring set not among the most used.
 * Nothing is known about other purposes, so they only exist by editorial decision.
 */
export function recommend(
  own: MeasuredVehicle,
  { weights, group, vehicles, carried }: Yardstick,
  decided: readonly Decided[] = [],
): Recommended {
  const { vehicle, definitions } = own;
  const consumables = consumablesFor(vehicle, definitions);
  const measured = {
    ...own,
    statsOf: statsOfSet(vehicle, definitions),
    consumables,
  };
  const crew = crewOrder(measured, weights);
  const { field, openPairs } = fieldChoice(measured, weights);
  const sets = setsOf(measured, weights, carried);
  const computed = computedSets(measured, weights, sets);
  const usual = computed[0]?.set ?? { equipment: measured.plain.equipment.map(() => null), roleSlot: null };
  const made = [
    ...computed
      .filter(({ head }) => !decided.some(({ purpose }) => purpose === head.purpose))
      .map(({ head, set }) => configuration(head, { ...set, crew, field }, undefined, measured, weights)),
    ...decided.map((decision) => decidedConfiguration(decision, { ...usual, crew, field }, measured, weights)),
  ];
  return {
    weighedBy: { group, vehicles },
    sets: sets.legal.length,
    crew: namedCrew(crew, measured),
    situational: situationalSkills(measured, crew),
    consumables: consumables.map((tag) => {
      const thing = definitions.consumables.get(tag ?? "");
      return thing ? { tag: thing.tag, name: thing.name, kind: thing.kind } : null;
    }),
    field: namedField(field, measured),
    openPairs,
    configurations: made.toSorted((a, b) => purposeIndex(a) - purposeIndex(b)),
  };
}

function purposeIndex({ purpose }: RecommendedConfiguration): number {
  return EQUIPMENT_CONFIGURATIONS.indexOf(purpose);
}

/** Main, secondary and experimental, as far as there is something to say. */
function computedSets(measured: MeasuredVehicle, weights: Weights, sets: Sets): { head: Head; set: MountedSet }[] {
  const [first, second] = sets.used;
  const scored = bestOther(sets, measured, weights);
  const byScore = (purpose: EquipmentConfiguration): Head => ({
    purpose,
    basis: "score",
    share: null,
    editorial: null,
  });
  if (first === undefined) return scored ? [{ head: byScore("main"), set: scored }] : [];
  const counted = (purpose: EquipmentConfiguration, { share, ...set }: MountedSet & { share: number }) => ({
    head: { purpose, basis: "usage" as const, share, editorial: null },
    set,
  });
  return [
    counted("main", first),
    ...(second ? [counted("secondary", second)] : []),
    ...(scored ? [{ head: byScore("experimental"), set: scored }] : []),
  ];
}

function decidedConfiguration(
  { purpose, author, reason, equipment, crew, field, directive }: Decided,
  usual: ConfigurationItems,
  measured: MeasuredVehicle & LoadoutComparison,
  weights: Weights,
): RecommendedConfiguration {
  const items = {
    ...(equipment ? { equipment: [...equipment], roleSlot: null } : usual),
    crew: crew ?? usual.crew,
    field: field ?? usual.field,
  };
  const head: Head = { purpose, basis: "editorial", share: null, editorial: { author, reason } };
  return {
    ...configuration(head, items, directive, measured, weights),
    ...(crew && { crew: namedCrew(crew, measured) }),
    ...(field && { field: namedField(field, measured) }),
  };
}

/** @param directive undefined for the one with the highest score */
function configuration(
  head: Head,
  { equipment, roleSlot, crew, field }: ConfigurationItems,
  directive: string | null | undefined,
  measured: MeasuredVehicle & LoadoutComparison,
  weights: Weights,
): RecommendedConfiguration {
  const { vehicle, definitions, plain, statsOf, consumables } = measured;
  const loadout = withCrew({ ...plain, equipment, roleSlot, field }, crew);
  const chosen = directive === undefined ? directiveFor(loadout, measured, weights) : directive;
  const whole = { ...loadout, directive: chosen, consumables };
  const categories = slotCategories(vehicle, whole);
  const mounted = (item: Device | Directive | undefined, without: Partial<Loadout>, slot: SlotCategory | null) => {
    if (item === undefined) return null;
    const { tag, name, indicators } = item;
    const effect = effectOf(whole, { ...whole, ...without }, measured);
    const inSlot = "categories" in item && isOfSlot(item, slot);
    const about = indicatorTexts(indicators, vehicle.type, inSlot).find(({ good }) => good)?.text;
    const shown = effect !== null && changeText(effect).better;
    return { tag, name, effect, ...(!shown && about !== undefined && { about }) };
  };
  return {
    ...head,
    equipment: equipment.map((tag, slot) =>
      mounted(definitions.devices.get(tag ?? ""), { equipment: equipment.with(slot, null) }, categories[slot] ?? null),
    ),
    roleSlot,
    directive: mounted(definitions.directives.get(chosen ?? ""), { directive: null }, null),
    build: encodeLoadout(whole, vehicle, definitions),
    figures: statsOf(whole),
  };
}

/** The first stat that a loadout has better than without one of its parts; else the first that it has otherwise. */
function effectOf(whole: Loadout, without: Loadout, { vehicle, definitions }: MeasuredVehicle): RecommendedStat | null {
  const changes = changedStats(
    vehicle,
    without,
    definitions,
  )(whole).flatMap((change) => (isStat(change.key) ? [{ ...change, key: change.key }] : []));
  const effect = changes.find((change) => changeText(change).better) ?? changes[0];
  if (effect === undefined) return null;
  return { key: effect.key, before: brief(effect.before), after: brief(effect.after) };
}

function isStat(key: string): key is StatKey {
  return Object.hasOwn(STAT_META, key);
}

function namedCrew(crew: readonly (readonly string[])[], { definitions }: MeasuredVehicle): NamedItem[][] {
  return crew.map((skills) => namedAll(skills, definitions.skills));
}

function namedField(tags: readonly string[], { vehicle, definitions }: MeasuredVehicle): Recommended["field"] {
  const steps = fieldSteps(vehicle, definitions);
  return namedAll(tags, definitions.modifications).map((modification) => {
    return { ...modification, level: fieldStep(modification.tag, steps, definitions)?.level ?? 1 };
  });
}

function namedAll(tags: readonly string[], things: ReadonlyMap<string, { name: string }>): NamedItem[] {
  return tags.flatMap((tag) => {
    const thing = things.get(tag);
    return thing ? [{ tag, name: thing.name }] : [];
  });
}

/** A score that is none. */
const NOTHING = 1e-6;

/**
 * The directive that adds the most to a build, of those for devices that are mounted and skills that are learnt; null
 * where none adds to what counts.
 */
function directiveFor(
  loadout: Loadout,
  { vehicle, definitions, gains }: MeasuredVehicle,
  weights: Weights,
): string | null {
  const mounted = mountedDevices(vehicle, loadout, definitions).map(({ device }) => device);
  const skills = new Set(loadout.crew.members.flatMap((member) => member.skills.map(({ skill }) => skill)));
  let best = { tag: null as string | null, score: NOTHING };
  for (const directive of definitions.directives.values()) {
    const acts = directive.skill === null ? actingEffect(directive, mounted) : skills.has(directive.skill);
    if (!acts || directiveViolation(directive.tag, vehicle, definitions) !== null) continue;
    const score = scoreOf(gains({ ...loadout, directive: directive.tag }, loadout), weights);
    if (score > best.score) best = { tag: directive.tag, score };
  }
  return best.tag;
}

/** Field modifications to make. */
interface FieldChoice {
  /** In the order of the levels. */
  field: string[];
  /** Pairs whose sides are too close, so that none is chosen. */
  openPairs: number;
}

/** Scores that are too close to prefer the one: a fiftieth of a device's. */
const CLOSE = 0.02;

/** Every unpaired modification, and the higher-scoring side of each pair. */
function fieldChoice({ vehicle, definitions, plain, gains }: MeasuredVehicle, weights: Weights): FieldChoice {
  const score = (tag: string) => {
    const loadout: Loadout = { ...plain, field: [tag] };
    return scoreOf(gains(loadout, plain), weights);
  };
  const field: string[] = [];
  let openPairs = 0;
  for (const { action } of fieldSteps(vehicle, definitions)) {
    if (action.type === "modification") field.push(action.modification);
    if (action.type !== "pair") continue;
    const pair = definitions.pairs.get(action.pair);
    if (pair === undefined) continue;
    const [first, second] = [score(pair.first), score(pair.second)];
    if (Math.abs(first - second) < CLOSE) openPairs++;
    else field.push(first > second ? pair.first : pair.second);
  }
  return { field, openPairs };
}

/** A vehicle whose engine burns as easily takes an extinguisher in place of food, per cent. */
const BURNS_EASILY = 20;

/**
 * The consumables of every configuration, one entry a slot. No source counts any, so they come by a rule of ours: repair
 * kit, first aid kit, and in the third slot the nation's food, or an extinguisher where the engine burns easily. Of each
 * the better one.
 */
export function consumablesFor(vehicle: FullVehicle, definitions: Definitions): (string | null)[] {
  const food = [...definitions.consumables.values()].filter(({ kind }) => kind === "food").map(({ tag }) => tag);
  const burns = (vehicle.top.stats.fireChance ?? 0) >= BURNS_EASILY;
  const wanted = [["builtinRepairkit", "largeRepairkit"], ["largeMedkit"], burns ? ["autoExtinguishers"] : food];
  const consumables: (string | null)[] = Array.from({ length: vehicle.consumableSlots }, () => null);
  for (const slot of consumables.keys()) {
    const takes = (tag: string) => consumableViolation(tag, slot, vehicle, { consumables }, definitions) === null;
    consumables[slot] = wanted[slot]?.find(takes) ?? null;
  }
  return consumables;
}
