import { z } from "zod";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { SHELL_KINDS } from "../enumerations/shell-kinds.ts";

export const statValuesSchema = z.partialRecord(z.enum(STAT_KEYS), z.number().nullable());

/** Least, average and greatest value of a shot. */
const shotSpreadSchema = z.object({ least: z.number(), average: z.number(), greatest: z.number() });

/** A shell of the stock gun, as far as the publisher states it. */
const statedShellSchema = z.object({
  kind: z.enum(SHELL_KINDS).nullable(),
  /** Damage to vehicles, hp. */
  damage: shotSpreadSchema.nullable(),
  /** Penetration, mm. */
  penetration: shotSpreadSchema.nullable(),
  /** Shortest and longest stun, s; null for shells without. */
  stun: z.object({ least: z.number(), greatest: z.number() }).nullable(),
});

/** Kinds of modules that a default profile names; a fuel tank is not among them. */
const STATED_MODULES = ["turret", "gun", "chassis", "engine", "radio"] as const;

/** A module of the stock configuration; null where the publisher does not say. */
const statedModuleSchema = z.object({
  kind: z.enum(STATED_MODULES),
  name: z.string().min(1),
  tier: z.int().min(1).max(11).nullable(),
});

/** Figures of a second state of driving. */
const statedModeSchema = z.object({
  mode: z.enum(["siege", "rapid"]),
  /** Times to switch there and back, s. */
  switchOn: z.number().nullable(),
  switchOff: z.number().nullable(),
  /** Figures that this state has otherwise. */
  stats: statValuesSchema,
});

/**
 * The publisher API's default profile (`default_profile` of `encyclopedia/vehicles`): the vehicle with its stock
 * modules. Null is a value that the API could report but does not; it never reports absent keys.
 */
export const defaultProfileSchema = z.object({
  stats: statValuesSchema,
  modules: z.array(statedModuleSchema),
  shells: z.array(statedShellSchema),
  modes: z.array(statedModeSchema),
});

export type ShotSpread = z.infer<typeof shotSpreadSchema>;
export type ProfileShell = z.infer<typeof statedShellSchema>;
export type StatedModule = z.infer<typeof statedModuleSchema>;
export type StatedMode = z.infer<typeof statedModeSchema>;
export type DefaultProfile = z.infer<typeof defaultProfileSchema>;
