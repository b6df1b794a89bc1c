import { expect, it } from "vitest";
import { noteFailedRoute, showFailedRoutes } from "./failed-routes.ts";

const data = (result: unknown) => ({ type: "data" as const, result });
const args = {} as Parameters<typeof showFailedRoutes>[0];
const lost = new TypeError("Failed to fetch dynamically imported module");

it("makes a route without its module an error, now and whenever it is visited again", async () => {
  const layout = { "routes/layout": data(1) };
  expect(await showFailedRoutes(args, async () => layout)).toEqual(layout);
  const first = await showFailedRoutes(args, async () => {
    noteFailedRoute({ routeId: "routes/techtree", error: lost });
    return layout;
  });
  expect(first).toEqual({ ...layout, "routes/techtree": { type: "error", result: lost } });
  expect(await showFailedRoutes(args, async () => layout)).toEqual(layout);
  const again = await showFailedRoutes(args, async () => ({ ...layout, "routes/techtree": data(2) }));
  expect(again).toEqual(first);
});
