import { expect, test } from "vitest";
import { parsePlanQuery, planSearch } from "./plan-query.ts";

test.each([
  ["", {}],
  ["to=9489", { to: 9489 }],
  ["to=9489&from=529", { to: 9489, from: 529 }],
  ["from=529", { from: 529 }],
  ["to=-1&from=1e3", {}],
  ["to=&from=<b>", {}],
  ["to=123456789", {}],
])("the address ?%s", (search, query) => {
  expect(parsePlanQuery(new URLSearchParams(search))).toEqual(query);
});

test("a plan that is written is read again", () => {
  expect(planSearch(9489)).toBe("?to=9489");
  expect(planSearch(9489, 529)).toBe("?to=9489&from=529");
  expect(planSearch(9489, 9489)).toBe("?to=9489");
  expect(parsePlanQuery(new URLSearchParams(planSearch(9489, 529)))).toEqual({ to: 9489, from: 529 });
});
