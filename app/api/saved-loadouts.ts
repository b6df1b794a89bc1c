import { z } from "zod";
import {
  cleanName,
  isCode,
  isPatch,
  MAX_VEHICLE_NAME,
  type SavedLoadout,
} from "#app/game/loadout/saved/saved-loadout.ts";
import { decodeTankId } from "#app/game/model/addresses/tank-id.ts";
import { sendForm } from "./call.ts";
import { deletePath, renamePath, SAVED_LOADOUTS_PATH } from "./saved-loadouts-paths.ts";

const savedLoadoutSchema: z.ZodType<SavedLoadout> = z.object({
  buildId: z.string(),
  vehicleId: z.number().int(),
  vehicleName: z.string(),
  name: z.string(),
  code: z.string(),
  patch: z.string().nullable(),
  keptAt: z.number().int(),
});

/** GET /api/account/builds[?vehicle=]: the newest first. */
export const savedLoadoutsSchema = z.object({ builds: z.array(savedLoadoutSchema) });

/** POST /api/account/builds: the build as it is kept, and whether it was before. */
export const savedSchema = z.object({ build: savedLoadoutSchema, already: z.boolean() });

/** What a loadout can be called. */
export const loadoutNameSchema = z
  .string()
  .max(400, "The name is too long.")
  .transform((text) => cleanName(text));

/** The fields of POST /api/account/builds, of a form or a script. */
export const saveFieldsSchema = z.object({
  vehicle: z
    .string()
    .regex(/^[1-9]\d{0,7}$/, "The vehicle has to be the id of one.")
    .transform(Number)
    .refine((id) => decodeTankId(id) !== undefined, "The vehicle has to be the id of one."),
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
  kept_at: z.coerce.number().int().positive().optional(),
});

/** Calls about the loadouts that the signed-in person keeps. */
export interface SavedLoadoutsApi {
  /** Null: nobody is signed in. @throws Error when they cannot be read */
  list(vehicleId?: number): Promise<SavedLoadout[] | null>;
  /** @throws Error with a sentence for the visitor when it is not kept */
  keep(build: Omit<SavedLoadout, "buildId">): Promise<{ build: SavedLoadout; already: boolean }>;
  /** @throws Error with a sentence for the visitor */
  rename(buildId: string, name: string): Promise<void>;
  /** @throws Error with a sentence for the visitor */
  remove(buildId: string): Promise<void>;
}

export function createSavedLoadoutsApi(fetch: typeof globalThis.fetch, anonymous = false): SavedLoadoutsApi {
  return {
    async list(vehicleId) {
      if (anonymous) return null;
      const query = vehicleId === undefined ? "" : `?vehicle=${vehicleId}`;
      const answer = await fetch(SAVED_LOADOUTS_PATH + query);
      if (answer.status === 401) return null;
      if (!answer.ok) throw new Error(`The builds cannot be read (${answer.status}).`);
      return savedLoadoutsSchema.parse(await answer.json()).builds;
    },
    async keep({ vehicleId, vehicleName, code, name, patch, keptAt }) {
      const fields = { vehicle: `${vehicleId}`, vehicle_name: vehicleName, code, name, kept_at: `${keptAt}` };
      const answer = await sendForm(fetch, SAVED_LOADOUTS_PATH, { ...fields, ...(patch === null ? {} : { patch }) });
      return savedSchema.parse(await answer.json());
    },
    async rename(buildId, name) {
      await sendForm(fetch, renamePath(buildId), { name });
    },
    async remove(buildId) {
      await sendForm(fetch, deletePath(buildId), {});
    },
  };
}
