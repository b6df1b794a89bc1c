// Apart from the schemas, which no page fetches.

/** Attributes of a record that a stated figure can revise, as histories name them: kind of the part and its field. */
export const REVISED_FIELDS = [
  "shell.damage",
  "shell.penetration",
  "shell.penetrationFar",
  "shell.velocity",
  "gun.reload",
  "gun.clip.interval",
  "gun.burst.interval",
  "gun.autoReload",
  "gun.dualGun.reloadTimes",
  "gun.aimTime",
  "gun.dispersion",
  "gun.dispersionFactors.turretTraverse",
  "gun.ammo",
  "gun.pitch.depression",
  "gun.pitch.depressionAhead",
  "gun.pitch.elevation",
  "gun.rotationSpeed",
  "chassis.dispersionFactors.movement",
  "chassis.dispersionFactors.rotation",
  "chassis.rotationSpeed",
  "engine.power",
  "turret.rotationSpeed",
  "turret.viewRange",
  "hull.health",
  "vehicle.speed.forward",
  "vehicle.speed.backward",
] as const;

export type RevisedField = (typeof REVISED_FIELDS)[number];

/** Sources that only state stats of the best modules, the later last: it overrides the one before. */
export const STATED_SOURCES = ["stated", "statedByPublisher"] as const;
export type StatedSource = (typeof STATED_SOURCES)[number];

/** Ids that lead to a part, by its kind; none for the hull and the vehicle itself. */
export const IDS = {
  shell: ["turret", "gun", "shell"],
  gun: ["turret", "gun"],
  turret: ["turret"],
  chassis: ["chassis"],
  engine: ["engine"],
  hull: [],
  vehicle: [],
} as const;

/** Kind of the part that a field belongs to, and the names that lead to its value. */
export function revisedKind(field: RevisedField): { kind: keyof typeof IDS; names: string[] } {
  const [kind, ...names] = field.split(".");
  return { kind: KINDS.find((one) => one === kind) ?? "vehicle", names };
}

const KINDS = ["shell", "gun", "turret", "chassis", "engine", "hull", "vehicle"] as const;
