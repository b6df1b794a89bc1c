import { Hono } from "hono";
import type { OwnOnMap } from "#app/game/battles/answers.ts";
import { mapFigures } from "#app/game/battles/map-figures.ts";
import { asUser } from "#workers/accounts/sign-in/as-user.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { ApiEnv } from "#workers/env.ts";

/** Calls about one's own battles on maps; mounted below /api/account. */
export function ownMapsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/:map{[0-9]{1,5}}", (c) =>
    asUser(c, async ({ gameAccounts }) => {
      const [map, random] = [Number(c.req.param("map")), c.req.query("random") === "1"];
      const told = gameAccounts.map(async ({ accountId, nickname, region }) => {
        const kinds = await battlesOf(c.env, accountId).onMap(map);
        return { accountId, nickname, region, ...mapFigures(kinds, random) };
      });
      return c.json((await Promise.all(told)) satisfies OwnOnMap);
    }),
  );
  return api;
}
