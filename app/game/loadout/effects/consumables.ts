import type { Consumable } from "#app/game/model/fittings/consumable.ts";
import type { Definitions } from "../definitions.ts";
import type { Loadout } from "../loadout.ts";
import { effectOf } from "./attributes.ts";
import { type Effects, fitting, NO_EFFECTS, together } from "./effect.ts";

/** Figures that act as long as the consumable is on board, by kind; all others need a use of it. */
const PASSIVE: Partial<Record<Consumable["kind"], readonly string[]>> = {
  food: ["crewLevelIncrease"],
  fuel: ["enginePowerFactor", "turretRotationSpeedFactor"],
  extinguisher: ["fireStartingChanceFactor"],
};

/** Figures that say how a consumable is used, not what it changes. */
const USE = ["cooldownSeconds", "reuseCount", "autoactivate", "deploySeconds", "consumeSeconds", "rechargeSeconds"];

/** What the consumables do while they are on board; what they do when they are used is not counted. */
export function consumableEffects(loadout: Loadout, { consumables }: Definitions): Effects {
  return together(
    loadout.consumables.flatMap((tag) => {
      const consumable = tag === null ? undefined : consumables.get(tag);
      return consumable ? [effectsOf(consumable)] : [];
    }),
  );
}

function effectsOf(consumable: Consumable): Effects {
  const source = fitting(consumable);
  return together(
    Object.entries(consumable.figures).map(([name, value]) => {
      if (USE.includes(name) || value === 0) return NO_EFFECTS;
      const type = name === "crewLevelIncrease" ? "add" : "mul";
      if (PASSIVE[consumable.kind]?.includes(name))
        return effectOf({ attribute: name, type, value }, "consumable", source);
      // A large repair kit on board makes the crew repair faster by this share.
      if (consumable.kind === "repairkit" && name === "bonusValue")
        return effectOf({ attribute: "repairSpeed", type: "mul", value: 1 + value }, "consumable", source);
      const situational = consumable.kind === "trigger";
      const reason = situational ? "It acts only when it is used." : null;
      const operation = "multiply" as const;
      const left = { step: "consumable" as const, source, attribute: name, operation, value, situational, reason };
      return { ...NO_EFFECTS, uncounted: [left] };
    }),
  );
}
