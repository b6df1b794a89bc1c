import { describe, expect, it } from "vitest";
import { extractCall, extractToHref, extractToSearch, parseExtract, unreadExtract } from "./extract-address.ts";
import { isSentByForm, parseExtractForm } from "./extract-form.ts";

const canonical = (search: string) => extractToSearch(parseExtract(new URLSearchParams(search)));
const form = (search: string) => extractToSearch(parseExtractForm(new URLSearchParams(search)));
const unread = (search: string) => unreadExtract(new URLSearchParams(search));

describe("the address of an extract", () => {
  it.each([
    ["", ""],
    ["modules=top&cols=&vehicles=", ""],
    [
      "vehicles=9489,7169&modules=stock&tier=10&cols=dpm,reload&sort=-dpm",
      "?tier=10&sort=-dpm&cols=dpm,reload&modules=stock&vehicles=~ACJRHA",
    ],
    ["vehicles=9489&vehicles=7169", "?vehicles=~ACJRHA"],
    ["vehicles=Maus&modules=best&cols=none&part=0", ""],
    ["part=2&page=3", "?part=2&page=3"],
  ])("%j is %j", (search, expected) => {
    expect(canonical(search)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });

  it("leads to the open call with the same choice, from its first row and with all columns", () => {
    const query = parseExtract(new URLSearchParams("?tier=10&modules=stock&vehicles=~ACJRHA&part=2&page=3"));
    expect(extractToHref(query)).toBe("/tank-extractor?tier=10&modules=stock&vehicles=~ACJRHA&part=2&page=3");
    expect(extractCall(query, "csv")).toBe("/api/vehicles.csv?tier=10&modules=stock&vehicles=~ACJRHA");
  });

  it.each<[string, string[]]>([
    ["tier=10&vehicles=~ACJRHA", []],
    ["cols=dpm,luck", ["column “luck”"]],
    ["modules=best", ["modules “best”"]],
    ["part=all", ["part “all”"]],
    ["vehicles=Maus,529", ["vehicles “Maus”"]],
    ["vehicles=%00", ["vehicles “\uFFFD”"]],
    ["vehicles=~ADJRHA", ["the last 1 vehicles of the list, which has been cut short on its way"]],
  ])("%j tells what of it means nothing", (search, expected) => expect(unread(search)).toEqual(expected));
});

describe("what a form asks for", () => {
  it.each([
    ["cols=tier,dpm,reload&up=reload", "?cols=tier,reload,dpm"],
    ["cols=tier,dpm,reload&down=tier", "?cols=dpm,tier,reload"],
    ["cols=tier,dpm,reload&drop=dpm", "?cols=tier,reload"],
    ["cols=tier,dpm&up=none", "?cols=tier,dpm"],
    ["vehicles=~ACJRHA&without=9489", "?vehicles=~ABHA"],
    ["vehicles=~ABHA&without=7169", ""],
    ["was=dpm,tier&cols=tier&cols=reload&cols=dpm", "?cols=dpm,tier,reload"],
    ["dpm-min=2500&dpm-max=", "?dpm=2500.."],
  ])("%j is %j", (search, expected) => {
    expect(form(search)).toBe(expected);
    expect(isSentByForm(new URLSearchParams(search))).toBe(true);
    expect(isSentByForm(new URLSearchParams(expected))).toBe(false);
  });
});
