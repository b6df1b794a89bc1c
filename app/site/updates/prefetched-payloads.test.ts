import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerFromPayload, keepPayload, needsPayload } from "./prefetched-payloads.ts";

const ORIGIN = "https://index.example";
const data = { "routes/vehicle": { name: "Tiger I" } };
const used = { "routes/vehicle": { type: "data", result: data["routes/vehicle"] } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: new URL(ORIGIN) });
});

afterEach(async () => {
  await navigate("/", { method: "POST" });
});

/** @returns the navigation's data; "asked" when it comes from the server */
async function navigate(path: string, init?: RequestInit) {
  let requested = false;
  const args = { request: new Request(ORIGIN + path, init) } as Parameters<typeof answerFromPayload>[0];
  const answer = await answerFromPayload(args, async () => {
    requested = true;
    return {};
  });
  return requested ? "asked" : answer;
}

it("a navigation takes what has been fetched ahead, even while it is on its way", async () => {
  let arrive = (_: typeof data) => {};
  keepPayload("/529/tiger-i", new Promise((resolve) => (arrive = resolve)));
  expect(needsPayload("/529/tiger-i")).toBe(false);
  const answer = navigate("/529/tiger-i");
  arrive(data);
  expect(await answer).toEqual(used);
});

it("asks for other paths, for a query, and for the page that is shown", async () => {
  keepPayload("/", Promise.resolve(data));
  keepPayload("/529/tiger-i", Promise.resolve(data));
  expect(await navigate("/529/panther")).toBe("asked");
  expect(await navigate("/529/tiger-i?loadout=1A")).toBe("asked");
  expect(await navigate("/")).toBe("asked");
});

it("asks when fetching ahead has failed", async () => {
  keepPayload("/529/tiger-i", Promise.reject(new Error("offline")));
  expect(await navigate("/529/tiger-i")).toBe("asked");
  expect(needsPayload("/529/tiger-i")).toBe(true);
});

it("asks again after a minute", async () => {
  keepPayload("/529/tiger-i", Promise.resolve(data));
  vi.advanceTimersByTime(59_999);
  expect(await navigate("/529/tiger-i")).toEqual(used);
  vi.advanceTimersByTime(1);
  expect(await navigate("/529/tiger-i")).toBe("asked");
});

it("asks anew for everything after something was sent", async () => {
  keepPayload("/529/tiger-i", Promise.resolve(data));
  expect(await navigate("/", { method: "POST" })).toBe("asked");
  expect(await navigate("/529/tiger-i")).toBe("asked");
});

it("keeps the thirty that were fetched last", async () => {
  for (let i = 0; i <= 30; i++) keepPayload(`/${i}/x`, Promise.resolve(data));
  expect(needsPayload("/0/x")).toBe(true);
  expect(needsPayload("/1/x")).toBe(false);
});
