import { expect, it } from "vitest";
import { withReturnTo } from "./return-to.ts";

it.each([
  ["/access", "/maps/ensk?mode=ctf&side=2", "/access?return_to=%2Fmaps%2Fensk%3Fmode%3Dctf%26side%3D2"],
  ["/api/wgauth/login?region=eu", "/clans-info", "/api/wgauth/login?region=eu&return_to=%2Fclans-info"],
])("the way to %s names the page %s", (address, page, expected) => {
  expect(withReturnTo(address, page)).toBe(expected);
  expect(new URL(expected, "https://index.test").searchParams.get("return_to")).toBe(page);
});
