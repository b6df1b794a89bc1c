/** GET /builds/latest.json */
export interface LatestBuild {
  id: string;
  /** When it was built, unix time in milliseconds. */
  timestamp: number;
}

/** By path; `prerender`: `{path}/_payload.json` answers its data. */
type RouteRules = Record<string, { prerender?: boolean }>;

/** GET /builds/meta/{id}.json: the contents of a build and how its paths are rendered. */
export interface BuildMeta extends LatestBuild {
  /** Rules by path: exact ones, ones for everything below a path, ones for paths with parameters. */
  matcher: { static: RouteRules; wildcard: RouteRules; dynamic: RouteRules };
  /** Paths whose data is the same for everyone until the next build or data version. */
  prerendered: string[];
}

/** GET {path}/_payload.json: a page's data by route. */
export type PagePayload = Record<string, unknown>;

/** GET /api/openapi.json: the parts of the API description that the site shows. */
export interface OpenApiDocument {
  info: { description?: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas?: Record<string, OpenApiSchema> };
}

interface OpenApiOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: OpenApiSchema }[];
  requestBody?: { content: Record<string, { schema: OpenApiSchema }> };
  responses?: Record<string, { description?: string }>;
  security?: Record<string, unknown>[];
}

export interface OpenApiSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, unknown>;
  required?: string[];
  items?: unknown;
  enum?: string[];
  examples?: string[];
}
