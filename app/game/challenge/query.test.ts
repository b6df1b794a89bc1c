import { expect, test } from "vitest";
import { type ChallengeAddress, challengeHref, isCanonical, parseChallenge, runPath } from "./query.ts";

test.each<[ChallengeAddress, string]>([
  [{}, "/no-gold-challenge"],
  [{ nation: "germany", to: 9489, from: 529, xp: "780" }, "/no-gold-challenge?nation=germany&to=9489&from=529&xp=780"],
  [{ to: 529, from: 529 }, "/no-gold-challenge?to=529"],
  [{ vehicle: "<b>Löwe & co", page: 1 }, "/no-gold-challenge?vehicle=%3Cb%3EL%C3%B6we%20%26%20co"],
  [{ nation: undefined, free: "", page: 3 }, "/no-gold-challenge?page=3"],
])("an address has what is asked for, in one order: %o", (address, href) => {
  expect(challengeHref(address)).toBe(href);
});

test.each<[string, ReturnType<typeof parseChallenge>]>([
  ["nation=ussr&vehicle=+IS-7+&page=2", { nation: "ussr", vehicle: "IS-7", page: 2 }],
  ["nation=<b>&vehicle=&page=-1", { nation: undefined, vehicle: undefined, page: undefined }],
  ["page=1", { nation: undefined, vehicle: undefined, page: undefined }],
  ["page=999999999", { nation: undefined, vehicle: undefined, page: undefined }],
])("what is no word of an address is as if it were not there: %s", (search, parsed) => {
  expect(parseChallenge(new URLSearchParams(search))).toEqual(parsed);
});

test("a run has a page by the number of its account", () => {
  expect(runPath(500_000_001)).toBe("/no-gold-challenge/500000001");
});

test.each([
  "Object 140",
  "Carro d'assalto P.88",
  "Panhard EBR 75 (FL 10)",
  "<script>alert('1')</script>",
  "100 % & more + ~*!",
  "  too  many   spaces ",
  "ž".repeat(100),
  "🎯".repeat(79),
  `${"a".repeat(79)}🎯`,
  `${"a".repeat(79)} b`,
])("the address that a look-up of %j leads to leads nowhere else", (typed) => {
  const address = parseChallenge(new URLSearchParams({ vehicle: typed }));
  for (const spelling of [challengeHref(address), `?${new URLSearchParams(challengeHref(address).split("?")[1])}`]) {
    const params = new URLSearchParams(spelling.split("?")[1]);
    expect(isCanonical(params, parseChallenge(params))).toBe(true);
  }
});
