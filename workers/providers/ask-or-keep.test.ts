import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { askOrKeep, isFailing, orNull } from "./ask-or-keep.ts";
import { ProviderError } from "./provider.ts";

const away = new ProviderError("unavailable", "no answer");

function asking(kept: string | null, changes: Partial<Parameters<typeof askOrKeep<string>>[1]> = {}) {
  const ask = vi.fn(async () => "new");
  const failed = vi.fn(async () => kept && `${kept}, noted`);
  const answer = askOrKeep<string>(kept, { what: "A clan", mayAsk: async () => true, ask, failed, ...changes });
  return { answer, ask, failed };
}

describe("data of the publisher", () => {
  it("is what it says now", async () => {
    const { answer, failed } = asking("old");
    expect(await answer).toEqual({ kept: "new", outdated: null });
    expect(failed).not.toHaveBeenCalled();
  });

  it("is what is kept, without asking, where the visitor has asked too often", async () => {
    const mayAsk = async () => false;
    const { answer, ask } = asking("old", { mayAsk });
    expect(await answer).toEqual({ kept: "old", outdated: "too-many" });
    expect(ask).not.toHaveBeenCalled();
    expect(await asking(null, { mayAsk }).answer).toBe("too-many");
  });

  it("is what is kept where it does not answer, which is noted", async () => {
    expectConsoleError(/^A clan: no answer$/);
    const ask = () => Promise.reject(away);
    expect(await asking("old", { ask }).answer).toEqual({ kept: "old, noted", outdated: "unavailable" });
    expect(await asking(null, { ask }).answer).toBe("unavailable");
  });

  it("is no excuse for a fault of ours", async () => {
    const { answer, failed } = asking("old", { ask: () => Promise.reject(new TypeError("ours")) });
    await expect(answer).rejects.toThrow("ours");
    expect(failed).not.toHaveBeenCalled();
  });

  it("may be left out where a page can do without it", async () => {
    expectConsoleError(/^Ratings: no answer$/);
    expect(await orNull(Promise.resolve(3), "Ratings")).toBe(3);
    expect(await orNull(Promise.reject(away), "Ratings")).toBeNull();
    await expect(orNull(Promise.reject(new TypeError("ours")), "Ratings")).rejects.toThrow("ours");
  });

  it("is not asked for again within a minute of a failure", () => {
    expect([null, 0, 1, 60_000].map((failedAt) => isFailing({ failedAt }, 60_000))).toEqual([false, false, true, true]);
  });
});
