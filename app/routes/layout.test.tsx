import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Api } from "#app/api/client.ts";
import { useForcedColourMode } from "#app/components/colour-mode/colour-mode.ts";
import { adNetworkContext, apiContext, originContext } from "#app/context.ts";
import { loader } from "./layout.tsx";
import LayoutWithAds from "./layout-with-ads.tsx";

const network = { name: "Example Ads", frameUrl: "https://ads.example/frame", origin: "https://ads.example" };

const unpublished = { manifest: () => Promise.reject(new Error("not published")) };

async function load(adFree: boolean, files: object = unpublished) {
  const context = new RouterContextProvider();
  const signIn = {
    status: async (provider: string) => (adFree && provider === "patreon" ? { isActivePatron: true } : null),
    gameAccounts: async () => null,
  };
  const withoutGame = { gameArt: async () => null, version: async () => "1a" };
  context.set(apiContext, { files: { ...withoutGame, ...files }, signIn } as unknown as Api);
  context.set(originContext, "https://index.example");
  context.set(adNetworkContext, network);
  return loader({ context, request: new Request("https://index.example/") } as unknown as Parameters<typeof loader>[0]);
}

describe("the game's own contours", () => {
  const contours = async (files: object) => (await load(false, { ...unpublished, ...files })).contours;

  it("are known where an installation has any, and nothing is told of them elsewhere", async () => {
    const art = (withoutContour: number[] | null) => ({ gameArt: async () => ({ minimaps: [], withoutContour }) });
    expect(await contours(art([1]))).toEqual({ version: "1a", without: [1] });
    expect(await contours(art(null))).toBeNull();
    expect(await contours({})).toBeNull();
    expect(await contours({ gameArt: () => Promise.reject(new Error("cannot be read")) })).toBeNull();
  });
});

describe("what the foot of a page says of the data", () => {
  const date = "2026-01-02";
  const manifest = (newest: string) => ({
    gameVersion: "1.26.1.0",
    realm: "EU",
    newestKnownPatch: { version: newest, date },
    sources: { definitions: { date } },
  });
  const remarks = async (newest: string, confirmed: boolean) =>
    (await load(false, { manifest: async () => manifest(newest), isConfirmed: () => confirmed })).source.split(
      " · ",
    )[1];

  it("is nothing more where it is the newest", async () => expect(await remarks("1.26.1.0", true)).toBeUndefined());

  it("names the vehicles that are of other patches", async () => {
    const patches = [
      { version: "1.26.1.0", commonTest: false, vehicles: 9 },
      { version: "2.4.1.0", commonTest: true, vehicles: 3 },
    ];
    const files = { manifest: async () => ({ ...manifest("1.26.1.0"), patches }), isConfirmed: () => true };
    expect((await load(false, files)).source).toMatch(
      /^Vehicle data: patch 1\.26\.1, .+; 3 vehicles are from another patch, 2\.4\.1 \(Common Test\)$/,
    );
  });

  it("is that neither patch nor date is known, where the data cannot be read", async () => {
    expect((await load(false)).source).toBe("Vehicle data: patch and date can’t be loaded right now");
  });

  it("leaves out a date that the source does not give", async () => {
    const dateless = { ...manifest("1.26.1.0"), sources: { definitions: { date: null } } };
    const { source } = await load(false, { manifest: async () => dateless, isConfirmed: () => true });
    expect(source).toMatch(/^Vehicle data: patch 1\.26\.1, [^,]+$/);
  });

  it("is that newer data cannot be looked for, where the version to serve cannot be read", async () => {
    expect(await remarks("1.26.1.0", false)).toBe("The Index can’t check for newer data right now.");
    expect(await remarks("2.3.1.3", false)).toMatch(
      /^The latest patch is .* may have changed\. The Index can’t check for newer data right now\.$/,
    );
  });
});

/** The first HTML of a page in the default layout. */
function firstHtml(loaderData: unknown): string {
  const Stub = createRoutesStub([
    {
      id: "routes/layout",
      loader: () => loaderData,
      children: [{ Component: LayoutWithAds, children: [{ index: true, Component: () => <main>The page</main> }] }],
    },
  ]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { "routes/layout": loaderData } }} />);
}

describe("the slot of the default layout", () => {
  it("is there for a visitor, with the network that is configured", async () => {
    const data = await load(false);
    expect(data.ads).toEqual({ network });
    expect(firstHtml(data)).toContain("This space helps pay for the Index.");
  });

  it("is absent from the first HTML of an ad-free visitor, and so is the network", async () => {
    const data = await load(true);
    expect(data.ads).toBeNull();
    expect(firstHtml(data)).toBe("<main>The page</main>");
  });
});

describe("the colour mode that a route forces", () => {
  const CurrentMode = () => <p>{String(useForcedColourMode())}</p>;
  const html = (outer: unknown, inner: unknown) => {
    const Stub = createRoutesStub([
      { handle: outer, children: [{ index: true, handle: inner, Component: CurrentMode }] },
    ]);
    return renderToStaticMarkup(<Stub />);
  };

  it.each([
    [undefined, undefined, "undefined"],
    [undefined, { crumbs: () => [] }, "undefined"],
    [undefined, { colourMode: "dark" }, "dark"],
    [{ colourMode: "dark" }, undefined, "dark"],
    [{ colourMode: "dark" }, { colourMode: "light" }, "light"],
  ])("of the handles %j and %j is %s, on the server", (outer, inner, mode) => {
    expect(html(outer, inner)).toBe(`<p>${mode}</p>`);
  });
});
