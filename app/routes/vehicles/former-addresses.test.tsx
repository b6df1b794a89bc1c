import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { createFilesApi } from "#app/api/published.ts";
import { apiContext, originContext } from "#app/context.ts";
import { stockOnly } from "#app/game/model/vehicle/default-profile.fixture.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { Overview } from "#app/vehicles/page/overview.tsx";
import { VEHICLE_ROUTE } from "#app/vehicles/page/vehicle-data.ts";
import { published, publishedSource, publishedVehicle } from "#tests/setup/published.ts";
import { loader } from "./vehicle.tsx";

// A vehicle's page was one long page once. Its addresses are in bookmarks, posts and search engines: each still leads to
// what it showed.

const tiger = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const RECORDS: Readonly<Record<string, VehicleRecord>> = {
  [tiger.id]: tiger,
  [stockOnly.id]: stockOnly,
};

/** Where the server leads on from an address for good; the anchor stays. The address itself where it answers. */
async function servedAt({ pathname, searchParams, href, hash }: URL): Promise<string> {
  const [, tankId = "", vehicle] = pathname.split("/");
  const source = publishedSource((path) => (path.startsWith("vehicles/by-id/") ? RECORDS[tankId] : published(path)));
  const files = createFilesApi(source);
  const context = new RouterContextProvider();
  context.set(apiContext, { files } as never);
  context.set(originContext, "https://index.example");
  const url = { pathname, searchParams, search: new URL(href).search };
  try {
    await loader({ request: new Request(href), url, params: { tank_id: tankId, vehicle }, context } as never);
    return pathname + url.search + hash;
  } catch (thrown) {
    const answer = thrown as Response;
    expect(answer.status).toBe(301);
    return answer.headers.get("location") + hash;
  }
}

/**
 * Where a link of the overview that an anchor finds leads; null where there is none. Without script it is there to be
 * followed, with script the page follows it (app/entry.client.tsx).
 */
function linkWithName(record: VehicleRecord, id: string): string | null {
  const loaderData = { [VEHICLE_ROUTE]: { text: JSON.stringify(record), newest: null, version: null } };
  const Stub = createRoutesStub([{ id: VEHICLE_ROUTE, children: [{ index: true, Component: Overview }] }]);
  const html = renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={{ loaderData }} />);
  return new RegExp(`<a id="${id}"[^>]* href="([^"]*)"`).exec(html)?.[1] ?? null;
}

/** Of a vehicle that is known in full: the former address, and what leads where. */
const ADDRESSES: readonly (readonly [from: string, to: string])[] = [
  // The page itself, and what the overview still has.
  ["/529/tiger-i", "/529/tiger-i"],
  ["/529/panther", "/529/tiger-i"],
  ["/529/tiger-i?utm_source=forum", "/529/tiger-i?utm_source=forum"],
  ["/529/tiger-i#name", "/529/tiger-i#name"],
  ["/529/tiger-i#recommended", "/529/tiger-i#recommended"],
  ["/529/tiger-i#recommended-main", "/529/tiger-i#recommended-main"],
  ["/529/tiger-i#recommended-experimental", "/529/tiger-i#recommended-experimental"],
  ["/529/tiger-i#marks", "/529/tiger-i#marks"],
  ["/529/tiger-i#research", "/529/tiger-i/statistics#research"],
  // Sections that moved.
  ["/529/tiger-i#modules", "/529/tiger-i/loadout#modules"],
  ["/529/tiger-i#set-up", "/529/tiger-i/loadout#set-up"],
  ["/529/tiger-i#crew", "/529/tiger-i/loadout#crew"],
  ["/529/tiger-i#armour", "/529/tiger-i/armour#armour"],
  ["/529/tiger-i#guns", "/529/tiger-i/statistics#guns"],
  ["/529/tiger-i#characteristics", "/529/tiger-i/statistics#characteristics"],
  ["/529/tiger-i#more", "/529/tiger-i/statistics#more"],
  ["/529/tiger-i#charts", "/529/tiger-i/statistics#charts"],
  ["/529/tiger-i#grounds", "/529/tiger-i/statistics#grounds"],
  ["/529/tiger-i#expected", "/529/tiger-i/statistics#expected"],
  ["/529/tiger-i#rating", "/529/tiger-i/statistics#rating"],
  ["/529/tiger-i#history", "/529/tiger-i/statistics#history"],
  ["/529/tiger-i#sources", "/529/tiger-i/statistics#sources"],
  ["/529/panther#guns", "/529/tiger-i/statistics#guns"],
  ["/529/tiger-i?utm_source=forum#guns", "/529/tiger-i/statistics?utm_source=forum#guns"],
  // What was chosen.
  ["/529/tiger-i?modules=stock", "/529/tiger-i/loadout?loadout=stock"],
  ["/529/tiger-i?gun=1", "/529/tiger-i/loadout"],
  ["/529/tiger-i?mode=siege", "/529/tiger-i/loadout"],
  ["/529/tiger-i/loadout?modules=stock", "/529/tiger-i/loadout?loadout=stock"],
  ["/529/tiger-i?setup=typical", "/529/tiger-i/loadout?loadout=typical"],
  ["/529/tiger-i?setup=own", "/529/tiger-i/loadout"],
  ["/529/tiger-i?setup=typical&modules=stock", "/529/tiger-i/loadout?loadout=typical.stock"],
  ["/529/tiger-i?build=1BAEABQ4", "/529/tiger-i/loadout?loadout=1BAEABQ4"],
  ["/529/tiger-i?build=1BAEABQ4#set-up", "/529/tiger-i/loadout?loadout=1BAEABQ4#set-up"],
  ["/529/tiger-i?setup=own&open=crew-1#crew-1", "/529/tiger-i/loadout?open=crew-1#crew-1"],
  ["/529/tiger-i?setup=typical&why=reload#why", "/529/tiger-i/loadout?loadout=typical&why=reload#why"],
  ["/529/panther?modules=stock", "/529/tiger-i/loadout?loadout=stock"],
  // The axes of the chart among its tier.
  ["/529/tiger-i?x=health", "/529/tiger-i/statistics?x=health"],
  ["/529/tiger-i?x=health&y=damage#charts", "/529/tiger-i/statistics?x=health&y=damage#charts"],
  // Both at once: what is chosen decides.
  ["/529/tiger-i?modules=stock&x=health", "/529/tiger-i/loadout?loadout=stock&x=health"],
  ["/529/tiger-i?modules=stock#modules", "/529/tiger-i/loadout?loadout=stock#modules"],
];

describe("an address of the former page", () => {
  it.each(ADDRESSES)("%s leads to %s", async (from, to) => {
    const served = new URL(await servedAt(new URL(from, "https://index.example")), "https://index.example");
    const { pathname, search, hash } = served;
    const link = /^\/\d+\/[^/]+$/.test(pathname) ? linkWithName(tiger, hash.slice(1)) : null;
    const end = new URL(link ?? served, served);
    expect(end.pathname + search + end.hash).toBe(to);
  });

  it("of stock modules, where nothing else is known, leads to their figures", () => {
    const path = `/${stockOnly.id}/${stockOnly.slug}`;
    expect(linkWithName(stockOnly, "stock")).toBe(`${path}/statistics#stock`);
    // Unknown parts have no link, which would lead to nothing.
    for (const id of ["set-up", "modules", "armour", "guns", "charts"]) expect(linkWithName(stockOnly, id)).toBeNull();
  });
});
