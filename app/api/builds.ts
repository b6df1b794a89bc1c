import * as z from "zod/mini";

// zod would compile its schemas with `new Function`, which the content security policy reports.
z.config({ jitless: true });

const routeRuleSchema = z.object({
  /** `{path}/_payload.json` answers the path's data. */
  prerender: z.optional(z.boolean()),
});
const rulesSchema = z.record(z.string(), routeRuleSchema);

/** The answer of GET /builds/latest.json. */
const latestBuildSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** When it was built, unix time in milliseconds. */
  timestamp: z.number(),
});
export type LatestBuild = z.infer<typeof latestBuildSchema>;

/** The answer of GET /builds/meta/{id}.json: what a build has and how its paths are rendered. */
const buildMetaSchema = z.extend(latestBuildSchema, {
  /** Rules by path: exact ones, ones for everything below a path, ones for paths with parameters. */
  matcher: z.object({ static: rulesSchema, wildcard: rulesSchema, dynamic: rulesSchema }),
  /** Paths whose data is the same for everyone until the next build or data version. */
  prerendered: z.array(z.string()),
});
export type BuildMeta = z.infer<typeof buildMetaSchema>;

/** The answer of GET {path}/_payload.json: a page's data by route. */
const pagePayloadSchema = z.record(z.string(), z.unknown());
export type PagePayload = z.infer<typeof pagePayloadSchema>;

/** @throws where the site does not answer, or with something else */
export async function getLatestBuild(fetch: typeof globalThis.fetch, now: number): Promise<LatestBuild> {
  return latestBuildSchema.parse(await jsonOf(await fetch(`/builds/latest.json?${now}`)));
}

/**
 * @param answer of GET /builds/meta/{id}.json
 * @throws where it is not the metadata of a build
 */
export async function readBuildMeta(answer: Response): Promise<BuildMeta> {
  return buildMetaSchema.parse(await jsonOf(answer));
}

/**
 * @param path of a page that the build's metadata names
 * @param buildId part of the address, so that no cache answers with another build's copy
 * @throws where there is no payload
 */
export async function getPagePayload(
  fetch: typeof globalThis.fetch,
  path: string,
  buildId: string,
): Promise<PagePayload> {
  return pagePayloadSchema.parse(await jsonOf(await fetch(`${path === "/" ? "" : path}/_payload.json?${buildId}`)));
}

async function jsonOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
  return answer.json();
}
