import { z } from "zod";

/** An account id of the publisher: a positive whole number below 2^53. */
export const accountIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
