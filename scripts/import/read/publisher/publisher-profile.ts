import { z } from "zod";
import { SHELL_KIND_OF } from "../../normalise/modules/shell.ts";

/**
 * `default_profile` of `encyclopedia/vehicles`, as the publisher documents it. Missing or null values are unknown; all
 * others must have the right type.
 */
const positive = z.number().positive().nullish();
const orZero = z.number().nonnegative().nullish();
const share = z.number().min(0).max(1).nullish();
const degrees = z.number().min(-90).max(180).nullish();

const seconds = z.number().nonnegative();

/** Least, average and greatest. */
const amount = z.number().nonnegative();
const spread = z
  .tuple([amount, amount, amount])
  .refine(([least, average, greatest]) => least <= average && average <= greatest, "is not least, average, greatest");

const module = { name: z.string().min(1).nullish(), tier: z.int().min(1).max(11).nullish() };

const plates = z.object({ front: orZero, sides: orZero, rear: orZero }).nullish();

const switching = { switch_on_time: orZero, switch_off_time: orZero };

export const publishedProfileSchema = z.object({
  hp: positive,
  weight: positive,
  max_ammo: orZero,
  speed_forward: positive,
  speed_backward: orZero,
  turret: z
    .object({
      ...module,
      traverse_speed: orZero,
      view_range: positive,
      traverse_left_arc: degrees,
      traverse_right_arc: degrees,
    })
    .nullish(),
  gun: z
    .object({
      ...module,
      caliber: positive,
      reload_time: positive,
      fire_rate: positive,
      aim_time: positive,
      dispersion: positive,
      move_up_arc: degrees,
      move_down_arc: degrees,
      traverse_speed: orZero,
    })
    .nullish(),
  suspension: z.object({ ...module, traverse_speed: orZero, steering_lock_angle: degrees }).nullish(),
  engine: z.object({ ...module, power: positive, fire_chance: share }).nullish(),
  radio: z.object({ ...module, signal_range: orZero }).nullish(),
  armor: z.object({ hull: plates, turret: plates }).nullish(),
  ammo: z
    .array(
      z.object({
        type: z.enum(Object.keys(SHELL_KIND_OF)).nullish(),
        damage: spread.nullish(),
        penetration: spread.nullish(),
        stun: z.object({ duration: z.tuple([seconds, seconds]).nullish() }).nullish(),
      }),
    )
    .nullish(),
  siege: z
    .object({
      ...switching,
      suspension_traverse_speed: orZero,
      speed_backward: orZero,
      reload_time: positive,
      aim_time: positive,
      dispersion: positive,
      move_up_arc: degrees,
      move_down_arc: degrees,
    })
    .nullish(),
  rapid: z.object({ ...switching, speed_forward: positive, speed_backward: orZero }).nullish(),
});

export type PublishedProfile = z.infer<typeof publishedProfileSchema>;

/** The API's `fields` parameter that requests exactly these fields. */
export const PROFILE_FIELDS = Object.keys(publishedProfileSchema.shape).map((field) => `default_profile.${field}`);
