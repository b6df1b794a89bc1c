import { describe, expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { adNetwork } from "./ad-network.ts";

const own = "https://index.example";
const network = (ADS_FRAME_URL: string, ADS_NAME = "Example Ads") => adNetwork({ ADS_FRAME_URL, ADS_NAME }, own);

describe("the advertising network of the settings", () => {
  it("is its name, the address of its frame, and the one origin that may be framed", () => {
    expect(network("https://ads.example/frame?a=1")).toEqual({
      name: "Example Ads",
      frameUrl: "https://ads.example/frame?a=1",
      origin: "https://ads.example",
    });
  });

  it("may be on a developer's own machine without TLS", () => {
    expect(network("http://127.0.0.1:8788/frame")?.origin).toBe("http://127.0.0.1:8788");
  });

  it("is none where nothing is set, without a word", () => {
    expect(adNetwork({}, own)).toBeNull();
    expect(network("", "")).toBeNull();
  });

  it.each([
    ["an address without TLS", "http://ads.example/frame", "A"],
    ["the site itself", "https://index.example/frame", "B"],
    ["a script", "javascript:alert(1)", "C"],
    ["data", "data:text/html,x", "D"],
    ["an address with credentials", "https://user:secret@ads.example/", "E"],
    ["something that would add to the policy", "https://ads.example; script-src *", "F"],
    ["a host that would add to the policy", "https://ads.example;script-src", "F2"],
    ["a name without an address", "", "G"],
    ["an address without a name", "https://ads.example/", " "],
    ["an endless name", "https://ads.example/", "x".repeat(61)],
  ])("is none for %s, and the operator is told", (_, url, name) => {
    expectConsoleError(/No advertisements: ADS_FRAME_URL must be an https address of another origin/);
    expect(network(url, name)).toBeNull();
  });
});
