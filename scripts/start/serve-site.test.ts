import type { Miniflare } from "miniflare";
import { describe, expect, it, vi } from "vitest";
import { providerSettings, reportPersonaBattles } from "#scripts/start/serve-site.ts";

const simulated = {
  PATREON_CLIENT_ID: "simulated",
  PATREON_ORIGIN: "http://127.0.0.1:8788",
  TWITCH_CLIENT_ID: "simulated",
};

describe("the providers of a local start", () => {
  it("are simulators where there are no credentials", () => {
    expect(providerSettings(simulated, { PATH: "/bin" })).toEqual(simulated);
  });

  it("are real one by one, and nothing of the simulator stays with a real one", () => {
    const environment = { PATREON_CLIENT_ID: "real", PATREON_CLIENT_SECRET: "secret", PATH: "/bin" };
    expect(providerSettings(simulated, environment)).toEqual({
      PATREON_CLIENT_ID: "real",
      PATREON_CLIENT_SECRET: "secret",
      TWITCH_CLIENT_ID: "simulated",
    });
  });
});

describe("the simulated mod", () => {
  it("reports again and again, and takes nothing new from Miniflare, which would halt the process each time", async () => {
    vi.useFakeTimers();
    const made: string[] = [];
    const record = vi.fn<(link: { accountId: number; linkedAt: number }, battles: unknown[]) => Promise<void>>();
    let linked: { accountId: number; linkedAt: number }[] = [];
    const instance = {
      getDurableObjectNamespace: async () => ({ getByName: (name: string) => made.push(name) && { record } }),
      getD1Database: async () => ({
        prepare: () => made.push("a statement") && { bind: () => ({ all: async () => ({ results: linked }) }) },
      }),
    } as unknown as Miniflare;

    await reportPersonaBattles(instance, 1_795_000_000_000);
    expect(record.mock.calls.map(([link]) => link)).toEqual([
      { accountId: 500000001, linkedAt: 0 },
      { accountId: 500000002, linkedAt: 0 },
    ]);
    const before = made.length;
    linked = [{ accountId: 500000002, linkedAt: 7 }];
    await vi.advanceTimersByTimeAsync(4_000);

    expect(record.mock.calls.slice(-2).map(([link]) => link)).toEqual([
      { accountId: 500000001, linkedAt: 0 },
      { accountId: 500000002, linkedAt: 7 },
    ]);
    expect(record).toHaveBeenCalledTimes(6);
    expect(made).toHaveLength(before);
  });
});
