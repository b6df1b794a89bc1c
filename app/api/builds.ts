/** The answer of GET /builds/latest.json (spec §7). */
export interface LatestBuild {
  id: string;
  /** When it was built, unix time in milliseconds. */
  timestamp: number;
}

/** The answer of GET /builds/meta/{id}.json (spec §7): what a build has and how its paths are rendered. */
export interface BuildMeta extends LatestBuild {
  /** Rules by path: exact ones, ones for everything below a path, ones for paths with parameters. */
  matcher: {
    static: Record<string, RouteRule>;
    wildcard: Record<string, RouteRule>;
    dynamic: Record<string, RouteRule>;
  };
  /** Paths whose data is the same for everyone until the next build or data version. */
  prerendered: string[];
}

interface RouteRule {
  /** `{path}/_payload.json` answers the path's data. */
  prerender?: boolean;
}
