import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalSearch, parsePlanQuery } from "./plan-query.ts";
import { planSearch } from "./plan-search.ts";

const parse = (search: string) => parsePlanQuery(new URLSearchParams(search));
const canonical = (search: string) => {
  const params = new URLSearchParams(search);
  return canonicalSearch(params, parsePlanQuery(params));
};

describe("the vehicles of a plan", () => {
  test.each([
    ["", undefined, undefined],
    ["to=9489", 9489, undefined],
    ["to=9489&from=529", 9489, 529],
    ["from=529", undefined, 529],
    ["to=-1&from=1e3", undefined, undefined],
    ["to=&from=<b>", undefined, undefined],
    ["to=123456789", undefined, undefined],
  ])("in the address ?%s", (search, to, from) => {
    expect(parse(search).address).toMatchObject({ to, from });
  });
});

describe("a number that a visitor types", () => {
  test.each([
    ["xp=780", 780],
    ["xp=1", 1],
    ["xp=10000", 10_000],
    ["xp=1,250", 1250],
    ["xp=1.250", 1250],
    ["xp=+780+", 780],
    ["xp=0780", 780],
    ["xp=", null],
    ["", null],
  ])("?%s is %s XP per battle", (search, xp) => {
    expect(parse(search)).toMatchObject({ xpPerBattle: xp, faults: {} });
  });

  test.each([
    ["free=12450", 12_450],
    ["free=12,450", 12_450],
    ["free=1 234 567", 1_234_567],
    ["free=100000000", 100_000_000],
    ["free=0", 0],
    ["free=", 0],
  ])("?%s is %i free XP", (search, free) => {
    expect(parse(search)).toMatchObject({ freeXp: free, faults: {} });
  });

  test.each(["0", "10001", "-5", "7.5", "many", "1e3", "<b>", "99999999999999", "1,25"])(
    "%s is no XP per battle: that is said, and it stays as it was typed",
    (text) => {
      const query = parse(`free=500&${new URLSearchParams({ xp: text })}`);
      expect(query).toMatchObject({
        xpPerBattle: null,
        freeXp: 500,
        faults: { xp: "Enter the XP per battle as a whole number from 1 to 10,000." },
        address: { xp: text, free: "500" },
      });
      expect(query.faults.free).toBeUndefined();
    },
  );

  test.each(["100000001", "-1", "some"])("%s is no free XP", (text) => {
    expect(parse(`xp=800&free=${text}`)).toMatchObject({
      xpPerBattle: null,
      freeXp: 0,
      faults: { free: "Enter your free XP as a whole number from 0 to 100,000,000." },
      address: { xp: "800", free: text },
    });
  });
});

describe("the one address of a plan", () => {
  test("a plan that is written is read again", () => {
    expect(planSearch({ to: 9489 })).toBe("?to=9489");
    expect(planSearch({ to: 9489, from: 529 })).toBe("?to=9489&from=529");
    expect(planSearch({ to: 9489, from: 9489 })).toBe("?to=9489");
    expect(planSearch({ to: 9489, from: 529, xp: "780", free: "500", elite: true })).toBe(
      "?to=9489&from=529&xp=780&free=500&elite=1",
    );
    expect(planSearch({})).toBe("");
  });

  test.each([
    ["to=9489&from=&xp=780&free=", "?to=9489&xp=780"],
    ["xp=780&to=9489", "?to=9489&xp=780"],
    ["to=9489&xp=1,250&free=0&elite=on", "?to=9489&xp=1250"],
    ["to=9489&to=529", "?to=9489"],
    ["from=529", ""],
    ["to=0", ""],
  ])("?%s leads to %s", (search, to) => {
    expect(canonical(search)).toBe(to);
  });

  test.each(["", "to=9489&from=529", "to=9489&xp=many&free=-1&elite=1", "xp=780", "utm_source=a&to=9489"])(
    "?%s is left as it is",
    (search) => {
      expect(canonical(search)).toBeNull();
    },
  );

  test("leads nowhere else, whatever somebody writes", () => {
    const text = fc.option(fc.oneof(fc.string(), fc.nat().map(String)), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ to: text, from: text, xp: text, free: text, elite: text }), (fields) => {
        const params = new URLSearchParams();
        for (const [name, value] of Object.entries(fields)) if (value !== undefined) params.append(name, value);
        const search = canonicalSearch(params, parsePlanQuery(params));
        if (search !== null) expect(canonical(search)).toBeNull();
      }),
    );
  });
});
