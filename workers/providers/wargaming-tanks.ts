import { z } from "zod";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { VehicleTotals } from "#app/game/challenge/progress.ts";
import { publisherUrls, type wargamingSettingsSchema } from "./wargaming.ts";
import { fetchById, wargamingCall } from "./wargaming-call.ts";

const count = z.number().int().nonnegative();
const tanksSchema = z.array(z.object({ tank_id: count, statistics: z.object({ battles: count, wins: count }) }));

/**
 * What an account has driven so far: battles and wins in each vehicle, from the publisher's `account/tanks`. Needs no
 * permission from the player.
 * @returns null if the region has no such account, or shows nothing of it
 * @throws ProviderError
 */
export type PlayedVehicles = (region: PublisherRegion, accountId: number) => Promise<VehicleTotals[] | null>;

export function createPlayedVehicles(settings: z.infer<typeof wargamingSettingsSchema>): PlayedVehicles {
  const url = publisherUrls(settings);
  const call = wargamingCall(settings.WARGAMING_APPLICATION_ID);
  return async (region, accountId) => {
    const query = { fields: "tank_id,statistics.battles,statistics.wins" };
    const options = { parameter: "account_id", ids: [accountId], query, schema: tanksSchema };
    const tanks = (await fetchById(call.get, url(region, "account/tanks"), options)).get(accountId);
    return tanks?.map(({ tank_id, statistics: { battles, wins } }) => ({ vehicleId: tank_id, battles, wins })) ?? null;
  };
}
