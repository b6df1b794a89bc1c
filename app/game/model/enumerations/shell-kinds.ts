/** Kinds of shells, shortened from the names in the game's files. */
export const SHELL_KINDS = ["AP", "APCR", "HEAT", "HE", "FLAME", "SMOKE"] as const;

export type ShellKind = (typeof SHELL_KINDS)[number];

/** Full English names of the shell kinds. */
export const SHELL_KIND_LABELS: Record<ShellKind, string> = {
  AP: "Armour piercing",
  APCR: "Armour piercing, composite rigid",
  HEAT: "High-explosive anti-tank",
  HE: "High explosive",
  FLAME: "Flame mixture",
  SMOKE: "Smoke",
};

/** What a gun's shells are called: by their kind, numbered where it has several of one: "AP", "HE 1", "HE 2". */
export function shellLabels(shells: readonly { kind: ShellKind }[]): string[] {
  return shells.map(({ kind }, at) => {
    const ofKind = (list: typeof shells) => list.filter((shell) => shell.kind === kind).length;
    return ofKind(shells) > 1 ? `${kind} ${ofKind(shells.slice(0, at)) + 1}` : kind;
  });
}
