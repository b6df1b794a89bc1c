import { describe, expect, it } from "vitest";
import { createFindRoutes, dataOf, filesOf } from "./page-routes.ts";

const route = (id: string, parentId: string | undefined, path: string | undefined, hasLoader: boolean) => {
  return { id, parentId, path, hasLoader, module: `/${id}.js`, imports: ["/react.js"] };
};
const findRoutes = createFindRoutes({
  root: route("root", undefined, "", false),
  layout: route("layout", "root", undefined, true),
  ads: route("ads", "layout", undefined, false),
  index: { ...route("index", "layout", undefined, true), index: true, css: ["/index.css"] },
  vehicle: route("vehicle", "ads", ":tank_id/:vehicle", true),
});
const idsOf = (path: string) => findRoutes(path).map(({ id }) => id);

describe("the routes of a page", () => {
  it("are its own and those around it", () => {
    expect(idsOf("/")).toEqual(["root", "layout", "index"]);
    expect(idsOf("/529/tiger-i")).toEqual(["root", "layout", "ads", "vehicle"]);
    expect(idsOf("/a/b/c")).toEqual([]);
  });

  it("have scripts and style sheets, each named once", () => {
    expect(filesOf(findRoutes("/"))).toEqual(["/root.js", "/react.js", "/layout.js", "/index.js", "/index.css"]);
  });
});

describe("the data of a page", () => {
  const payload = { vehicle: { name: "Tiger I" }, other: 1 };

  it("is the payload's, nothing for a route without a loader, and none for what surrounds both pages", () => {
    expect(dataOf(findRoutes("/529/tiger-i"), findRoutes("/"), payload)).toEqual({
      root: null,
      ads: null,
      vehicle: { name: "Tiger I" },
    });
  });

  it("is not enough where a layout with a loader comes new, or the page's own is missing", () => {
    expect(() => dataOf(findRoutes("/529/tiger-i"), [], payload)).toThrow("layout");
    expect(() => dataOf(findRoutes("/529/tiger-i"), findRoutes("/"), {})).toThrow("vehicle");
  });
});
