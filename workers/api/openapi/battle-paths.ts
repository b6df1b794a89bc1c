import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { deliveredSchema, MAX_DELIVERED } from "#app/api/battles.ts";
import { arenasSchema, DEFAULT_ARENAS, MAX_ARENAS } from "#app/api/stats.ts";
import { battleRecordSchema } from "#app/game/battles/battle-record.ts";
import { ownAveragesSchema } from "#app/game/model/tables/own-averages.ts";
import { averagesParametersSchema } from "../stats.ts";
import { answers } from "./parts.ts";

const tags = ["Battles"];
const account = z.object({
  account_id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .meta({ description: "Number of a game account that is linked here.", examples: ["500000001"] }),
});

const delivery = z
  .object({
    battles: z
      .array(battleRecordSchema.meta({ id: "BattleRecord" }))
      .min(1)
      .max(MAX_DELIVERED),
  })
  .meta({ id: "Delivery" });

/** Calls about the battles of game accounts, and what comes of them. */
export const battlePaths: ZodOpenApiPathsObject = {
  "/api/stats/accounts/{account_id}/arenas": {
    get: {
      tags,
      operationId: "arenas",
      summary: "The newest battles of an account, the newest first",
      description: "Those of a private account need its owner's session or a statistics key.",
      requestParams: {
        path: account,
        query: z.object({
          limit: z.string().optional().describe(`1 to ${MAX_ARENAS}; ${DEFAULT_ARENAS} without it.`),
          key: z.string().optional().describe("A statistics key of the account."),
        }),
      },
      responses: answers("When they began.", "application/json", arenasSchema, ["400", "401", "404"]),
    },
    post: {
      tags,
      operationId: "deliverBattles",
      summary: "Sends results of the account's own battles",
      description:
        "Each battle is judged by itself and counts once, however often it is sent: what is refused is named by its place and a reason, the others are taken. Battles of a later client than the data, in a vehicle that these do not have, wait until they do. An arena id is text, since it is beyond 2^53. A figure that is not known is null. At most 128 kB, and 60 deliveries a minute for each account.",
      security: [{ writeKey: [] }, { session: [] }],
      requestParams: { path: account },
      requestBody: { required: true, content: { "application/json": { schema: delivery } } },
      responses: answers("What came of the battles.", "application/json", deliveredSchema.meta({ id: "Delivered" }), [
        ...(["400", "401", "403", "404", "413", "429", "503"] as const),
      ]),
    },
  },
  "/api/stats/averages": {
    get: {
      tags,
      operationId: "averages",
      summary: "What vehicles do on average in the random battles that players sent",
      description:
        "A vehicle has an average from a least number of players on, which the answer states. No player counts for more than a fifth of it.",
      requestParams: { query: averagesParametersSchema },
      responses: answers(
        "The averages, by tank_id.",
        "application/json",
        ownAveragesSchema.meta({ id: "OwnAverages" }),
        ["400"],
      ),
    },
  },
};
