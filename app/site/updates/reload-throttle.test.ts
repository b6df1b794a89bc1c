import { beforeEach, describe, expect, it, vi } from "vitest";
import { claimReload } from "./reload.ts";

const NOW = 1_764_000_000_000;

function storage(entry: string | null) {
  const kept = new Map(entry === null ? [] : [["index-reload", entry]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

describe("a reload", () => {
  it("may be, and is recorded: the next one only after 10 s", () => {
    vi.stubGlobal("sessionStorage", storage(null));
    expect(claimReload(NOW)).toBe(true);
    expect(claimReload(NOW + 9_999)).toBe(false);
    expect(claimReload(NOW + 10_000)).toBe(true);
    expect(claimReload(NOW + 19_999)).toBe(false);
  });

  it.each(["", "soon", "NaN", '{"broken', String(NOW + 60_000)])("is not hindered by the broken record %j", (entry) => {
    vi.stubGlobal("sessionStorage", storage(entry));
    expect(claimReload(NOW)).toBe(true);
    expect(claimReload(NOW + 1)).toBe(false);
  });
});

describe("where the session storage is blocked", () => {
  beforeEach(() => {
    const blocked = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked });
    vi.stubGlobal("performance", { timeOrigin: NOW });
  });

  it("a document that is younger than 10 s does not reload: it may have come by a reload", () => {
    expect(claimReload(NOW + 9_999)).toBe(false);
  });

  it("an older one does", () => {
    expect(claimReload(NOW + 10_000)).toBe(true);
  });
});
