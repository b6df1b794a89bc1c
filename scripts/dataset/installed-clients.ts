import { z } from "zod";
import type { InstalledClients } from "#app/game/replays/recording/client-methods.ts";

const count = z.int().min(0).max(1023);

/** Clients that are kept, the newest first: what an installation imports in many years. */
export const MAX_CLIENTS = 200;

/** `replays/clients.json` in the folder of an installation. */
export const installedClientsSchema: z.ZodType<InstalledClients> = z.strictObject({
  clients: z
    .array(
      z.strictObject({
        version: z.string().regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/),
        methods: z.strictObject({
          health: z.strictObject({
            method: count,
            bytes: z.union([z.literal(7), z.literal(9), z.literal(10)]),
            property: count.nullable(),
          }),
          hit: z.strictObject({
            method: count,
            pointBytes: z.union([z.literal(8), z.literal(16)]),
            tailBytes: count,
          }),
          tracer: z
            .strictObject({
              fired: count,
              bytes: count,
              placeAt: count,
              ended: count,
              burst: z.strictObject({ method: count, placeAt: count }).nullable(),
            })
            .nullable(),
        }),
      }),
    )
    .max(MAX_CLIENTS),
});
