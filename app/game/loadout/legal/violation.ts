/** Parts of a loadout, as the call's parameters name them. */
export type LoadoutPart =
  | "modules"
  | "equipment"
  | "roleSlot"
  | "crew"
  | "skills"
  | "consumables"
  | "directive"
  | "field"
  | "shell"
  | "mode"
  | "loadout";

/** Something that a loadout cannot have, and why. */
export interface Violation {
  part: LoadoutPart;
  /** What was requested: the client's tag, or whatever was given instead. */
  name: string;
  /** In a sentence. */
  reason: string;
}

/** A violation as one sentence: “net: It cannot …”. */
export function violationText({ name, reason }: Pick<Violation, "name" | "reason">): string {
  return name === "" ? reason : `“${name}”: ${reason}`;
}
