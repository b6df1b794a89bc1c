import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
  useMatches,
  useParams,
} from "react-router";
import { describe, expect, it, vi } from "vitest";
import { AccountsProvider } from "#app/account/accounts-context.tsx";
import { createApi } from "#app/api/client.ts";
import { adNetworkContext, apiContext, originContext, reportErrorContext } from "#app/context.ts";
import { CALENDAR_PATH, type Calendar } from "#app/game/calendar/calendar.ts";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import { NEWS_INDEX_PATH, type NewsPostHead } from "#app/game/news/news.ts";
import { PAGES } from "#app/pages/pages.ts";
import { readContent } from "#scripts/publish/content/read-content.ts";
import { published, publishedSource } from "#tests/setup/published.ts";

/** Properties that every object inherits: a lookup by these names would return a function. */
const WORDS = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"];
const ORIGIN = "https://index.example";

/** What the site says in words is published apart from the dataset. */
const content = readContent({ isVehicle: () => true, isFile: () => true });
const textOf = <T>(path: string): T | null => JSON.parse(content.get(path) ?? "null");

const EXAMPLES: Readonly<Record<string, () => string>> = {
  nation: () => "germany",
  map: () => published<GameMaps>(MAPS_FILE).maps[0]?.slug ?? "",
  event: () => textOf<Calendar>(CALENDAR_PATH)?.events[0]?.id ?? "",
  slug: () => textOf<NewsPostHead[]>(NEWS_INDEX_PATH)?.[0]?.slug ?? "",
  tank_id: () => "529",
  vehicle: () => "tiger-i",
  region: () => "eu",
  clan_id: () => "500000101",
  tag: () => "FERRO",
  account_id: () => "500000001",
  nickname: () => "Commander_1",
  arena_id: () => "1",
};
/** States in which a page reads more of its address than in its plain one. */
const STATES: Readonly<Record<string, string[]>> = { "/:tank_id/:vehicle/loadout": ["loadout=typical", "setup=own"] };

const pathOf = (path: string, word?: string) =>
  path.replaceAll(/:(\w+)\??/g, (_, name: string) => word ?? EXAMPLES[name]?.() ?? "");

/** The published dataset, and nothing that is kept of people. */
function requestContext(): RouterContextProvider {
  const documents = publishedSource((path) => textOf(path) ?? published(path));
  const nobody = async () => Response.json({ error: { code: "unavailable", message: "Nobody." } }, { status: 503 });
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(nobody, { documents, anonymous: true }));
  context.set(originContext, ORIGIN);
  context.set(adNetworkContext, null);
  context.set(reportErrorContext, (error) => {
    throw error;
  });
  return context;
}

async function openPage({ path, module }: (typeof PAGES)[number]) {
  const { default: Component, loader, handle } = await import(`../../app/${module}`);
  // As the framework gives its components what was loaded.
  const Page = () => {
    const given = { loaderData: useLoaderData(), params: useParams(), matches: useMatches() };
    const nobody = { signedIn: null, children: createElement(Component, given) };
    return createElement(AccountsProvider, nobody);
  };
  const routes = [{ id: module, path, Component: Page, loader, handle }];
  const handler = createStaticHandler(routes);
  /** What comes of an address: a page, an answer of its own, or the class of what failed. */
  return async (address: string): Promise<string> => {
    const result = await handler.query(new Request(ORIGIN + address), { requestContext: requestContext() });
    if (result instanceof Response) return "answer";
    const [error] = Object.values(result.errors ?? {});
    if (error) return error instanceof Error ? `${error.name}: ${error.message}` : "answer";
    try {
      const router = createStaticRouter(handler.dataRoutes, result);
      renderToStaticMarkup(createElement(StaticRouterProvider, { router, context: result, hydrate: false }));
      return "page";
    } catch (thrown) {
      return `rendering: ${thrown}`;
    }
  };
}

/** The parameters that a page asks its address for, seen while it is made. */
async function parametersOf(make: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>();
  const spies = (["get", "getAll", "has"] as const).map((method) => {
    const original = URLSearchParams.prototype[method] as (name: string) => never;
    return vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      names.add(name);
      return original.call(this, name);
    });
  });
  await make();
  for (const spy of spies) spy.mockRestore();
  return [...names];
}

describe("a word that every object answers to, in an address", () => {
  it.each(PAGES.map((page) => [page.path, page] as const))("means nothing to %s", async (path, page) => {
    const open = await openPage(page);
    const failed: string[] = [];
    for (const state of ["", ...(STATES[path] ?? [])]) {
      const plain = pathOf(path) + (state && `?${state}`);
      let usual = "";
      const names = await parametersOf(async () => {
        usual = await open(plain);
      });
      if (page.listed) expect(usual).toBe("page");
      const given = new URLSearchParams(state);
      // Tables have a parameter for every column, all of them read in one way: these are asked for together only.
      const alone = names.length > 20 ? [] : names.filter((name) => !given.has(name));
      for (const word of WORDS) {
        const all = new URLSearchParams([...names.map((name) => [name, word] as [string, string]), [word, word]]);
        const separate = alone.map((name) => new URLSearchParams([...given, [name, word]]));
        const addresses = [...[all, ...separate].map((search) => `${pathOf(path)}?${search}`), pathOf(path, word)];
        for (const address of addresses) {
          const outcome = await open(address);
          if (outcome !== usual && !["page", "answer"].includes(outcome)) failed.push(`${address}: ${outcome}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });
});
