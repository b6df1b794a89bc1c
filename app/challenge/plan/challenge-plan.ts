import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { Nation } from "#app/game/model/enumerations/nations.ts";

/** A vehicle on the road to the goal. */
export interface RoadVehicle extends LinkedVehicle {
  state: "earned" | "garage" | "open" | "goal";
  /** Text below the name: the XP needed, "Earned", "In the garage" or "Not known". */
  note: string;
}

/** Totals of a plan, as text. */
export interface ChallengePlanTotals {
  vehicleXp: string;
  moduleXp: string;
  credits: string;
  /** What the credits buy: "three vehicles". */
  vehicles: string;
  moduleCredits: string;
  /** Null without an experience of a battle. */
  battles: string | null;
  battlesNote: string;
  road: RoadVehicle[];
  everyStepEligible: boolean;
  /** The same plan in the nation's tree. */
  treeHref: string;
}

/** The planner with its choices and results. */
export interface ChallengePlan {
  nation: Nation;
  goals: { tier: string; vehicles: { id: number; name: string }[] }[];
  starts: { id: number; name: string }[];
  fields: {
    to: number | undefined;
    from: number | undefined;
    xp: string;
    free: string;
    /** The visitor's average experience per battle; null if unknown. */
    ownXp: number | null;
    faults: { xp?: string; free?: string };
  };
  /** Why there is no plan, or one other than requested. */
  notice: string | null;
  totals: ChallengePlanTotals | null;
}
