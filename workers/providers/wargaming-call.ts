import { z } from "zod";
import { noteUpstream, providerFetch, readJson } from "./call.ts";
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
  INVALID_ACCESS_TOKEN: "invalid",
  ACCESS_TOKEN_NOT_SPECIFIED: "invalid",
};

const headers = { accept: "application/json" };

/**
 * @param longest how many bytes the answer may have, where it is more than usual
 * @returns the `data` of the answer, in its shape
 */
type WargamingCall = <T>(
  url: string,
  parameters: Record<string, string>,
  data: z.ZodType<T>,
  longest?: number,
) => Promise<T>;

/** Calls of the publisher's API. Secrets are sent by `post`, in the body, so that no address holds them. */
export function wargamingCall(applicationId: string): { get: WargamingCall; post: WargamingCall } {
  const formOf = (parameters: Record<string, string>) =>
    new URLSearchParams({ application_id: applicationId, ...parameters });
  return {
    get: async (url, parameters, data, longest) =>
      dataOf(url, await providerFetch(`${url}?${formOf(parameters)}`, { headers }, longest), data),
    post: async (url, parameters, data, longest) =>
      dataOf(url, await providerFetch(url, { method: "POST", body: formOf(parameters), headers }, longest), data),
  };
}

/**
 * The publisher's data on some accounts or clans, by id; those without data are left out.
 * @throws ProviderError, also if the answer does not cover every id: for an unknown one it says null
 */
export async function fetchById<T>(
  get: WargamingCall,
  url: string,
  {
    parameter,
    ids,
    query = {},
    schema,
    longest,
  }: {
    /** Which the numbers are: `account_id` or `clan_id`. */
    parameter: string;
    /** 100 at most. */
    ids: readonly number[];
    query?: Record<string, string>;
    schema: z.ZodType<T>;
    longest?: number;
  },
): Promise<Map<number, T>> {
  if (ids.length === 0) return new Map();
  if (ids.length > 100) throw new RangeError("The publisher takes 100 numbers in a call.");
  const answer = await get(url, { [parameter]: ids.join(), ...query }, answersAbout(ids, schema), longest);
  return new Map(
    ids.flatMap((id): [number, T][] => {
      const one = answer[id];
      return one === null || one === undefined ? [] : [[id, one]];
    }),
  );
}

/** An answer by id, with an entry for each requested id. */
function answersAbout<T>(ids: readonly number[], schema: z.ZodType<T>) {
  return z
    .record(z.string(), schema.nullable())
    .refine((answer) => ids.every((id) => Object.hasOwn(answer, id)), "A number that was asked about is missing.");
}

async function dataOf<T>(url: string, answer: Response, data: z.ZodType<T>): Promise<T> {
  const okSchema = z.object({ status: z.literal("ok"), data });
  const said = await readJson(answer, z.discriminatedUnion("status", [okSchema, errorSchema]));
  if (said.status === "ok") return said.data as T;
  const { pathname, host } = new URL(url);
  const { message } = (said as z.infer<typeof errorSchema>).error;
  // It answers 200 and says that a part of it is unavailable; rejecting a field of ours is not its failure.
  if (/^SOURCE_NOT_AVAILABLE$|^INTERNAL/.test(message)) noteUpstream(new URL(url), false);
  throw new ProviderError(failures[message] ?? "unavailable", `${host}${pathname} said ${message}`);
}
