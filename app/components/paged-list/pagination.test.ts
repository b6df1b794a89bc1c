import { expect, it } from "vitest";
import { pageNumbers } from "./pagination.tsx";

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [2, 4, [1, 2, 3, 4]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 18, [1, null, 4, 5, 6, null, 18]],
  [18, 18, [1, null, 17, 18]],
])("page %i of %i offers %j", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
