import { beforeEach, describe, expect, it, vi } from "vitest";
import { InvalidIconData, loadRemoteIcon } from "./fetched-icon.tsx";

const requests: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("location", { origin: "https://index.example" });
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    return answer();
  });
});

const set = (icons: Record<string, unknown>) => async () => Response.json({ prefix: "lucide", icons, width: 24 });

describe("an icon that was not known when the site was built", () => {
  it("comes from the site's own service, several in one request", async () => {
    answer = set({ rocket: { body: "<path/>" }, anchor: { body: "<g/>" } });
    const [rocket, anchor] = await Promise.all([loadRemoteIcon("lucide:rocket"), loadRemoteIcon("lucide:anchor")]);
    expect([rocket?.body, anchor?.body, rocket?.width]).toEqual(["<path/>", "<g/>", 24]);
    expect(requests).toEqual(["https://index.example/api/_nuxt_icon/lucide.json?icons=anchor%2Crocket"]);
  });

  it("is none when the service does not have it", async () => {
    answer = set({});
    expect(await loadRemoteIcon("lucide:no-such-icon")).toBeNull();
  });

  it("is none when its name is not one", async () => {
    expect(await loadRemoteIcon("")).toBeNull();
    expect(await loadRemoteIcon("lucide:../../x")).toBeNull();
    expect(requests).toEqual([]);
  });

  it.each([
    ["is no JSON", async () => new Response("<p>")],
    ["is a number", async () => Response.json(7)],
    ["has no icons", async () => Response.json({ prefix: "lucide" })],
    ["has icons without a drawing", set({ "bad-shape": { body: 1 } })],
  ])("is an invalid-data error when the answer %s", async (what, malformed) => {
    answer = malformed;
    const name = `lucide:bad-${what.replaceAll(" ", "-").toLowerCase()}`;
    await expect(loadRemoteIcon(name)).rejects.toThrow(InvalidIconData);
  });

  it("asks in URLs of at most 500 characters", async () => {
    answer = set({});
    await Promise.all(Array.from({ length: 60 }, (_, n) => loadRemoteIcon(`lucide:a-rather-long-name-${n}`)));
    expect(requests.length).toBeGreaterThan(1);
    for (const url of requests) expect(decodeURIComponent(url).length).toBeLessThanOrEqual(500);
  });

  it("is none 5000 ms after the last attempt when nothing answers", async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => undefined);
    const settled = vi.fn();
    void loadRemoteIcon("lucide:hangs").then(settled);
    await vi.advanceTimersByTimeAsync(5600);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(settled).toHaveBeenCalledWith(null);
  });

  it("is none when the service fails", async () => {
    vi.useFakeTimers();
    answer = () => Promise.reject(new TypeError("connection lost"));
    const icon = loadRemoteIcon("lucide:unreachable");
    await vi.advanceTimersByTimeAsync(6000);
    expect(await icon).toBeNull();
  });
});
