import { describe, expect, it, test } from "vitest";
import type { RotationChange } from "./map-rotation.ts";
import { changesOf, mayComeUp, rotationCell, usualDays } from "./rotation-state.ts";

const DAYS = { today: "2026-11-23", newFrom: "2026-09-24" };

function change(kind: RotationChange["kind"], date: string, tiers: RotationChange["tiers"] = null): RotationChange {
  const on = [{ map: "abbey", modes: ["standard"] as const }];
  return {
    id: `${kind}-${date}`,
    kind,
    date,
    tiers,
    on,
    patch: null,
    title: "",
    detail: "",
    note: null,
    sources: [],
    updated: date,
  };
}

const stateOf = (...changes: RotationChange[]) => {
  const { state, tiers, by, next } = rotationCell(changes, true, DAYS);
  return [state, tiers?.join("-") ?? null, by?.id ?? null, next?.id ?? null];
};

describe("the state of a map in a mode", () => {
  it("is not known while nobody has stated anything, and none where the definitions have no such mode", () => {
    expect(stateOf()).toEqual(["client", null, null, null]);
    expect(rotationCell([change("enters", "2026")], false, DAYS).state).toBe("none");
  });

  it("follows the last entry in force", () => {
    const enters = change("enters", "2024-05-02", [8, 11]);
    const leaves = change("leaves", "2026-03-12");
    expect(stateOf(enters)).toEqual(["in", "8-11", enters.id, null]);
    expect(stateOf(enters, leaves)).toEqual(["gone", null, leaves.id, null]);
    expect(stateOf(leaves, change("enters", "2026-10-21"))).toEqual(["new", null, "enters-2026-10-21", null]);
    expect(stateOf(change("listed", "2026-11-01"))).toEqual(["in", null, "listed-2026-11-01", null]);
  });

  it("counts as new what came in from a day on, and not what only has other tiers", () => {
    expect(stateOf(change("enters", "2026-09-24"))[0]).toBe("new");
    expect(stateOf(change("enters", "2026-09-23"))[0]).toBe("in");
    // At the latest on the last day of the month.
    expect([stateOf(change("enters", "2026-09"))[0], stateOf(change("enters", "2026-08"))[0]]).toEqual(["new", "in"]);
    expect(stateOf(change("enters", "2026-10-01"), change("tiers", "2026-11-01", [4, 6]))).toEqual([
      "new",
      "4-6",
      "tiers-2026-11-01",
      null,
    ]);
    expect(stateOf(change("listed", "2026-10-01"))[0]).toBe("in");
    expect(stateOf(change("enters", "2024"), change("tiers", "2026-11-01", [4, 6]))[0]).toBe("in");
  });

  it("keeps the tiers that a list does not name", () => {
    expect(stateOf(change("enters", "2024", [8, 11]), change("listed", "2026-01"))[1]).toBe("8-11");
    expect(stateOf(change("enters", "2024", [8, 11]), change("listed", "2026-01", [4, 6]))[1]).toBe("4-6");
    expect(
      stateOf(change("enters", "2023", [8, 11]), change("leaves", "2024"), change("enters", "2025"))[1],
    ).toBeNull();
  });

  it("waits for what is to come: from its day on, or once its month is over", () => {
    const enters = change("enters", "2024");
    const leaves = change("leaves", "2026-11-24");
    expect(stateOf(enters, leaves)).toEqual(["in", null, enters.id, leaves.id]);
    expect(stateOf(enters, change("leaves", "2026-11-23"))[0]).toBe("gone");
    expect(stateOf(change("enters", "2026-11"))).toEqual(["client", null, null, "enters-2026-11"]);
  });
});

test("entries count for their own maps and modes", () => {
  const enters = change("enters", "2024");
  expect(changesOf([enters], "abbey", "standard")).toEqual([enters]);
  expect(changesOf([enters], "abbey", "assault")).toEqual([]);
  expect(changesOf([enters], "cliff", "standard")).toEqual([]);
  const both = { ...enters, on: [...enters.on, { map: "cliff", modes: ["assault"] as const }] };
  expect(changesOf([both], "abbey", "standard")).toEqual([both]);
  expect(changesOf([both], "abbey", "assault")).toEqual([]);
});

test("a map is only known not to come up where its tiers are known", () => {
  const cell = (state: "in" | "client" | "none", tiers: readonly [number, number] | null) =>
    ({ state, tiers, by: null, next: null }) as const;
  expect([7, 8, 10, 11].map((tier) => mayComeUp(cell("in", [8, 10]), tier))).toEqual([false, true, true, false]);
  expect([mayComeUp(cell("client", null), 1), mayComeUp(cell("none", null), 1)]).toEqual([true, false]);
});

test("what came in within 60 days is new", () => {
  expect(usualDays(Date.UTC(2026, 10, 23, 12))).toEqual({ today: "2026-11-23", newFrom: "2026-09-24" });
});
