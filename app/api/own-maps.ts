import { z } from "zod";
import { gameAccountSchema } from "#app/game/accounts/game-account-schema.ts";
// Sets zod up for the content security policy of pages, on which this is called too.
import "./call.ts";
import type { MapFigures } from "#app/game/battles/map-figures.ts";

const mean = z.object({ value: z.number(), battles: z.int().positive() }).nullable();
const figuresSchema: z.ZodType<MapFigures> = z.object({
  battles: z.int().positive(),
  winRate: z.number(),
  damage: mean,
  baseXp: mean,
  survived: mean,
});

/** GET /api/account/maps/{id}?random=1: one's own game accounts with their battles on a map. */
export const ownOnMapSchema = z.array(
  gameAccountSchema.extend({
    /** Null: there are none. */
    figures: figuresSchema.nullable(),
    /** Battles of other kinds, which are not in the figures. */
    others: z.int().nonnegative(),
  }),
);
export type OwnOnMap = z.infer<typeof ownOnMapSchema>;

export interface OwnMapsApi {
  /**
   * What the battles of one's own game accounts on a map come to. Null: nobody is signed in.
   * @param map number of the arena @param random whether only random battles count
   * @throws Error when they cannot be read
   */
  onMap(map: number, random: boolean): Promise<OwnOnMap | null>;
}

export function createOwnMapsApi(fetch: typeof globalThis.fetch, anonymous = false): OwnMapsApi {
  return {
    async onMap(map, random) {
      if (anonymous) return null;
      const answer = await fetch(`/api/account/maps/${map}${random ? "?random=1" : ""}`);
      if (answer.status === 401) return null;
      if (!answer.ok) throw new Error(`The battles on the map ${map} cannot be read (${answer.status}).`);
      return ownOnMapSchema.parse(await answer.json());
    },
  };
}
