import type { Context } from "hono";
import { createStaticHandler, isRouteErrorResponse, type RouteObject, type ServerBuild } from "react-router";
import type { Dispatch } from "./dispatch.ts";
import type { SiteEnv } from "./env.ts";
import { isEveryones } from "./middleware/page-key.ts";
import type { RenderPage } from "./page.ts";
import { pageContext } from "./page-context.ts";

/** Answers with the loader data of a page, by route, without its layouts and unrendered. Made once from the build's routes. */
export function createLoadData(build: ServerBuild): RenderPage {
  const handler = createStaticHandler(routesBelow(build, undefined));
  return async (request, context) => {
    const result = await handler.query(request, { requestContext: context });
    if (result instanceof Response) return result;
    const [error] = Object.values(result.errors ?? {});
    if (error === undefined) return Response.json(result.loaderData);
    const status = isRouteErrorResponse(error) ? error.status : 500;
    return Response.json({ error: { code: "unavailable", message: "There is no data for this page." } }, { status });
  };
}

/**
 * `{path}/_payload.json`: the data of a page that is the same for everyone (spec §7), named by a build id or
 * a time in its query, which only keeps older copies out of the way.
 */
export function payload(loadData: RenderPage, dispatch: Dispatch) {
  return async (c: Context<SiteEnv>): Promise<Response> => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.replace(/\/?_payload\.json$/, "") || "/";
    url.search = "";
    if (!isEveryones(url.pathname)) {
      return c.json({ error: { code: "not_found", message: `There is no payload for ${url.pathname}.` } }, 404);
    }
    // Kept in shared caches: whoever asks, it is what anyone may see.
    const { context, isComplete } = pageContext(c, dispatch, "anyone");
    const answer = await loadData(new Request(url), context);
    // A vehicle under a wrong name: its data is not here, and a redirect would lead to a page.
    if (answer.status >= 300)
      return c.json({ error: { code: "not_found", message: `There is no payload for ${url.pathname}.` } }, 404);
    answer.headers.set("cache-control", isComplete() ? "public, max-age=60" : "no-store");
    return answer;
  };
}

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, module, index } = route;
    // What stands around the pages may be about the visitor: only a page's own data is the same for everyone.
    const loader = index || path ? (module.loader as RouteObject["loader"]) : undefined;
    return [index ? { id, index: true, loader } : { id, path, loader, children: routesBelow(build, id) }];
  });
}
