import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { createFilesApi } from "#app/api/published.ts";
import { apiContext, mayReadListContext, originContext } from "#app/context.ts";
import type { ExtractorContent } from "#app/extractors/vehicles/extractor-content.ts";
import type { ListAnswer, ListReport } from "#app/extractors/vehicles/list-report.ts";
import { publishedSource } from "#tests/setup/published.ts";
import { action, loader } from "./tank-extractor.tsx";

const files = createFilesApi(publishedSource());

function visit(search: string, init?: RequestInit) {
  const context = new RouterContextProvider();
  context.set(apiContext, { files } as never);
  context.set(originContext, "https://index.example");
  const url = new URL(`https://index.example/tank-extractor${search}`);
  return { request: new Request(url, init), url, params: {}, context } as never;
}

/** Submits a list as the form does. @returns the redirect, or the message and the page content that follows */
async function send(list: string, search = "", answers: string[] = []) {
  const body = new URLSearchParams([["list", list], ...answers.map((answer) => ["answer", answer])]);
  const visited = visit(search, { method: "POST", body });
  const answer = await action(visited);
  if (answer instanceof Response) return { status: answer.status, leadsTo: answer.headers.get("location") };
  const said: ListAnswer = answer.data;
  if ("problem" in said) return { status: answer.init?.status, problem: said.problem };
  const content: ExtractorContent = (await loader(visited)).content;
  return { report: said satisfies ListReport, chosen: content.query.vehicles };
}

const leads = async (search: string) => {
  const thrown: unknown = await loader(visit(search)).catch((error) => error);
  return thrown instanceof Response ? thrown.headers.get("location") : null;
};

describe("a list that is sent to the extractor", () => {
  it.each([
    ["E 100\r\nis7", "", "/tank-extractor?vehicles=~ACJRHA"],
    [
      "9489, 7169",
      "?tier=10&cols=dpm,health&modules=stock&page=2",
      "/tank-extractor?tier=10&cols=dpm,health&modules=stock&vehicles=~ACJRHA",
    ],
    // An empty one means all vehicles.
    [" \r\n ", "?vehicles=~ACJRHA&sort=-dpm", "/tank-extractor?sort=-dpm"],
  ])("%j leads from %j to the address of its vehicles", async (list, search, leadsTo) => {
    expect(await send(list, search)).toEqual({ status: 303, leadsTo });
  });

  it("is kept where something is unclear, and the page shows what was found", async () => {
    const text = "E 100\nIS-2\nKranwagen\ne100";
    const { report, chosen } = await send(text, "?cols=dpm");
    expect(chosen).toEqual([9489]);
    expect(report).toMatchObject({
      href: "/tank-extractor?cols=dpm&vehicles=~ABJR",
      text,
      found: 1,
      repeated: 1,
      unread: 0,
      unsearched: 0,
      questions: { count: 1, first: [{ text: "IS-2" }] },
      notFound: {
        count: 1,
        first: [{ text: "Kranwagen", like: { label: expect.stringMatching(/^Kranvagn: Sweden, X/) } }],
      },
    });
    expect(report?.questions.first[0]?.choices.map(({ id }) => id)).toEqual([3633, 59137]);
  });

  it("takes answers into its text", async () => {
    expect(await send("E 100\nIS-2", "", ["59137 IS-2"])).toMatchObject({ status: 303 });
    expect((await send("IS-2\nnothing", "", ["59137 IS-2", "nonsense", ""])).report?.text).toBe("R71_IS_2B\nnothing");
  });

  it("leaves the choice as it was where it names no vehicle", async () => {
    expect(await send("no such tank", "?vehicles=~ACJRHA")).toMatchObject({
      report: { found: 0, href: "/tank-extractor?vehicles=~ACJRHA" },
      chosen: [9489, 7169],
    });
  });

  it("is read up to five thousand names, and refused beyond 100 kB", async () => {
    const { report } = await send("Maus\n".repeat(5_003));
    expect(report).toMatchObject({ found: 1, repeated: 4_999, unread: 3 });
    expect(report?.text).toHaveLength("Maus\n".length * 5_003);
    expect(await send("x".repeat(100_001))).toMatchObject({ status: 413, problem: expect.stringMatching(/too long/) });
  });

  it("is given back to a visitor who has sent too many", async () => {
    const body = new URLSearchParams({ list: "E 100\nMaus" });
    const visited = visit("", { method: "POST", body });
    (visited as { context: RouterContextProvider }).context.set(mayReadListContext, async () => false);
    const answer = await action(visited);
    if (answer instanceof Response) throw new Error("It was read.");
    expect(answer.data).toEqual({ problem: expect.stringMatching(/^Too many lists/), typed: "E 100\nMaus" });
    expect(answer.init).toMatchObject({ status: 429, headers: { "Retry-After": "60" } });
  });
});

describe("the address of the extractor", () => {
  it.each([
    ["?cols=tier,dpm,health&up=dpm", "/tank-extractor?cols=dpm,tier,health"],
    ["?vehicles=~ACJRHA&without=9489", "/tank-extractor?vehicles=~ABHA"],
    ["?dpm-min=2000&cols=dpm&cols=tier&was=dpm", "/tank-extractor?dpm=2000..&cols=dpm,tier"],
    ["?cols=dpm&tier=10", null],
  ])("%s of a form leads to %s", async (search, location) => expect(await leads(search)).toBe(location));

  it("with nonsense shows the rest, and names it", async () => {
    const { unread, content, plain } = await loader(visit("?cols=dpm,luck&tier=99&vehicles=Maus,7169,2&modules=best"));
    expect(unread).toEqual(["Tier “99”", "column “luck”", "modules “best”", "vehicles “Maus”"]);
    expect(content).toMatchObject({ total: 1, unknown: [2], names: "IS-7", page: 1, pages: 1 });
    expect(plain).toBe(false);
  });

  it("shows all vehicles, fifty a page, and the last page for one beyond it", async () => {
    const first: ExtractorContent = (await loader(visit(""))).content;
    expect(first).toMatchObject({ from: 1, to: 50, total: first.all, names: "", chosen: [] });
    const last: ExtractorContent = (await loader(visit("?page=999"))).content;
    expect(last).toMatchObject({ page: first.pages, to: first.all });
  });
});
