import type { VehicleClass } from "../../model/enumerations/classes.ts";
import type { CrewSkill } from "../../model/fittings/crew-skill.ts";
import type { Indicator } from "../../model/fittings/effect.ts";
import { formatDelta } from "../../stats/format.ts";
import { EFFECT_NAMES } from "./effect-names.ts";

/** An effect in words: "+10 % health". */
export interface EffectText {
  text: string;
  /** Whether it helps the one who has it. */
  good: boolean;
  /** Only in certain situations of a battle. */
  situational: boolean;
}

/**
 * What the client says of a thing, for a vehicle of a class.
 * @param inSlot whether it is in a slot of its own category
 */
export function indicatorTexts(indicators: readonly Indicator[], type: VehicleClass, inSlot: boolean): EffectText[] {
  return indicators
    .filter(({ classes }) => classes === null || classes.includes(type))
    .map((each) => {
      const value = inSlot ? (each.inSlot ?? each.value) : each.value;
      return told(each.name, value - (each.type === "mul" ? 1 : 0), each.type === "mul", each.situational);
    });
}

/** What a skill does when it is fully trained; empty for one that no whole client has yet. */
export function skillTexts({ definition }: CrewSkill): EffectText[] {
  if (definition === null) return [];
  const indicated = definition.indicators.map(({ name }) => name);
  // The client prints an indicator where there is one: some of the other values have the opposite sign.
  const described = definition.described.filter(({ parameter }) => !indicated.includes(parameter));
  const all = [
    ...described.map(({ parameter, perLevel, unit, situational }) => {
      // A delay is the same at any level.
      const full = parameter === "delay" ? perLevel : perLevel * 100;
      // Of one skill it is the time that falls, though the client names the speed.
      const name = parameter === "vehicleGunAimSpeed" && perLevel < 0 ? "aimingTime" : parameter;
      return told(name, full, unit === "percents", situational);
    }),
    ...definition.indicators.map((each) =>
      told(each.name, each.value - (each.type === "mul" ? 1 : 0), each.type === "mul", each.situational),
    ),
  ];
  // Two of the client's names can mean the same.
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

/** @throws Error for an effect without a name, which a test over the whole dataset rules out */
function told(name: string, change: number, share: boolean, situational: boolean): EffectText {
  const known = EFFECT_NAMES[name];
  if (known === undefined) throw new Error(`There are no words for the effect "${name}".`);
  const { words, unit, better } = known;
  const figure = share
    ? `${formatDelta(change * 100, 1, 0)}%`
    : `${formatDelta(change, 2, 0)}${unit === "%" ? "" : " "}${unit ?? ""}`.trim();
  return { text: `${figure} ${words}`, good: change > 0 === (better === "more"), situational };
}
