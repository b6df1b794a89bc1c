import { describe, expect, it } from "vitest";
import { describeError, type ErrorDescription, splitErrorId } from "./describe-error.ts";

describe("describeError", () => {
  it.each<[string, unknown, Partial<ErrorDescription>]>([
    [
      "an answer with text",
      { status: 404, data: "Page not found: /x" },
      { status: 404, message: "Page not found: /x" },
    ],
    [
      "a fatal answer",
      { status: 404, data: { message: "Page Not Found: /1/x", fatal: true } },
      { status: 404, message: "Page Not Found: /1/x", fatal: true },
    ],
    [
      "a fatal answer that leads on",
      { status: 404, data: { message: "Gone", fatal: true, redirect: "/techtree/germany" } },
      { status: 404, message: "Gone", fatal: true, redirect: "/techtree/germany" },
    ],
    ...["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", 7].map(
      (redirect): [string, unknown, Partial<ErrorDescription>] => [
        `an answer that would lead to ${redirect}`,
        { status: 404, data: { message: "Gone", redirect } },
        { status: 404, message: "Gone", redirect: null },
      ],
    ),
    [
      "an answer with a headline",
      { status: 401, data: { message: "It is private. Sign in.", headline: "It is private" } },
      { status: 401, message: "It is private. Sign in.", headline: "It is private" },
    ],
    [
      "an answer without a body",
      { status: 403, statusText: "Forbidden", data: "" },
      { status: 403, message: "Forbidden" },
    ],
    [
      "the router's own answer to what is sent to a page",
      {
        status: 405,
        data: 'Error: You made a POST request to "/" but did not provide an `action` for route "routes/x"',
      },
      { status: 405, message: "You can open this page, but nothing can be sent to it." },
    ],
    ["an error", new Error("Boom"), { message: "Boom" }],
    ...[
      "Failed to fetch dynamically imported module: https://index.example/assets/a.js",
      "error loading dynamically imported module: https://index.example/assets/a.js",
      "Importing a module script failed.",
      "Unable to preload CSS for /assets/a.css",
    ].map((message): [string, unknown, Partial<ErrorDescription>] => [
      `a part that did not load (${message})`,
      new TypeError(message),
      { status: 500, message: expect.stringMatching(/^A part of this page could not be loaded\./) },
    ]),
    ["an error with an id", new Error("Boom [Error ID: ERR-17-0a1b2c]"), { message: "Boom", errorId: "ERR-17-0a1b2c" }],
    ["an error without words", new Error(""), {}],
    ["a string", "Boom", {}],
    ["null", null, {}],
  ])("%s", (_, error, expected) => {
    const plain = { status: 500, message: "Unexpected Server Error", headline: null, errorId: null };
    const { data, ...described } = describeError(error);
    expect(described).toEqual({ ...plain, fatal: false, redirect: null, ...expected });
    expect(data === undefined || "message" in data).toBe(true);
  });
});

describe("splitErrorId", () => {
  it.each([
    ["No id", "No id", null],
    ["Boom [Error ID: ERR-1795227284-9f3a1c]", "Boom", "ERR-1795227284-9f3a1c"],
    ["Boom ERR-1795227284-9f3a1c", "Boom", "ERR-1795227284-9f3a1c"],
    ["ERR-1-ab in the middle", "ERR-1-ab in the middle", null],
    ["ERR-1-ab", "", "ERR-1-ab"],
  ])("%j", (text, message, errorId) => {
    expect(splitErrorId(text)).toEqual({ message, errorId });
  });
});
