import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE } from "../sample-table.fixture.ts";
import { ignoredParts } from "./ignored-parts.ts";
import { parseQuery } from "./parse-query.ts";
import { queryToSearch } from "./table-query.ts";

const ignored = (search: string) => ignoredParts(new URLSearchParams(search), SAMPLE);

describe("ignoredParts", () => {
  it.each([
    ["", []],
    ["size=small,large&dpm=2000..&sort=-dpm&cols=reload&view=cards&page=2&q=x", []],
    ["size=huge,small", ["size “huge”"]],
    ["size=huge&size=huge", ["size “huge”"]],
    ["dpm=fast", ["DPM “fast”"]],
    ["dpm-min=&dpm-max=", []],
    ["sort=-luck,dpm&cols=luck", ["order “-luck”", "column “luck”"]],
    ["view=spiral&page=0", ["view “spiral”", "page “0”"]],
    [`size=${"x".repeat(100)}`, [`size “${"x".repeat(40)}”`]],
    ["utm_source=elsewhere", []],
  ])("names what %j asks for in vain", (search, parts) => {
    expect(ignored(search).map((part) => part.replace("Damage per minute", "DPM"))).toEqual(parts);
  });

  it("has nothing to say of an address that the table wrote itself", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const search = queryToSearch(parseQuery(new URLSearchParams(text), SAMPLE), SAMPLE);
        expect(ignored(search)).toEqual([]);
      }),
    );
  });
});
