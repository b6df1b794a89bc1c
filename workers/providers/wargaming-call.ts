import { z } from "zod";
import { providerFetch, readJson } from "./call.ts";
import { ProviderError, type ProviderFailure } from "./provider.ts";

/** The publisher sends errors as HTTP 200. Their `value` is not read, since it can repeat the token. */
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

const headers = { accept: "application/json" };

/** @returns the `data` of the answer, in its shape */
type Call = <T>(url: string, parameters: Record<string, string>, data: z.ZodType<T>) => Promise<T>;

/** Calls of the publisher's API. Secrets are sent by `post`, in the body, so that no address holds them. */
export function wargamingCall(applicationId: string): { get: Call; post: Call } {
  const formOf = (parameters: Record<string, string>) =>
    new URLSearchParams({ application_id: applicationId, ...parameters });
  return {
    get: async (url, parameters, data) =>
      dataOf(url, await providerFetch(`${url}?${formOf(parameters)}`, { headers }), data),
    post: async (url, parameters, data) =>
      dataOf(url, await providerFetch(url, { method: "POST", body: formOf(parameters), headers }), data),
  };
}

async function dataOf<T>(url: string, answer: Response, data: z.ZodType<T>): Promise<T> {
  const okSchema = z.object({ status: z.literal("ok"), data });
  const said = await readJson(answer, z.discriminatedUnion("status", [okSchema, errorSchema]));
  if (said.status === "ok") return said.data as T;
  const { pathname, host } = new URL(url);
  const { message } = (said as z.infer<typeof errorSchema>).error;
  throw new ProviderError(failures[message] ?? "unavailable", `${host}${pathname} said ${message}`);
}
