/** Kinds of modules by the names the game's files use. */
export const MODULE_KINDS = ["gun", "turret", "chassis", "engine", "radio", "fuelTank"] as const;

export type ModuleKind = (typeof MODULE_KINDS)[number];

/** English names of the module kinds. */
export const MODULE_KIND_LABELS: Record<ModuleKind, string> = {
  gun: "Gun",
  turret: "Turret",
  chassis: "Suspension",
  engine: "Engine",
  radio: "Radio",
  fuelTank: "Fuel tank",
};
