import { describe, expect, it } from "vitest";
import { sampleGun, sampleModules } from "#app/game/stats/sample-vehicle.fixture.ts";
import { REVISED_FIELDS } from "./revised-fields.ts";
import { type Revision, revisionSchema } from "./revision.ts";
import { withoutRevisions, withRevisions } from "./revisions.ts";

const GUN = { turret: 30, gun: 40 };
const source = "stated";

const dualGun = { reloadTimes: [12, 14], chargeTime: 3, reloadLock: 4, switchTime: 0.5 };

/** A vehicle with two states whose gun has everything that can be revised. */
function record(revisions: Revision[]) {
  const [turret] = sampleModules().turrets;
  if (!turret) throw new Error("The sample has no turret.");
  const clip = { size: 4, interval: 2 };
  const gun = sampleGun({ clip, burst: clip, dualGun, autoReload: [9, 8, 7], rotationSpeed: 10 });
  const modules = sampleModules({ turrets: [{ ...turret, guns: [gun] }] });
  return { id: 7, modules, siege: { automatic: true, modules }, ...(revisions.length > 0 && { revisions }) };
}

/** One revision of every attribute that can be revised, in both states. */
const EVERY: Revision[] = (["first", "siege"] as const).flatMap((state) => [
  { state, at: { ...GUN, shell: 1 }, field: "shell.damage", before: 200, after: 220, source },
  { state, at: { ...GUN, shell: 1 }, field: "shell.penetration", before: 100, after: 110, source },
  { state, at: { ...GUN, shell: 1 }, field: "shell.penetrationFar", before: 80, after: 90, derived: true, source },
  { state, at: { ...GUN, shell: 1 }, field: "shell.velocity", before: 800, after: 801, source },
  { state, at: GUN, field: "gun.reload", before: 10, after: 9.5, source },
  { state, at: GUN, field: "gun.clip.interval", before: 2, after: 1.5, source },
  { state, at: GUN, field: "gun.burst.interval", before: 2, after: 2.5, source },
  { state, at: GUN, field: "gun.autoReload", place: 1, before: 8, after: 7.5, source },
  { state, at: GUN, field: "gun.dualGun.reloadTimes", place: 0, before: 12, after: 11, source },
  { state, at: GUN, field: "gun.aimTime", before: 2.3, after: 2.1, source },
  { state, at: GUN, field: "gun.dispersion", before: 0.4, after: 0.38, source },
  { state, at: GUN, field: "gun.dispersionFactors.turretTraverse", before: 0.1, after: 0.12, source },
  { state, at: GUN, field: "gun.ammo", before: 40, after: 44, source },
  { state, at: GUN, field: "gun.pitch.depression", before: 7, after: 8, source },
  { state, at: GUN, field: "gun.pitch.depressionAhead", before: 7, after: 8, source },
  { state, at: GUN, field: "gun.pitch.elevation", before: 20, after: 22, source },
  { state, at: GUN, field: "gun.rotationSpeed", before: 10, after: 12, source },
  { state, at: { chassis: 20 }, field: "chassis.dispersionFactors.movement", before: 0.2, after: 0.18, source },
  { state, at: { chassis: 20 }, field: "chassis.dispersionFactors.rotation", before: 0.22, after: 0.18, source },
  { state, at: { chassis: 20 }, field: "chassis.rotationSpeed", before: 30, after: 32, source },
  { state, at: { engine: 50 }, field: "engine.power", before: 400, after: 450, source },
  { state, at: { turret: 30 }, field: "turret.rotationSpeed", before: 40, after: 44, source },
  { state, at: { turret: 30 }, field: "turret.viewRange", before: 350, after: 360, source },
  { state, at: {}, field: "hull.health", before: 900, after: 950, source },
  { state, at: {}, field: "vehicle.speed.forward", before: 50, after: 55, source },
  { state, at: {}, field: "vehicle.speed.backward", before: 20, after: 22, source },
]);

const RELOAD: Revision = { state: "first", at: GUN, field: "gun.reload", before: 10, after: 9.5, source };

describe("applying revisions", () => {
  it("revises each attribute where it stands and nothing else", () => {
    for (const revision of EVERY) {
      const one = record([revision]);
      const revised = withRevisions(one);
      const [here, other] =
        revision.state === "first"
          ? [revised.modules, revised.siege.modules]
          : [revised.siege.modules, revised.modules];
      expect(changes(one.modules, here)).toEqual([[revision.before, revision.after]]);
      expect(other).toEqual(one.modules);
    }
  });

  it("knows every field that can be revised", () => {
    expect(new Set(EVERY.map(({ field }) => field))).toEqual(new Set(REVISED_FIELDS));
    for (const revision of EVERY) expect(revisionSchema.parse(revision)).toEqual(revision);
  });

  it("leaves the record it was given as it is, and one without revisions too", () => {
    const one = record(EVERY);
    const kept = structuredClone(one);
    withRevisions(one);
    expect(one).toEqual(kept);
    expect(withRevisions(record([]))).toEqual(record([]));
  });

  it.each([
    ["a part that is not there", { ...RELOAD, at: { turret: 30, gun: 41 } }],
    ["another value than the definitions'", { ...RELOAD, before: 11 }],
    ["an index beyond the list", { ...RELOAD, field: "gun.autoReload" as const, place: 3 }],
  ])("refuses %s", (_, revision) => {
    expect(() => withRevisions(record([revision]))).toThrow(RangeError);
  });

  it("refuses a second state where there is none", () => {
    const one = { ...record([{ ...RELOAD, state: "siege" }]), siege: null };
    expect(() => withRevisions(one)).toThrow(RangeError);
  });
});

describe("undoing revisions", () => {
  it("brings the definitions back, without revisions", () => {
    expect(withoutRevisions(withRevisions(record(EVERY)))).toEqual(record([]));
  });

  it("can leave those of another source", () => {
    const later: Revision = { ...RELOAD, field: "gun.aimTime", before: 2.3, after: 2, source: "statedByPublisher" };
    const revised = withRevisions(record([RELOAD, later]));
    expect(withoutRevisions(revised, "statedByPublisher")).toEqual(withRevisions(record([RELOAD])));
    expect(withoutRevisions(revised, "stated")).toEqual(withRevisions(record([later])));
  });

  it("leaves a record without revisions as it is", () => {
    expect(withoutRevisions(record([]))).toEqual(record([]));
  });

  it("refuses a record whose revisions were not applied", () => {
    expect(() => withoutRevisions(record([RELOAD]))).toThrow(RangeError);
  });
});

describe("what a revision is", () => {
  it.each([
    ["a gun without its turret", { ...RELOAD, at: { gun: 40 } }],
    ["a part too many", { ...RELOAD, at: { ...GUN, shell: 1 } }],
    ["a list without an index", { ...RELOAD, field: "gun.autoReload" }],
    ["an index of what is no list", { ...RELOAD, place: 0 }],
    ["what is never revised", { ...RELOAD, at: {}, field: "hull.weight" }],
  ])("is not %s", (_, revision) => {
    expect(revisionSchema.safeParse(revision).success).toBe(false);
  });
});

/** The numbers that differ between two values of one shape, before and after. */
function changes(before: unknown, after: unknown): [unknown, unknown][] {
  if (typeof before !== "object" || before === null) return before === after ? [] : [[before, after]];
  const [one, other] = [Object.entries(before), new Map(Object.entries(after as object))];
  return one.flatMap(([key, value]) => changes(value, other.get(key)));
}
