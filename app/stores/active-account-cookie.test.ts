import { expect, it } from "vitest";
import { activeAccountCookie } from "./accounts.ts";

it("has the flags of the specification", () => {
  expect(activeAccountCookie(500000001)).toBe("wg-active-acc=500000001; Max-Age=2592000; Path=/; SameSite=Lax; Secure");
  expect(activeAccountCookie(null)).toBe("wg-active-acc=; Max-Age=0; Path=/; SameSite=Lax; Secure");
});
