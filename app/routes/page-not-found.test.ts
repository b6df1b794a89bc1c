import { describe, expect, it } from "vitest";
import { fullPathAsHtml, noRouteMatches, pageNotFound, playerNotFound, vehicleNotFound } from "./page-not-found.ts";

/** As the router calls a loader: the address of the page, and the request as it came. */
function routeRequest(page: string, request = page) {
  return {
    url: new URL(page, "https://index.example"),
    request: new Request(new URL(request, "https://index.example")),
  };
}

describe("the full path in a message", () => {
  it.each([
    ["/nowhere", "/nowhere"],
    ["/nowhere?", "/nowhere"],
    ["/nowhere?a&b=%41+%20&c=1;d", "/nowhere?a&#38;b=%41+%20&#38;c=1;d"],
    ["/&lt;b&gt;?&amp;", "/&#38;lt;b&#38;gt;?&#38;amp;"],
    ["/'x'", "/&#39;x&#39;"],
  ])("%s is %s as HTML", (path, html) => expect(fullPathAsHtml(routeRequest(path))).toBe(html));

  it("is the page's, when the router asks for its data alone", () => {
    const call = routeRequest("/techtree/spain?a=1", "/techtree/spain.data?a=1&_routes=routes%2Flayout");
    expect(fullPathAsHtml(call)).toBe("/techtree/spain?a=1");
  });

  it("is a fatal 404, and leads on where a route says so", () => {
    expect(pageNotFound(routeRequest("/techtree/spain"), "/techtree/germany")).toMatchObject({
      data: { message: "Page Not Found: /techtree/spain", fatal: true, redirect: "/techtree/germany" },
      init: { status: 404 },
    });
  });

  it.each([
    ["/accounts/7/Some_Name", "Some_Name"],
    ["/accounts/7/Some_Name/battles", "Some_Name"],
    ["/accounts/7/%E0%A4%A", ""],
    ["/accounts/7", ""],
  ])("leads from the unknown player %s to the search for '%s'", (path, typed) => {
    expect(playerNotFound(routeRequest(path))).toMatchObject({
      data: { message: `Page Not Found: ${path}`, redirect: "/accounts", search: { action: "/accounts", typed } },
    });
  });

  it.each([
    ["/players", "/accounts"],
    ["/Marks/is-7", "/marks-of-excellence"],
    ["/compare", "/comparison"],
    ["/tree", "/techtree"],
    ["/clans", "/clans-info"],
    ["/api-docs", undefined],
    ["/in", undefined],
    ["//", undefined],
    ["/%E0%A4%A", undefined],
    ["/qqqq", undefined],
  ])("leads from %s, where nothing is, to %s", (path, redirect) => {
    expect(noRouteMatches({ ...routeRequest("/"), url: new URL(`https://index.example${path}`) })).toMatchObject({
      data: { fatal: false, redirect },
      init: { status: 404 },
    });
  });

  it("looks for no more of a name than the search takes, and for no control characters", () => {
    const { search } = vehicleNotFound(routeRequest("/1/x"), `is\u0000-7${"x".repeat(500)}`).data;
    expect(search?.typed).toMatch(/^is -7x{55}$/);
  });
});
