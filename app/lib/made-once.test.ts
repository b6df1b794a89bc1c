import { expect, it, vi } from "vitest";
import { madeOnce } from "./made-once.ts";

it("is made once for each document, and for its like anew", () => {
  const make = vi.fn((document: { n: number }, by: number) => ({ product: document.n * by }));
  const productOf = madeOnce(make);
  const [two, alsoTwo, three] = [{ n: 2 }, { n: 2 }, { n: 3 }];
  expect(productOf(two, 5)).toEqual({ product: 10 });
  expect(productOf(three, 5)).toEqual({ product: 15 });
  expect(productOf(two, 5)).toBe(productOf(two, 5));
  expect(make).toHaveBeenCalledTimes(2);
  expect(productOf(alsoTwo, 5)).not.toBe(productOf(two, 5));
});
