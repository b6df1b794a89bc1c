import { and, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { freeName, MAX_IN_ACCOUNT, type SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { savedLoadouts } from "#workers/accounts/accounts-schema.ts";

const ofUser = (userId: string) => eq(savedLoadouts.userId, userId);
const isLoadout = (userId: string, loadoutId: string) => and(ofUser(userId), eq(savedLoadouts.loadoutId, loadoutId));

/**
 * The loadouts that a person keeps, the newest first.
 * @param vehicleId of this vehicle alone
 */
export async function savedLoadoutsOf(db: D1Database, userId: string, vehicleId?: number): Promise<SavedLoadout[]> {
  const wanted = vehicleId === undefined ? undefined : eq(savedLoadouts.vehicleId, vehicleId);
  const rows = await drizzle(db)
    .select()
    .from(savedLoadouts)
    .where(and(ofUser(userId), wanted))
    .orderBy(desc(savedLoadouts.savedAt), savedLoadouts.loadoutId);
  return rows.map(({ userId: _, ...loadout }) => loadout);
}

/** The outcome of saving a loadout: it is saved, it was saved before, or the account is full. */
type SaveResult = { kind: "kept" | "known"; loadout: SavedLoadout } | { kind: "full" };

/**
 * Saves a loadout. One that is already saved stays unchanged. The database checks that and the limit, so that two
 * simultaneous requests cannot save one twice, or too many.
 * @param loadout without a name, it gets the first free number
 */
export async function saveLoadout(
  db: D1Database,
  userId: string,
  loadout: Omit<SavedLoadout, "loadoutId">,
): Promise<SaveResult> {
  const others = await savedLoadoutsOf(db, userId, loadout.vehicleId);
  const name = loadout.name || freeName(others.map((other) => other.name));
  const row: SavedLoadout = { ...loadout, name, loadoutId: crypto.randomUUID() };
  const inserted = await db
    .prepare(
      `INSERT INTO saved_loadouts (loadout_id, person_id, vehicle_id, vehicle_name, name, code, patch, saved_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
       WHERE (SELECT count(*) FROM saved_loadouts WHERE person_id = ?2) < ?9
       ON CONFLICT DO NOTHING RETURNING loadout_id`,
    )
    .bind(row.loadoutId, userId, row.vehicleId, row.vehicleName, name, row.code, row.patch, row.savedAt, MAX_IN_ACCOUNT)
    .first();
  if (inserted !== null) return { kind: "kept", loadout: row };
  const known = (await savedLoadoutsOf(db, userId, loadout.vehicleId)).find(({ code }) => code === loadout.code);
  return known ? { kind: "known", loadout: known } : { kind: "full" };
}

/** @returns whether the user has such a loadout */
export async function renameLoadout(db: D1Database, userId: string, loadoutId: string, name: string): Promise<boolean> {
  const rows = await drizzle(db)
    .update(savedLoadouts)
    .set({ name })
    .where(isLoadout(userId, loadoutId))
    .returning({ loadoutId: savedLoadouts.loadoutId });
  return rows.length > 0;
}

/** @returns the loadout that is gone; null where the person has none of this id */
export async function deleteLoadout(db: D1Database, userId: string, loadoutId: string): Promise<SavedLoadout | null> {
  const [row] = await drizzle(db).delete(savedLoadouts).where(isLoadout(userId, loadoutId)).returning();
  if (!row) return null;
  const { userId: _, ...loadout } = row;
  return loadout;
}
