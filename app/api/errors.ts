import { z } from "zod";

/** The body of every error of the API. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.string().describe("What kind of error it is: invalid, not_found, unavailable …"),
    message: z.string().describe("A sentence that says what is wrong with the call."),
    problems: z
      .array(z.object({ parameter: z.string(), name: z.string(), reason: z.string() }))
      .optional()
      .describe("Of a loadout: every name that is unknown or illegal, and why."),
  }),
});
