import type {
  FieldModifications,
  Modification,
  ModificationPair,
  ModificationPrice,
  ModificationStep,
  ModificationTree,
} from "#app/game/model/loadout-items/field-modification.ts";
import { readable } from "#scripts/import/normalise/names/tag-names.ts";
import type { ClientTree } from "../../read/client-tree.ts";
import type { Cursor } from "../../read/cursor.ts";
import { readIndicators, readModifiers } from "./effects.ts";

/** Reads the files of `common/post_progression`. */
export function readFieldModifications(tree: ClientTree): Omit<FieldModifications, "gameVersion"> {
  const file = (name: string) => tree.common(`post_progression/${name}.xml`);
  const modifications = file("modifications").children().map(readModification);
  const pairs = file("pairs").children().map(readPair);
  const trees = file("trees").children().map(readTree);
  reportUnknown(file("trees"), trees, modifications, pairs);
  return { trees, pairs, modifications, prices: file("prices").children().map(readPrice) };
}

function readModification(modification: Cursor): Modification {
  const label = modification.maybe("locName") ?? modification.maybe("imgName");
  return {
    id: modification.child("id").integer(),
    tag: modification.name,
    name: modificationName(label?.text() ?? modification.name),
    aliases: [],
    factors: readModifiers(modification.child("modifiers")),
    indicators: readIndicators(modification.maybe("kpi")),
  };
}

function readPair(pair: Cursor): ModificationPair {
  return {
    id: pair.child("id").integer(),
    tag: pair.name,
    first: pair.child("first").child("name").text(),
    second: pair.child("second").child("name").text(),
    price: pair.child("first").child("price").text(),
  };
}

function readTree(tree: Cursor): ModificationTree {
  return {
    id: tree.child("id").integer(),
    tag: tree.name,
    root: tree.child("rootStep").integer(),
    steps: tree.child("steps").children("step").map(readStep),
  };
}

function readStep(step: Cursor): ModificationStep {
  const minTier = step.maybe("vehicleFilter")?.child("include").child("vehicle").maybe("minLevel");
  return {
    id: step.child("id").integer(),
    level: step.child("level").integer(),
    minTier: minTier?.integer() ?? null,
    action: readAction(step.child("action")),
    price: step.child("price").text(),
    unlocks: (step.maybe("unlocks")?.words() ?? []).map(Number),
  };
}

function readAction(action: Cursor): ModificationStep["action"] {
  const type = action.child("type").text();
  const value = action.child("value").text();
  if (type === "pair_modification") return { type: "pair", pair: value };
  if (type === "feature") return { type: "feature", feature: value };
  if (type !== "modification") action.fault(`is of the unknown type "${type}"`);
  return { type: "modification", modification: value };
}

function readPrice(price: Cursor): ModificationPrice {
  const tiers = price.children().map((level) => {
    const currency = (["xp", "credits", "gold"] as const).find((name) => level.has(name));
    if (currency === undefined) level.fault("names no currency");
    return { tier: Number(level.name.replace("level_", "")), amount: level.number(), currency: currency ?? "credits" };
  });
  return { tag: price.name, tiers };
}

function reportUnknown(
  file: Cursor,
  trees: ModificationTree[],
  modifications: Modification[],
  pairs: ModificationPair[],
): void {
  const known = new Set([...modifications, ...pairs].map(({ tag }) => tag));
  const named = [
    ...pairs.flatMap(({ first, second }) => [first, second]),
    ...trees.flatMap(({ steps }) =>
      steps.flatMap(({ action }) =>
        action.type === "feature" ? [] : [action.type === "pair" ? action.pair : action.modification],
      ),
    ),
  ];
  for (const tag of new Set(named)) if (!known.has(tag)) file.fault(`names ${tag}, which is not defined`);
}

// Stryker disable all: texts.
/** Names of our own for the base modifications; the files hold no display texts. */
const NAMES: Record<string, string> = {
  additional_armor_plates: "Additional armour plates",
  fuel_system_revision: "Fuel system revised",
  improved_suspension: "Suspension improved",
  blackout_headlights: "Headlights blacked out",
  clutches_replace: "Clutches replaced",
  suspension_elements_replace: "Suspension elements replaced",
  swing_mechanisms_lapping: "Traverse mechanisms lapped",
  gun_balancing: "Gun balanced",
  rifled_barrels_cleaning: "Rifling cleaned",
};

// Stryker restore all

/** The name of a field modification by its label in the files. */
function modificationName(label: string): string {
  return NAMES[label.replace(/_\d+$/, "")] ?? readable(label);
}
