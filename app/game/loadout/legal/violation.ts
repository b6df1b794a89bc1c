/** Parts of a build, as the call's parameters name them. */
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
  | "build";

/** Something that a build cannot have, and why. */
export interface Violation {
  part: LoadoutPart;
  /** What was asked for: the client's tag, or what stood in its place. */
  name: string;
  /** In a sentence. */
  reason: string;
}

/** A refusal as one sentence: “net: It cannot …”. */
export function violationText({ name, reason }: Pick<Violation, "name" | "reason">): string {
  return name === "" ? reason : `“${name}”: ${reason}`;
}
