import { describe, expect, it } from "vitest";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Shell } from "#app/game/model/vehicle/shell.ts";
import { sampleGun, sampleShell } from "#app/game/stats/sample-vehicle.fixture.ts";
import { sampleRow } from "../../fixtures/stated.fixture.ts";
import type { StatedShell } from "../../read/stated/stated-table.ts";
import { findGun } from "./find-gun.ts";

const shell = (over: Partial<Shell> = {}) => sampleShell(over);
const gun = (tag: string, shells: Shell[] = [shell()], over: Partial<Gun> = {}): Gun =>
  sampleGun({ id: tag.charCodeAt(0), tag, shells, ...over });
const stated = (over: Partial<StatedShell> = {}): StatedShell => ({
  kind: "AP",
  damage: 200,
  penetration: 100,
  velocity: 800,
  ...over,
});
const magazine = { clip: { size: 4, interval: 2 } };

/** Tag of the found gun, with a mark where its shells changed; or the reason. */
function find(row: Parameters<typeof sampleRow>[0], ...guns: Gun[]): string {
  const found = findGun(sampleRow(row), guns);
  if (found.gun === null) return found.reason;
  return found.gun.tag + (found.shellsChanged ? " with other shells" : "");
}

describe("the gun of a row", () => {
  it("has its calibre, within what sources round", () => {
    expect(find({ calibre: 76.2 }, gun("a", [shell({ calibre: 76 })]), gun("b", [shell({ calibre: 85 })]))).toBe("a");
    expect(find({ calibre: 77 }, gun("a", [shell({ calibre: 76 })]))).toBe("no gun of 77 mm");
  });

  it("has the kinds of its shells, in their order and number", () => {
    const kinds = (...all: Shell["kind"][]) => all.map((kind) => shell({ kind }));
    const guns = [
      gun("a", kinds("HE", "AP")),
      gun("b", kinds("AP", "HE")),
      gun("c", kinds("AP")),
      gun("d", kinds("AP", "HE", "HE")),
    ];
    expect(find({ shells: [stated(), stated({ kind: "HE" })] }, ...guns)).toBe("b");
  });

  it("holds a magazine or not, as the row does", () => {
    const guns = [gun("a"), gun("b", undefined, magazine)];
    expect(find({}, ...guns)).toBe("a");
    expect(find({ interval: 2 }, ...guns)).toBe("b");
    expect(find({ interval: 2 }, gun("a", undefined, { autoReload: [9, 8] }))).toBe("a");
    expect(find({ interval: 2 }, gun("a", undefined, { burst: { size: 2, interval: 1 } }))).toBe("a");
    expect(find({ interval: 2 }, gun("a"))).toBe("no gun with a magazine of 75 mm");
    expect(find({}, gun("a", undefined, magazine))).toBe("no single-shot gun of 75 mm");
  });

  it("is the one of several whose shells are clearly nearest", () => {
    const near = gun("a", [shell({ penetration: 100 })]);
    expect(find({ shells: [stated({ penetration: 102 })] }, near, gun("b", [shell({ penetration: 115 })]))).toBe("a");
    expect(find({ shells: [stated({ damage: 240 })] }, near, gun("b", [shell({ damage: 240 })]))).toBe("b");
    const shares = [gun("a", [shell({ penetration: 90, damage: 420 })]), gun("b", [shell({ damage: 400 })])];
    expect(find({ shells: [stated({ damage: 420 })] }, ...shares)).toBe("b");
  });

  it("is told by penetration although the damage of both has changed", () => {
    const guns = [gun("a", [shell({ penetration: 140 })]), gun("b", [shell({ penetration: 150 })])];
    expect(find({ shells: [stated({ damage: 240, penetration: 150 })] }, ...guns)).toBe("b");
  });

  it("is told by its shells even where the ammunition of another fits", () => {
    const long = gun("a", [shell({ penetration: 198 })], { ammo: 80 });
    const short = gun("b", [shell({ penetration: 150 })], { ammo: 95 });
    expect(find({ shells: [stated({ penetration: 198 })], ammo: 95 }, long, short)).toBe("a");
  });

  it("is told by ammunition where shells are about as near", () => {
    expect(find({ ammo: 55 }, gun("a", undefined, { ammo: 65 }), gun("b", undefined, { ammo: 55 }))).toBe("b");
    const slower = gun("b", [shell({ velocity: 700 })], { ammo: 55, reload: 12 });
    expect(find({ ammo: 55 }, gun("a", undefined, { ammo: 65 }), slower)).toBe("b");
  });

  it("is told by the velocity of its shells where ammunition tells nothing", () => {
    const guns = [gun("a", [shell({ velocity: 853 })]), gun("b", [shell({ velocity: 1080 })])];
    expect(find({ shells: [stated({ velocity: 1080 })] }, ...guns)).toBe("b");
    expect(find({ shells: [stated({ velocity: 950 })] }, ...guns)).toMatch(/^cannot be told/);
    const two = (...velocities: number[]) => velocities.map((velocity) => shell({ velocity }));
    const both = [gun("a", two(800, 900)), gun("b", two(800, 1000))];
    expect(find({ shells: two(800, 1000).map(({ velocity }) => stated({ velocity })) }, ...both)).toBe("b");
  });

  it("is told by agreeing in every stat of its own where ammunition tells nothing", () => {
    const piston = gun("a", undefined, { reload: 14.7 });
    expect(find({ reload: 12.3 }, piston, gun("b", undefined, { reload: 12.3 }))).toBe("b");
    expect(find({ reload: 12 }, piston, gun("b", undefined, { reload: 12.3 }))).toBe(
      "cannot be told which of its guns of 75 mm it is of: a, b",
    );
    expect(find({ reload: 12.3, ammo: 44 }, piston, gun("b", undefined, { reload: 12.3 }))).toMatch(/^cannot be told/);
  });

  it("has got other shells where none of the calibre has those of the row", () => {
    const heat = [stated({ kind: "HEAT" })];
    expect(find({ shells: heat }, gun("a"))).toBe("a with other shells");
    expect(find({ shells: heat }, gun("a", [shell({ penetration: 60 })]), gun("b"))).toBe("b with other shells");
    expect(find({ shells: heat }, gun("a"), gun("b"))).toBe("cannot be told which of its guns of 75 mm it is of: a, b");
    expect(find({ reload: 12 }, gun("a"), gun("b"), gun("c", [shell({ kind: "HE" })]))).toMatch(/: a, b$/);
    expect(find({ shells: heat, interval: 2 }, gun("a"))).toBe("no gun with a magazine of 75 mm");
  });
});
