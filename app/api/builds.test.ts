import { expect, it } from "vitest";
import { getLatestBuild, getPagePayload, readBuildMeta } from "./builds.ts";

const answering = (body: unknown, asked: string[] = [], status = 200) => {
  return (async (url: string) => {
    asked.push(url);
    return Response.json(body, { status });
  }) as typeof fetch;
};

it("asks for the latest build past every cache", async () => {
  const asked: string[] = [];
  const build = { id: "a1", timestamp: 5 };
  expect(await getLatestBuild(answering(build, asked), 17)).toEqual(build);
  expect(asked).toEqual(["/builds/latest.json?17"]);
});

it.each([null, [], {}, { id: 1, timestamp: 5 }, { id: "", timestamp: 5 }, { id: "a" }])(
  "does not take %j for a build",
  async (body) => {
    await expect(getLatestBuild(answering(body), 17)).rejects.toThrow();
  },
);

it("does not read an error's body", async () => {
  await expect(getLatestBuild(answering({ id: "a1", timestamp: 5 }, [], 503), 17)).rejects.toThrow("503");
});

it.each([{}, { id: "a", timestamp: 1, prerendered: [], matcher: { static: { "/": 1 }, wildcard: {}, dynamic: {} } }])(
  "does not take %j for the metadata of a build",
  async (body) => {
    await expect(readBuildMeta(Response.json(body))).rejects.toThrow();
  },
);

it("asks for a page's payload under its path and build", async () => {
  const asked: string[] = [];
  const fetch = answering({ "routes/index": {} }, asked);
  await getPagePayload(fetch, "/", "a1");
  await getPagePayload(fetch, "/529/tiger-i", "a1");
  expect(asked).toEqual(["/_payload.json?a1", "/529/tiger-i/_payload.json?a1"]);
  await expect(getPagePayload(answering([]), "/", "a1")).rejects.toThrow();
});
