import { describe, expect, it } from "vitest";
import type { Revision } from "#app/game/model/revisions/revision.ts";
import { withRevisions } from "#app/game/model/revisions/revisions.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { configuredVehicle } from "#scripts/publish/derive/configured.ts";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle } from "#tests/setup/published.ts";
import { currentLoadout } from "../loadout/current-loadout.ts";
import { formerLines } from "../modules/guns-panel.tsx";
import { vehicleContent } from "../vehicle-content.ts";

const { stated: _, ...tiger } = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const { gun, turret, chassis } = tiger.top.modules;
const top = tiger.modules.turrets.find(({ id }) => id === turret)?.guns.find(({ id }) => id === gun);
const track = tiger.modules.chassis.find(({ id }) => id === chassis);
const [shell] = top?.shells ?? [];
if (!top || !track || !shell) throw new Error("The vehicle has no top gun or suspension.");

const sources = {
  stated: { title: "Stats", publisher: "somebody", version: "2.1.1", date: "2025-12" },
  statedByPublisher: { title: "Vehicles", publisher: "the publisher", version: null, date: "2026-07" },
};
const ROW = { gun: { turret, gun }, reason: null, confirmed: false };

/** The vehicle as it is published with such revisions. */
function published(revisions: Revision[], stated: NonNullable<FullVehicle["stated"]>): FullVehicle {
  const { statedByPublisher, ...rest } = sources;
  const own = stated.statedByPublisher ? sources : rest;
  const vehicle = withRevisions({
    ...tiger,
    ...(revisions.length > 0 && { revisions }),
    stated,
    sources: { ...tiger.sources, ...own },
  });
  return { ...vehicle, top: configuredVehicle(vehicle, "top"), stock: configuredVehicle(vehicle, "stock") };
}

const at = { turret, gun };
const RELOAD: Revision = {
  state: "first",
  at,
  field: "gun.reload",
  source: "stated",
  before: top.reload,
  after: top.reload - 1,
};
const SLOWER: Revision = {
  state: "first",
  at: { chassis },
  field: "chassis.rotationSpeed",
  source: "stated",
  before: track.rotationSpeed,
  after: 5,
};
const FAR: Revision = {
  state: "first",
  at: { ...at, shell: shell.id },
  field: "shell.penetrationFar",
  source: "stated",
  before: shell.penetrationFar,
  after: shell.penetrationFar + 1,
  derived: true,
};

const STRONGER: Revision = {
  state: "first",
  at: { ...at, shell: shell.id },
  field: "shell.damage",
  source: "statedByPublisher",
  before: shell.damage,
  after: shell.damage + 20,
};

const text = (value: number, fixed: number) => formatNumber(value, 2, fixed);
const around = { newest: "2.4.0.0" };
const contentOf = (vehicle: FullVehicle, search = "") =>
  vehicleContent(
    vehicle,
    around,
    search === "" ? null : currentLoadout(new URLSearchParams(search), vehicle, definitions),
  );
const lineOf = (content: ReturnType<typeof contentOf>, label: string) =>
  content.groups.flatMap(({ stats }) => stats).find((stat) => stat.label === label);

describe("the page of a vehicle with stats of a later patch", () => {
  const both = { stated: ROW, statedByPublisher: ROW };
  const content = contentOf(published([RELOAD, SLOWER, FAR], both));

  it("says under the name which figures are of which patch", () => {
    expect(content.stated?.line).toBe(
      "Stats from patch 2.1.1 (damage, health, speed, dispersion: July 2026). Armour, concealment, terrain and other modules: 1.26.1.",
    );
    expect(contentOf(published([RELOAD], { stated: { ...ROW, gun: null, reason: "No gun fits." } })).stated?.line).toBe(
      "Stats from patch 2.1.1. Armour, concealment, terrain, gun and other modules: 1.26.1.",
    );
    expect(contentOf(tiger).stated).toBeNull();
  });

  it("dates the patch, where what is stated is not of a day itself", () => {
    expect(content.stated).toMatchObject({ since: "2.1.1", date: "December 2025" });
    const byDay = contentOf(published([STRONGER], { statedByPublisher: ROW }));
    expect(byDay.stated).toMatchObject({ since: "July 2026", date: "" });
  });

  it("is confirmed where all that is stated agrees, and then nothing may have changed", () => {
    const confirmed = { ...ROW, confirmed: true };
    const agreed = contentOf(published([], { stated: confirmed, statedByPublisher: confirmed }));
    expect([agreed.stated?.confirmed, agreed.outdated]).toEqual(["2.1.1", ""]);
    expect(contentOf(published([], { stated: confirmed, statedByPublisher: ROW })).stated?.confirmed).toBeNull();
    expect(content.stated?.confirmed).toBeNull();
    expect(content.outdated).toContain("2.4.0");
  });

  it("has the former value of what changed, first in its explanation, and of nothing else", () => {
    const reload = lineOf(content, "Reload");
    expect(reload?.revised).toMatch(/^[\d.]+ s since 2\.1\.1, was [\d.]+$/);
    expect(reload?.explanation.startsWith(`${reload?.revised}.`)).toBe(true);
    expect(lineOf(content, "View range")).not.toHaveProperty("revised");
  });

  it("has it in the first step of a computation, with the loadout on both sides", () => {
    const typical = contentOf(published([RELOAD], both), "?loadout=typical&why=reload");
    const { revised, calculated, text } = lineOf(typical, "Reload") ?? {};
    expect(revised).toContain(`${text} s since 2.1.1`);
    expect(calculated?.open?.steps[0]?.detail).toContain(revised);
    expect(calculated?.open?.steps[1]?.detail).not.toContain("since");
  });

  it("says that a lower module is of the definitions where the best falls behind it", () => {
    const suspension = contentOf(published([SLOWER], both), "?loadout=").full?.modules.find(
      ({ label }) => label === "Suspension",
    );
    const lower = suspension?.options.find(({ fitted }) => !fitted);
    expect(lower?.note).toContain("Its stats are from 1.26.1");
    expect(suspension?.options.find(({ fitted }) => fitted)?.note).not.toContain("1.26.1");
    const withLower = contentOf(published([SLOWER], both), lower?.search).full?.modules;
    const best = withLower?.find(({ label }) => label === "Suspension")?.options.find(({ fitted }) => !fitted);
    expect(best?.note).toContain("The fitted one’s stats are from 1.26.1");
    const before = contentOf(published([RELOAD], both)).full?.modules.find(({ label }) => label === "Suspension");
    expect(before?.options.some(({ note }) => note.includes("1.26.1"))).toBe(false);
  });

  it("has the former values of its guns and shells in their table, by state and module", () => {
    const guns = contentOf(published([RELOAD, FAR, STRONGER], both)).full?.guns ?? [];
    const [fitted, ...others] = guns;
    expect(fitted?.revised).toEqual({ reload: `${fitted?.reload} s since 2.1.1, was ${text(top.reload, 1)}` });
    expect(fitted?.shells.map(({ revised }) => Object.keys(revised))).toEqual(
      top.shells.map(({ id }) => (id === shell.id ? ["damage", "penetrationFar", "dpm"] : ["dpm"])),
    );
    // The later of two sources that moved it.
    expect(fitted?.shells[0]?.revised.dpm).toMatch(/ hp since July 2026, was [\d,]+$/);
    expect(fitted?.shells[1]?.revised.dpm).toMatch(/ hp since 2\.1\.1, was [\d,]+$/);
    expect(fitted && formerLines(fitted)).toContain(`Reload: ${fitted?.revised.reload}`);
    expect(others.flatMap(formerLines)).toEqual([]);
    expect(contentOf(tiger).full?.guns.flatMap(formerLines)).toEqual([]);
  });

  it("says of a shell that its penetration at 500 m is derived, and of a gun that its shells changed", () => {
    const fitted = content.full?.guns.find((gun) => gun.fitted);
    expect(fitted?.shells.map(({ farDerived }) => farDerived)).toEqual(top.shells.map(({ id }) => id === shell.id));
    expect(fitted?.changed).toBe("");
    const changed = contentOf(published([], { stated: { ...ROW, shellsChanged: true } }));
    expect(changed.full?.guns.map((gun) => [gun.fitted, gun.changed])).toContainEqual([
      true,
      "Shells changed since 1.26.1",
    ]);
  });
});
