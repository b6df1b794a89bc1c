import { afterEach, describe, expect, it } from "vitest";
import { revalidateUnlessLocal, setLocalQueries } from "./local-queries.ts";

const asked = (from: string, to: string, more: { formMethod?: string } = {}) =>
  revalidateUnlessLocal({
    currentUrl: new URL(from, "https://index.test"),
    nextUrl: new URL(to, "https://index.test"),
    defaultShouldRevalidate: true,
    ...more,
  });

afterEach(() => setLocalQueries("/", false));

describe("a page that answers its queries in the browser", () => {
  it("does not ask the server for another query", () => {
    setLocalQueries("/", true);
    expect(asked("/", "/?nation=uk")).toBe(false);
    expect(asked("/?nation=uk", "/?nation=uk&sort=-health")).toBe(false);
  });

  it.each([
    ["on the way to it from another page", "/techtree/uk", "/?nation=uk", {}],
    ["on the way from it to another page", "/", "/techtree/uk", {}],
    ["when it is asked to read the same address again", "/?q=tiger", "/?q=tiger", {}],
    ["after something was sent", "/", "/?nation=uk", { formMethod: "POST" }],
  ])("asks it %s", (_, from, to, more) => {
    setLocalQueries("/", true);
    expect(asked(from, to, more)).toBe(true);
  });

  it("asks it until it has everything, and when it has lost it", () => {
    expect(asked("/", "/?nation=uk")).toBe(true);
    setLocalQueries("/", true);
    setLocalQueries("/", false);
    expect(asked("/", "/?nation=uk")).toBe(true);
  });
});
