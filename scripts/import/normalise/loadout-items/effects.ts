import { isVehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Factor, Indicator, VehicleFilter, VehicleRule } from "#app/game/model/loadout-items/effect.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/** Reads `script/factors`: attribute, type and the value outside and inside a slot of its category. */
export function readFactors(factors: Cursor | undefined): Factor[] {
  return (factors?.children("factor") ?? []).map((factor) => {
    const [value = 0, inSlot = value] = factor.child("valueByLevel").numbers();
    return {
      attribute: factor.child("attribute").text(),
      type: readType(factor.child("type")),
      value: tidy(value),
      inSlot: tidy(inSlot),
    };
  });
}

/** Reads `modifiers` of field modifications: `mul` and `add` elements with one value each. */
export function readModifiers(modifiers: Cursor): Factor[] {
  return modifiers.children().map((modifier) => {
    const value = tidy(modifier.child("value").number());
    return { attribute: modifier.child("name").text(), type: typeOfName(modifier), value, inSlot: value };
  });
}

/** Reads `kpi`; groups for several classes and alternatives are laid flat. */
export function readIndicators(kpi: Cursor | undefined): Indicator[] {
  return (kpi?.children() ?? []).flatMap((line) => {
    if (line.name === "aggregateMul" || line.name === "oneOf") return readIndicators(line);
    // A directive's own line: its effects already say that it strengthens a skill.
    if (line.name === "name" || line.name === "boostSkill") return [];
    const inSlot = line.maybe("specValue");
    const classes = line.maybe("vehicleTypes")?.words().filter(isVehicleClass);
    return [
      {
        name: line.child("name").text(),
        type: typeOfName(line),
        value: tidy(line.child("value").number()),
        inSlot: inSlot ? tidy(inSlot.number()) : null,
        classes: classes ?? null,
        situational: line.maybe("situationalKpi")?.flag() ?? false,
      },
    ];
  });
}

/** Reads which vehicles an item is for. */
export function readVehicleFilter(filter: Cursor | undefined): VehicleFilter {
  return { include: readRules(filter?.maybe("include")), exclude: readRules(filter?.maybe("exclude")) };
}

function readRules(side: Cursor | undefined): VehicleRule[] {
  if (side === undefined) return [];
  const nations = side.maybe("nations")?.words() ?? [];
  const rules = side.children("vehicle").map((rule) => ({
    anyTag: rule.maybe("tags")?.words() ?? [],
    allTags: rule.maybe("mandatoryTags")?.words() ?? [],
    minTier: rule.maybe("minLevel")?.integer() ?? null,
    maxTier: rule.maybe("maxLevel")?.integer() ?? null,
    nations,
  }));
  if (rules.length > 0) return rules;
  return [{ anyTag: [], allTags: [], minTier: null, maxTier: null, nations }];
}

function readType(type: Cursor): "mul" | "add" {
  const text = type.text();
  if (text !== "mul" && text !== "add" && type.element !== undefined) type.fault(`is the unknown type "${text}"`);
  return text === "add" ? "add" : "mul";
}

function typeOfName(line: Cursor): "mul" | "add" {
  if (line.name !== "mul" && line.name !== "add") line.fault("should be mul or add");
  return line.name === "add" ? "add" : "mul";
}
