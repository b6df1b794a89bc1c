import { matchPath } from "react-router";
import type { BuildMeta } from "#app/api/builds.ts";

/** Whether the build has `{path}/_payload.json`: exact paths before paths with parameters before whole folders. */
export function hasPayload({ matcher, prerendered }: BuildMeta, path: string): boolean {
  if (prerendered.includes(path)) return true;
  const rule =
    matcher.static[path] ??
    found(matcher.dynamic, (pattern) => matchPath(pattern, path) !== null) ??
    found(matcher.wildcard, (folder) => path === folder || path.startsWith(`${folder}/`));
  return rule?.prerender === true;
}

function found<T>(rules: Record<string, T>, matches: (key: string) => boolean): T | undefined {
  return Object.entries(rules).find(([key]) => matches(key))?.[1];
}
