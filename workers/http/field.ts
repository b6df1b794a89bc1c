import type { ApiContext } from "#workers/env.ts";

/** A parameter of a call: links and scripts send it in the query string, forms in the body. */
export async function field(c: ApiContext, name: string): Promise<string | undefined> {
  const queryValue = c.req.query(name);
  if (queryValue !== undefined) return queryValue;
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    c.req.header("content-type") ?? "",
  );
  const value = isForm ? (await c.req.parseBody())[name] : undefined;
  return typeof value === "string" ? value : undefined;
}
