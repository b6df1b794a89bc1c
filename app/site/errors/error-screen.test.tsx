import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { describeError } from "./describe-error.ts";
import { ErrorScreen } from "./error-screen.tsx";

const screen = (data: object, status: number) =>
  renderToStaticMarkup(<ErrorScreen error={describeError({ status, data })} address="/x" />);
/** Its words, in the order in which they are read. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const heading = (html: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? "");

const FRAME = [
  "Error rendering the requested page!",
  "Commander, there is an issue!",
  "Your requested page/action has a malfunction that prevents the page to render properly.",
  "The issue is described below:",
];

describe("the error page", () => {
  it("says first what is the matter where an answer has a headline, within the same frame", () => {
    const html = screen({ message: 'It is private. <a href="/in">Sign in</a>.', headline: "It is private" }, 401);
    const text = textOf(html);
    expect(heading(html)).toBe("It is private");
    expect(text.trim().startsWith("It is private")).toBe(true);
    expect(FRAME.map((sentence) => text.includes(sentence))).toEqual(FRAME.map(() => true));
    expect(html).toMatch(/It is private\. <a [^>]*href="\/in"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it("has its own headline for all other answers", () => {
    const html = screen({ message: "Boom" }, 500);
    expect(heading(html)).toBe("Commander, there is an issue!");
    expect(FRAME.map((sentence) => textOf(html).includes(sentence))).toEqual(FRAME.map(() => true));
  });

  it("calls a further page by its name, which fits a phone, not by its address", () => {
    const redirect = "/accounts/500000001/Commander_1/battles";
    const html = screen({ message: "Page Not Found: /x", fatal: true, redirect }, 404);
    expect(html).toContain(`href="${redirect}"`);
    expect(textOf(html)).toContain("Battles of a player");
    expect(textOf(html)).not.toContain(redirect);
  });

  it("has a search with the name of the address, and what has a similar one", () => {
    const similar = [{ label: "IS-7", href: "/7169/is-7" }];
    const search = { action: "/", label: "Vehicle", typed: 'is"7', similar };
    const html = screen({ message: "Page Not Found: /1/x", fatal: true, redirect: "/x", search }, 404);
    expect(html).toMatch(/<form [^>]*action="\/"/);
    expect(html).toMatch(/<input [^>]*name="q"[^>]* value="is&quot;7"/);
    expect(html).toContain('href="/7169/is-7"');
    expect(html).not.toContain('href="/x"');
  });
});
