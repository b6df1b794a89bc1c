import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Scrolls to an element, and waits until it stands still. On a phone what is far away is laid out only when it comes
 * near, and then takes a little more or less room than was kept for it: a visitor who scrolls does not notice, but who
 * jumps there and clicks in the same moment would click what stood there before.
 */
export async function reach(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded();
  let last: number | undefined;
  await expect
    .poll(async () => {
      const top = (await element.boundingBox())?.y;
      const still = top !== undefined && top === last;
      last = top;
      return still;
    })
    .toBe(true);
  return element;
}
