import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { healthSchema } from "#app/game/site/health.ts";

/** The body of every error of the API. */
const apiErrorSchema = z.object({
  error: z.object({
    code: z.string().describe("The kind of error: invalid, not_found, unavailable …"),
    message: z.string().describe("What is wrong with the call, in a sentence."),
    problems: z
      .array(z.object({ parameter: z.string(), name: z.string(), reason: z.string() }))
      .optional()
      .describe("For a loadout: every unknown or illegal name, and why."),
  }),
});

const error = apiErrorSchema.meta({ id: "Error" });
const failing = (description: string) => ({ description, content: { "application/json": { schema: error } } });

const FAILURES = {
  "400": failing("A parameter, name or value is wrong: the message says which and why."),
  "401": failing("It needs a key that may do this, or its owner's session."),
  "403": failing("A page of another site sent it, which no page may."),
  "404": failing("There is nothing of this name."),
  "413": failing("The body is too large."),
  "429": failing("Too many calls; Retry-After says when to go on."),
  "503": failing("The data can’t be loaded right now; Retry-After says when to ask again."),
};

/** The answers of a call: the good one, and the errors it can have. */
export function answers(
  description: string,
  mediaType: string,
  schema: z.ZodType,
  failures: readonly (keyof typeof FAILURES)[],
): ZodOpenApiResponsesObject {
  return {
    "200": { description, content: { [mediaType]: { schema } } },
    ...Object.fromEntries(failures.map((status) => [status, FAILURES[status]])),
  };
}

export type ApiOperation = ZodOpenApiOperationObject;

export const tankId = z
  .string()
  .regex(/^[1-9]\d{0,7}$/)
  .meta({ description: "The vehicle’s ID in the game.", examples: ["7169"] });

const health = healthSchema.meta({ id: "Health" });

export const healthPath: ZodOpenApiPathsObject = {
  "/api/health": {
    get: {
      tags: ["Status"],
      operationId: "health",
      summary: "Status of each part of the site and each server it uses",
      description: "Cached for 30 seconds. Still 200 when only a third-party server doesn’t answer.",
      responses: {
        ...answers("The site is up.", "application/json", health, []),
        "503": { description: "A part of the site is down.", content: { "application/json": { schema: health } } },
      },
    },
  },
};
