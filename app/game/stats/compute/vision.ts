import { breakdownOf, byBreakdown, byModule, conversion, start } from "./breakdown.ts";
import { crewFactorParts } from "./crew-factor.ts";
import { ofGun } from "./firing.ts";
import { modifierParts } from "./modifier.ts";
import { type Formula, module, type StatInput, stated } from "./stat-input.ts";
import type { StatBreakdown } from "./term.ts";

/** How the characteristics of concealment and vision are computed. */
export const vision = {
  viewRange: ({ fitted: { turret }, modifiers }) =>
    stated(turret.viewRange, "m", module("turret", turret), modifiers, "viewRange"),
  concealmentStill: concealment("still", { skilled: false, fired: false }),
  concealmentStillSkilled: concealment("still", { skilled: true, fired: false }),
  concealmentMoving: concealment("moving", { skilled: false, fired: false }),
  concealmentMovingSkilled: concealment("moving", { skilled: true, fired: false }),
  concealmentStillFired: concealment("still", { skilled: false, fired: true }),
  concealmentStillFiredSkilled: concealment("still", { skilled: true, fired: true }),
  concealmentMovingFired: concealment("moving", { skilled: false, fired: true }),
  concealmentMovingFiredSkilled: concealment("moving", { skilled: true, fired: true }),
  signalRange: ({ fitted: { radio }, modifiers }) =>
    stated(radio.range, "m", module("radio", radio), modifiers, "signalRange"),
} satisfies Record<string, Formula>;

/**
 * The vehicle's own share × the turret's factor × the crew's + what modifiers add (a net only to a vehicle that
 * stands); after a shot the whole sum × the gun's factor. Older descriptions multiply the vehicle's own part only; this
 * follows the client. Source: `items/VehicleDescrCrew.py` and `gui/shared/items_parameters` of the client, version 1.26.1.
 */
function concealment(state: "still" | "moving", { skilled, fired }: { skilled: boolean; fired: boolean }): Formula {
  const added = state === "still" ? "concealmentStill" : "concealmentMoving";
  return ({ modules, fitted: { turret, gun }, modifiers }) =>
    breakdownOf([
      start(modules.concealment[state], "", { kind: "vehicle" }),
      byModule("multiply", turret.concealmentFactor, "", module("turret", turret)),
      conversion("multiply", 100, "%"),
      { ...byBreakdown("multiply", camouflage(skilled, modifiers), "", { kind: "crew" }), step: "crew" },
      ...modifierParts(modifiers, "%", "concealment", added),
      ...(fired
        ? [
            byModule("multiply", gun.concealmentAtShot, "", ofGun(gun)),
            ...modifierParts(modifiers, "", "concealmentAtShot"),
          ]
        : []),
    ]);
}

function camouflage(skilled: boolean, modifiers: StatInput["modifiers"]): StatBreakdown {
  const share = start(skilled ? 1 : 0, "", { kind: "crew" });
  return breakdownOf(
    crewFactorParts([share, ...modifierParts(modifiers, "", skilled ? "camouflage" : "camouflageUntrained")]),
  );
}
