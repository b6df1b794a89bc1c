import { expect, it, vi } from "vitest";
import { requestJson } from "./publisher-request.ts";

it("an answer is its JSON, and one of another status than 200 is none", async () => {
  const signals: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
    signals.push(signal);
    return Response.json({ url }, { status: url.endsWith("down") ? 503 : 200 });
  });
  expect(await requestJson("https://publisher.example/up")).toEqual({ url: "https://publisher.example/up" });
  await expect(requestJson("https://publisher.example/down")).rejects.toThrow("HTTP 503");
  expect(signals).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
});
