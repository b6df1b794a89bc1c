import { Hono } from "hono";
import { z } from "zod";
import {
  cleanName,
  isCode,
  isPatch,
  type KeptLoadout,
  MAX_IN_ACCOUNT,
  MAX_VEHICLE_NAME,
  type SavedLoadoutsAnswer,
} from "#app/game/loadout/saved/saved-loadout.ts";
import { decodeTankId, parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { deleteLoadout, renameLoadout, savedLoadoutsOf, saveLoadout } from "#workers/accounts/saved-loadouts.ts";
import type { User } from "#workers/accounts/user.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { flash } from "#workers/http/flash.ts";
import { doneOrRedirect, field, isNavigation } from "#workers/http/forms.ts";
import { asUser } from "../sign-in/as-user.ts";

const PAGE = "/my-builds";

/** The valid names of a loadout. */
const loadoutNameSchema = z
  .string()
  .max(400, "The name is too long.")
  .transform((text) => cleanName(text));

/** The fields of POST /api/account/builds, of a form or a script. */
const saveFieldsSchema = z.object({
  vehicle: z
    .string()
    .regex(/^[1-9]\d{0,7}$/, "The vehicle must be a vehicle ID.")
    .transform(Number)
    .refine((id) => decodeTankId(id) !== undefined, "The vehicle must be a vehicle ID."),
  vehicle_name: z
    .string()
    .transform((text) => cleanName(text, MAX_VEHICLE_NAME))
    .refine((text) => text !== "", "The vehicle has to have a name."),
  code: z.string().refine(isCode, "This is no loadout code."),
  /** Empty: the first free number. */
  name: loadoutNameSchema.default(""),
  patch: z
    .string()
    .transform((text) => (isPatch(text) ? text : null))
    .nullable()
    .default(null),
  /** When a loadout that the browser kept was kept there, unix time in milliseconds. */
  saved_at: z.coerce.number().int().positive().optional(),
});

/** Calls about the builds that the signed-in person keeps; mounted below /api/account. */
export function savedLoadoutsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/", (c) => asUser(c, (user) => list(c, user)));
  api.post("/", (c) => asUser(c, (user) => keep(c, user)));
  api.post("/:id/name", (c) => asUser(c, (user) => rename(c, user, c.req.param("id"))));
  api.post("/:id/delete", (c) => asUser(c, (user) => remove(c, user, c.req.param("id"))));
  return api;
}

async function list(c: ApiContext, { userId }: User): Promise<Response> {
  const requested = c.req.query("vehicle");
  const vehicle = requested === undefined ? undefined : parseTankId(requested);
  if (requested !== undefined && vehicle === undefined) return apiError(c, "invalid", "vehicle must be a vehicle ID.");
  const builds = await savedLoadoutsOf(c.env.DB, userId, vehicle);
  return c.json({ builds } satisfies SavedLoadoutsAnswer);
}

async function keep(c: ApiContext, { userId }: User): Promise<Response> {
  const names = Object.keys(saveFieldsSchema.shape);
  const fields = await Promise.all(names.map(async (name) => [name, await field(c, name)] as const));
  const read = saveFieldsSchema.safeParse(Object.fromEntries(fields));
  if (!read.success) return invalid(c, read.error);
  const { vehicle, vehicle_name, code, name, patch, saved_at } = read.data;
  const now = Date.now();
  const loadout = { vehicleId: vehicle, vehicleName: vehicle_name, code, name, patch };
  const result = await saveLoadout(c.env.DB, userId, { ...loadout, savedAt: Math.min(saved_at ?? now, now) });
  if (result.kind === "full") {
    const message = `Your account holds ${MAX_IN_ACCOUNT} loadouts, the most it can. Delete one you no longer need, then save this one.`;
    return apiError(c, "builds_full", message);
  }
  const { loadout: kept } = result;
  const already = result.kind === "known";
  if (!isNavigation(c)) return c.json({ build: kept, already } satisfies KeptLoadout);
  const title = already ? "This loadout is saved already" : "Loadout saved";
  await flash(c, { title, description: `${kept.vehicleName}: ${kept.name}` });
  return doneOrRedirect(c, PAGE);
}

async function rename(c: ApiContext, { userId }: User, loadoutId: string): Promise<Response> {
  const name = loadoutNameSchema.safeParse((await field(c, "name")) ?? "");
  if (!name.success) return invalid(c, name.error);
  if (name.data === "") return apiError(c, "invalid", "A loadout needs a name.");
  return (await renameLoadout(c.env.DB, userId, loadoutId, name.data)) ? doneOrRedirect(c, PAGE) : gone(c);
}

async function remove(c: ApiContext, { userId }: User, loadoutId: string): Promise<Response> {
  return (await deleteLoadout(c.env.DB, userId, loadoutId)) ? doneOrRedirect(c, PAGE) : gone(c);
}

function gone(c: ApiContext): Response {
  return apiError(c, "not_found", "This loadout is no longer saved. Please reload the page.");
}

function invalid(c: ApiContext, { issues }: z.ZodError): Response {
  return apiError(c, "invalid", [...new Set(issues.map(({ message }) => message))].join(" "));
}
