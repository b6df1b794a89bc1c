import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { Nation } from "#app/game/model/enumerations/nations.ts";

/** A vehicle on the road to the goal. */
export interface RoadVehicle extends LinkedVehicle {
  state: "earned" | "garage" | "open" | "goal";
  /** What is below its name: its experience, or that it is there. */
  note: string;
}

/** What a plan comes to, as text. */
export interface ChallengePlanTotals {
  vehicleXp: string;
  moduleXp: string;
  credits: string;
  /** "three vehicles": what the credits are for. */
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

/** The planner with its choices and what they come to. */
export interface ChallengePlan {
  nation: Nation;
  goals: { tier: string; vehicles: { id: number; name: string }[] }[];
  starts: { id: number; name: string }[];
  fields: {
    to: number | undefined;
    from: number | undefined;
    xp: string;
    free: string;
    /** What a battle brings the visitor on average; null where it is not known. */
    ownXp: number | null;
    faults: { xp?: string; free?: string };
  };
  /** Why there is no plan, or another one than asked for. */
  notice: string | null;
  totals: ChallengePlanTotals | null;
}
