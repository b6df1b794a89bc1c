import { expect, it } from "vitest";
import { pageAt } from "#app/pages/public-paths.ts";
import { INDEX } from "./index-definition.ts";

it("a cache keeps the index with every choice, order, layout and page, and with nothing that a visitor composed", () => {
  const choices = INDEX.columns.filter(({ kind }) => kind === "choice").map(({ key }) => key);
  expect(pageAt(INDEX.path)?.cacheableWith).toEqual([...choices, "sort", "view", "page"]);
});
