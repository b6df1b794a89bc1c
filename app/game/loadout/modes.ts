import { MECHANIC_TEXTS } from "../mechanics/texts.ts";
import type { Mechanic } from "../model/vehicle/mechanic.ts";
import type { FullVehicle } from "../model/vehicle/vehicle.ts";
import type { Modifier, Quantity } from "../stats/compute/modifier.ts";
import type { VehicleState } from "../stats/compute/term.ts";
import type { StatKey } from "../stats/keys.ts";
import { effectOf } from "./effects/attributes.ts";
import { NORMAL_MODE } from "./loadout.ts";

/** A state of driving or firing in which stats differ. */
interface Mode {
  /** `normal`, `travel`, `siege`, `rocket`, or the kind of the mechanic. */
  key: string;
  label: string;
  /** Changes of the mode; the two states of a vehicle have values of their own instead. */
  modifiers: readonly Modifier[];
}

/** A value of a mechanic that is no attribute of the client. @param read the operand of a mechanic's number */
interface ModeValue {
  /** That of a shell by its place in the gun's list, where each has its own. */
  name: string | ((shell: number) => string);
  quantity: Quantity;
  operation: Modifier["operation"];
  read?: (value: number) => number;
}

const times = (name: string, quantity: Quantity, read?: ModeValue["read"]): ModeValue => ({
  name,
  quantity,
  operation: "multiply",
  ...(read && { read }),
});
const plus = (value: number) => 1 + value;

/**
 * The mechanics that are modes: while they work, stats change by numbers whose meaning is clear. Attributes that a
 * mechanic multiplies itself (`modifiers/dynAttrs/…`) all count; this lists what it states in addition. Values are
 * those of the full effect: greatest charge, hottest gun.
 */
const MODES: Readonly<Record<string, readonly ModeValue[]>> = {
  bustleFeed: [
    times("bustleShotReloadFactor", "reload"),
    { name: (shell) => `bustleShotDamageBonusShell${shell}`, quantity: "damage", operation: "add" },
  ],
  chargeShot: [times("damageFactorsPerLevel", "damage")],
  concentrationMode: [],
  lowChargeShot: [times("reloadTimeCoefficient", "reload")],
  overheatStacks: [times("dmgBonus", "damage")],
  rechargeableNitro: [
    times("addMaxSpeedForwardBonus", "topSpeed", plus),
    times("addRotationSpeedBonus", "hullTraverse", plus),
  ],
  stagedJetBoosters: [],
  temperatureGun: [times("thermalStates/state 1/modifiers/dynAttrs/multShotDispersionFactor", "dispersion")],
  wheeledDash: [],
};

/** Siege mode, and the mechanic whose shells are the second state's: damage, penetration and speed of each. */
const OF_SECOND_STATE: readonly string[] = ["siege", "lowChargeShot"];

/** Whether a mode has the values of the vehicle's second state. */
export function isSecondState(mode: string): boolean {
  return OF_SECOND_STATE.includes(mode);
}

/** The two states of a vehicle together: each figure is that of the better one. */
const BETTER = "Better of both";

/** Mechanics that use the second state of a vehicle for something else than siege mode. */
const STATES_OF: Readonly<Record<string, StateNames>> = {
  lowChargeShot: { first: "Full charge", second: "Reduced" },
  shellParamsSwitcher: { first: "First setting", second: "Second" },
  twinGun: { first: "One barrel", second: "Both" },
};

/** What two states are called. */
interface StateNames {
  first: string;
  second: string;
}

/** Names of a vehicle's two states; null for a vehicle with only one. */
function stateNames({ mechanics, top, siege, features }: FullVehicle): StateNames | null {
  if (siege === null) return null;
  if (top.profile.wheels !== null) return { first: "Cruise", second: "Rapid" };
  const mechanic = mechanics.find(({ kind }) => STATES_OF[kind] !== undefined);
  const own = mechanic && STATES_OF[mechanic.kind];
  if (own) return own;
  if (features.includes("turboshaftEngine")) return { first: "Travel", second: "Turboshaft" };
  return siege.automatic ? { first: "Moving", second: "Still" } : { first: "Travel", second: "Siege" };
}

/** Names of the states that figures are of; a figure that is the same in both is missing. */
export type StatesByStat = Partial<Record<StatKey, string>>;

/** Which states of a vehicle its figures are of, by name. */
export function statesByName(
  vehicle: FullVehicle,
  states: Partial<Record<StatKey, VehicleState>> | undefined,
): StatesByStat {
  const names = stateNames(vehicle);
  return Object.fromEntries(Object.entries(states ?? {}).map(([key, state]) => [key, names?.[state]]));
}

/** The modes of a vehicle, the normal one first. @param shell place of the shell in the gun's list, for modes that act on shells */
export function modesOf(vehicle: FullVehicle, shell = 0): Mode[] {
  const { first, second } = stateNames(vehicle) ?? {};
  return [
    { key: NORMAL_MODE, label: second ? BETTER : "Normal", modifiers: [] },
    ...(first && second
      ? [
          { key: "travel", label: first, modifiers: [] },
          { key: "siege", label: second, modifiers: [] },
        ]
      : []),
    ...(vehicle.rocket ? [rocketMode(vehicle.rocket)] : []),
    ...vehicle.mechanics.flatMap((mechanic) => mechanicMode(mechanic, shell) ?? []),
  ];
}

function rocketMode({ factors }: NonNullable<FullVehicle["rocket"]>): Mode {
  const source = { kind: "fitting", tag: "rocket", name: "Booster rockets" } as const;
  const modifiers = factors.flatMap(
    ({ attribute, factor }) => effectOf({ attribute, type: "mul", value: factor }, "mode", source).modifiers,
  );
  return { key: "rocket", label: source.name, modifiers };
}

function mechanicMode({ kind, state, values }: Mechanic, shell: number): Mode | undefined {
  const stated = MODES[kind];
  if (stated === undefined || state !== "normal") return undefined;
  const label = MECHANIC_TEXTS[kind]?.label ?? kind;
  const source = { kind: "fitting", tag: kind, name: label } as const;
  const attributes = values.flatMap(({ name, value, operation }) => {
    if (!name.startsWith("modifiers/dynAttrs/") || typeof value !== "number" || operation === undefined) return [];
    const type = operation === "multiply" ? ("mul" as const) : ("add" as const);
    return effectOf({ attribute: name.slice("modifiers/".length), type, value }, "mode", source).modifiers;
  });
  const others = stated.flatMap(({ name, quantity, operation, read = (value: number) => value }) => {
    const wanted = typeof name === "string" ? name : name(shell);
    const number = [values.find((candidate) => candidate.name === wanted)?.value].flat().at(-1);
    if (typeof number !== "number") return [];
    return [{ quantity, step: "mode" as const, source, operation, operand: read(number) }];
  });
  return { key: kind, label, modifiers: [...attributes, ...others] };
}
