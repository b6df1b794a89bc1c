import { describe, expect, it } from "vitest";
import type { Revisable } from "../model/revisions/revisions.ts";
import { computeStats } from "./compute.ts";
import { stockModuleIds } from "./fitted-modules.ts";
import { revisedStats } from "./revised-stats.ts";
import { sampleGun, sampleModules, sampleShell } from "./sample-vehicle.fixture.ts";

type Revisions = NonNullable<Revisable["revisions"]>;

const statsOf = ({ modules }: Revisable) => computeStats(modules, stockModuleIds(modules));

/** A vehicle whose gun loads in 8 s and does 250, of which the definitions had 10 and 200. */
function revised(revisions?: Revisions): Revisable {
  const gun = sampleGun({ reload: 8, shells: [sampleShell({ damage: 250 })] });
  const turrets = sampleModules().turrets.map((turret) => ({ ...turret, viewRange: 350, guns: [gun] }));
  return { modules: sampleModules({ turrets }), siege: null, revisions };
}

const [state, at] = ["first" as const, { turret: 30, gun: 40 }];
const reload = { state, at, field: "gun.reload" as const, before: 10, after: 8 };
const damage = { state, at: { ...at, shell: 1 }, field: "shell.damage" as const, before: 200, after: 250 };

describe("the stats that later sources changed", () => {
  it("are none without such a source", () => expect(revisedStats(revised(), statsOf)).toEqual({}));

  it("are those that follow from the changed figure, with what the definitions come to", () => {
    expect(revisedStats(revised([{ ...reload, source: "stated" }]), statsOf)).toEqual({
      reload: { before: 10, source: "stated" },
      shotsPerMinute: { before: 6, source: "stated" },
      dpm: { before: 1500, source: "stated" },
    });
  });

  it("are each dated by the latest source that changed them", () => {
    const both = revised([
      { ...reload, source: "stated" },
      { ...damage, source: "statedByPublisher" },
    ]);
    expect(revisedStats(both, statsOf)).toEqual({
      reload: { before: 10, source: "stated" },
      shotsPerMinute: { before: 6, source: "stated" },
      damage: { before: 200, source: "statedByPublisher" },
      dpm: { before: 1200, source: "statedByPublisher" },
    });
  });

  it("are dated by the latest of all where no source alone makes the difference", () => {
    const both = revised([
      { ...reload, source: "stated" },
      { ...damage, source: "statedByPublisher" },
    ]);
    const anyRevised = ({ revisions }: Revisable) => ({ health: revisions ? 1 : 0 });
    expect(revisedStats(both, anyRevised)).toEqual({ health: { before: 0, source: "statedByPublisher" } });
  });

  it("are not those that another order of adding up changes, and may be of nothing before", () => {
    const record = revised([{ ...reload, source: "stated" }]);
    expect(revisedStats(record, ({ revisions }) => ({ weight: revisions ? 0.1 + 0.2 : 0.3 }))).toEqual({});
    expect(revisedStats(record, ({ revisions }) => (revisions ? { hullTraverse: 30 } : {}))).toEqual({
      hullTraverse: { before: null, source: "stated" },
    });
  });
});
