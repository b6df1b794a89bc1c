import fc from "fast-check";
import { expect, test } from "../support/test.ts";

const name = fc.oneof(
  fc.constantFrom(
    "q",
    "tier",
    "class",
    "nation",
    "role",
    "type",
    "sort",
    "page",
    "view",
    "modules",
    "mode",
    "gun",
    "turret",
    "to",
    "from",
  ),
  fc.string({ maxLength: 12 }),
);
const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer().map(String),
  fc.constantFrom("10", "heavyTank", "-dpm", "stock", "529,530", "../../x", "__proto__", "%00", "1e309", "<script>"),
);
const search = fc.array(fc.tuple(name, value), { maxLength: 5 });
const path = fc.constantFrom(
  "/",
  "/529/tiger-i",
  "/529/tiger-i/loadout",
  "/529/tiger-i/statistics",
  "/techtree/germany",
  "/_.data",
  "/529/tiger-i/loadout.data",
);

test("no address makes a page fail", async ({ request, baseURL }) => {
  await fc.assert(
    fc.asyncProperty(path, search, async (at, pairs) => {
      const query = pairs.map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`).join("&");
      // A tree leads on once, to the address without what it cannot show, and a vehicle to the view of what is asked.
      const answer = await request.get(`${at}?${query}`, { maxRedirects: 1, maxRetries: 2 });
      // The router tells of a way on in its data by 202.
      const fine = at.endsWith(".data") ? [200, 202] : [200];
      expect(fine, `${at}?${query}`).toContain(answer.status());
      expect(new URL(answer.url()).origin).toBe(baseURL);
      expect(await answer.text()).not.toContain("<script>alert");
    }),
    { numRuns: 3_000 },
  );
});
