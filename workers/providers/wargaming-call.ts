import { z } from "zod";
import { providerFetch, readJson } from "./call.ts";
import { ProviderError, type ProviderFailure } from "./provider.ts";

/** An error of the publisher comes as HTTP 200. Its `value` is never read: it can repeat the token. */
const errorSchema = z.object({
  status: z.literal("error"),
  error: z.object({
    code: z.number().nullish(),
    message: z
      .string()
      .regex(/^[A-Z0-9_]{1,80}$/)
      .catch("an unnamed error"),
  }),
});

const failures: Record<string, ProviderFailure> = {
  REQUEST_LIMIT_EXCEEDED: "throttled",
  INVALID_ACCESS_TOKEN: "invalid",
  ACCESS_TOKEN_NOT_SPECIFIED: "invalid",
};

/**
 * Calls of the publisher's API. What is secret goes by POST, in the body, so that no address holds it.
 * @returns the `data` of the answer, in its shape
 */
export function wargamingCall(applicationId: string) {
  return async <T>(
    method: "GET" | "POST",
    url: string,
    parameters: Record<string, string>,
    data: z.ZodType<T>,
  ): Promise<T> => {
    const form = new URLSearchParams({ application_id: applicationId, ...parameters });
    const answer =
      method === "POST"
        ? await providerFetch(url, { method, body: form, headers: { accept: "application/json" } })
        : await providerFetch(`${url}?${form}`, { headers: { accept: "application/json" } });
    const okSchema = z.object({ status: z.literal("ok"), data });
    const said = await readJson(answer, z.discriminatedUnion("status", [okSchema, errorSchema]));
    if (said.status === "ok") return said.data as T;
    const { pathname, host } = new URL(url);
    const { message } = (said as z.infer<typeof errorSchema>).error;
    throw new ProviderError(failures[message] ?? "unavailable", `${host}${pathname} said ${message}`);
  };
}
