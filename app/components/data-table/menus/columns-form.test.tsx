import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { parseQuery } from "../query/parse-query.ts";
import { SAMPLE } from "../sample-table.fixture.ts";
import { ColumnsForm } from "./columns-form.tsx";

const htmlOf = (search: string) => {
  const query = parseQuery(new URLSearchParams(search), SAMPLE);
  const Stub = createRoutesStub([{ path: "/", Component: () => <ColumnsForm query={query} model={SAMPLE} /> }]);
  return renderToStaticMarkup(<Stub />);
};
const boxes = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => [
    /value="(\w+)"/.exec(box)?.[1],
    box.includes("checked"),
  ]);

it("the form of the columns has a box for each but the first, which is always shown, in its group", () => {
  const html = htmlOf("cols=price,dpm");
  expect(boxes(html).toSorted()).toEqual([
    ["dpm", true],
    ["gunDepression", false],
    ["price", true],
    ["reload", false],
    ["size", false],
  ]);
  const groups = [...html.matchAll(/<legend[^>]*>([^<]*)<\/legend>(.*?)<\/fieldset>/g)];
  expect(groups.map(([, group, inside = ""]) => [group, boxes(inside).length])).toContainEqual(["Cost", 1]);
  expect(html).toContain('name="was" value="price,dpm"');
});

it("the form of the columns lists the shown ones in their order, and moves each but past an end", () => {
  const html = htmlOf("cols=price,dpm,reload");
  const lines = [...html.matchAll(/<li data-column="(\w+)".*?<\/li>/g)];
  expect(lines.map(([line, key]) => [key, (line.match(/<a /g) ?? []).length])).toEqual([
    ["price", 1],
    ["dpm", 2],
    ["reload", 1],
  ]);
  const moves = [...(lines[1]?.[0] ?? "").matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(moves).toEqual(["/sample?cols=dpm,price,reload", "/sample?cols=price,reload,dpm"]);
});
