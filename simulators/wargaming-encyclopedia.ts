import type { Hono } from "hono";

/** A vehicle as `encyclopedia/vehicles` documents it, without pictures and texts. */
export const simulatedVehicle = {
  tank_id: 65_297,
  tag: "G999_Simulated",
  name: "Simulated heavy tank",
  short_name: "Simulated",
  nation: "germany",
  tier: 10,
  type: "heavyTank",
  is_premium: false,
  is_gift: false,
  is_wheeled: false,
  price_credit: 6_100_000,
  price_gold: 0,
  prices_xp: null,
  next_tanks: null,
  default_profile: {
    hp: 2400,
    hull_hp: 2100,
    weight: 68_500,
    hull_weight: 30_100,
    max_weight: 70_000,
    max_ammo: 40,
    speed_forward: 40,
    speed_backward: 15,
    modules: { turret_id: 1, gun_id: 2, suspension_id: 3, engine_id: 4, radio_id: 5 },
    turret: {
      name: "Simulated turret 1",
      tag: "G999_Turret_1",
      tier: 10,
      weight: 14_000,
      hp: 300,
      traverse_speed: 24,
      traverse_left_arc: 180,
      traverse_right_arc: 180,
      view_range: 390,
    },
    gun: {
      name: "12.8 cm simulated gun",
      tag: "_128mm_Simulated",
      tier: 10,
      weight: 3480,
      caliber: 128,
      reload_time: 11.2,
      fire_rate: 5.36,
      aim_time: 2.4,
      dispersion: 0.37,
      move_up_arc: 15,
      move_down_arc: 8,
      traverse_speed: 20,
    },
    suspension: {
      name: "Simulated suspension 1",
      tag: "G999_Chassis_1",
      tier: 10,
      weight: 16_000,
      load_limit: 70_000,
      traverse_speed: 26,
      steering_lock_angle: null,
    },
    engine: { name: "Simulated engine", tag: "Simulated_1000", tier: 10, weight: 800, power: 1000, fire_chance: 0.12 },
    radio: { name: "10WSc", tag: "_10WSc", tier: 10, weight: 160, signal_range: 740 },
    armor: { hull: { front: 160, sides: 80, rear: 60 }, turret: { front: 250, sides: 120, rear: 0 } },
    ammo: [
      { type: "ARMOR_PIERCING", damage: [330, 440, 550], penetration: [185, 246, 308], stun: null },
      { type: "ARMOR_PIERCING_CR", damage: [330, 440, 550], penetration: [234, 311, 389], stun: null },
      { type: "HIGH_EXPLOSIVE", damage: [409, 545, 681], penetration: [49, 65, 81], stun: null },
    ],
    siege: null,
    rapid: null,
  },
};

/** Of this one the encyclopedia has no profile yet. */
export const unprofiledVehicle = {
  ...simulatedVehicle,
  tank_id: 65_553,
  tag: "G998_Announced",
  name: "Announced heavy tank",
  short_name: "Announced",
  price_credit: null,
  price_gold: null,
  default_profile: null,
};

const VEHICLES = [simulatedVehicle, unprofiledVehicle];

/** The encyclopedia of the publisher's API: pages of at most 100 vehicles, with only the requested fields. */
export function encyclopedia(app: Hono): void {
  app.get("/wot/encyclopedia/info/", (c) =>
    c.json({ status: "ok", meta: { count: 2 }, data: pick(encyclopediaInfo, c.req.query("fields")) }),
  );
  app.get("/wot/encyclopedia/vehicles/", (c) => {
    const limit = Math.min(Number(c.req.query("limit")) || 100, 100);
    const page = Number(c.req.query("page_no")) || 1;
    const vehicles = VEHICLES.slice((page - 1) * limit, page * limit);
    const meta = {
      count: vehicles.length,
      page_total: Math.ceil(VEHICLES.length / limit),
      total: VEHICLES.length,
      limit,
      page,
    };
    const data = Object.fromEntries(vehicles.map((vehicle) => [vehicle.tank_id, pick(vehicle, c.req.query("fields"))]));
    return c.json({ status: "ok", meta, data });
  });
}

/** The fields of an object that a list like "name,default_profile.hp" names; all of them without a list. */
function pick(value: object, fields: string | undefined): object {
  if (!fields) return value;
  const own = value as Record<string, unknown>;
  const picked: Record<string, unknown> = {};
  for (const field of fields.split(",")) {
    const [name = "", ...rest] = field.split(".");
    const found = Object.hasOwn(own, name) ? own[name] : undefined;
    if (rest.length === 0 || typeof found !== "object" || found === null) picked[name] = found;
    else picked[name] = { ...(picked[name] as object | undefined), ...pick(found, rest.join(".")) };
  }
  return picked;
}

/** Day of the simulated distributions, Unix time. */
const masteryUpdatedAt = Date.UTC(2026, 6, 2) / 1000;

/** Values at each percentile; of the second vehicle too few players are known. */
const VALUES: Record<number, (percentile: number) => number> = {
  [simulatedVehicle.tank_id]: (percentile) => 10 * percentile,
  [unprofiledVehicle.tank_id]: () => 0,
  // T-34.
  1: (percentile) => 12 * percentile,
};

/** `tanks/mastery`: percentiles of damage or experience, for the requested vehicles or all. */
export function mastery(app: Hono): void {
  app.get("/wot/tanks/mastery/", (c) => {
    const { distribution, percentile, tank_id } = c.req.query();
    const no = (message: string, field: string) =>
      c.json({
        status: "error",
        error: { code: message.startsWith("INVALID") ? 407 : 402, message, field, value: null },
      });
    if (!distribution) return no("DISTRIBUTION_NOT_SPECIFIED", "distribution");
    if (!["damage", "xp"].includes(distribution)) return no("INVALID_DISTRIBUTION", "distribution");
    if (!percentile) return no("PERCENTILE_NOT_SPECIFIED", "percentile");
    const wanted = percentile.split(",").map(Number);
    if (wanted.length > 10 || wanted.some((value) => !(value >= 1 && value <= 100)))
      return no("INVALID_PERCENTILE", "percentile");
    const ids = tank_id ? tank_id.split(",").map(Number) : Object.keys(VALUES).map(Number);
    const row = (id: number) => {
      const at = VALUES[id];
      return at ? Object.fromEntries(wanted.map((value) => [value, at(value)])) : null;
    };
    const data = { distribution: Object.fromEntries(ids.map((id) => [id, row(id)])), updated_at: masteryUpdatedAt };
    return c.json({ status: "ok", meta: { count: ids.length }, data });
  });
}

/** Version and day of the simulated encyclopedia. */
export const encyclopediaInfo = { game_version: "2.4.0.0", tanks_updated_at: Date.UTC(2026, 6, 3, 6) / 1000 };
