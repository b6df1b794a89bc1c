import { describe, expect, it } from "vitest";
import { partChanges } from "./part-changes.ts";

const shell = (damage: number) => ({ id: 9, tag: "x", kind: "AP", special: false, velocity: 800, damage });
const gun = (more: object = {}) => ({
  id: 5,
  name: "88 mm",
  tag: "a",
  reload: 8,
  clip: null,
  shells: [shell(240)],
  ...more,
});
const turret = (id: number, name: string, ...guns: object[]) => ({ id, name, tag: name, plates: [], guns });
const vehicle = (...turrets: object[]) => ({ id: 1, tag: "T", name: "Tank", modules: { turrets } });

const names = new Map([[77, "Long 88"]]);
const changes = (before: object, after: object) =>
  partChanges(before, after, names).map(({ of, field, before: was, after: is }) => [of.join(" / "), field, was, is]);

describe("the changes of a vehicle's parts", () => {
  it("name the gun, and its shell by kind", () => {
    const after = vehicle(turret(1, "Turret", gun({ reload: 7, shells: [shell(250)] })));
    expect(changes(vehicle(turret(1, "Turret", gun())), after)).toEqual([
      ["88 mm", "gun.reload", 8, 7],
      ["88 mm / AP shell", "shell.damage", 240, 250],
    ]);
  });

  it("are those of the definitions, whatever later sources state", () => {
    const stated = { revisions: [{ field: "gun.reload", before: 8, after: 7 }], stated: { stated: { gun: null } } };
    expect(changes(vehicle(turret(1, "Turret", gun())), { ...vehicle(turret(1, "Turret", gun())), ...stated })).toEqual(
      [],
    );
  });

  it("tell once of a gun that is in several turrets, unless it changed otherwise there", () => {
    const before = vehicle(turret(1, "Old", gun()), turret(2, "New", gun()));
    const both = vehicle(turret(1, "Old", gun({ reload: 7 })), turret(2, "New", gun({ reload: 7 })));
    expect(changes(before, both)).toEqual([["88 mm", "gun.reload", 8, 7]]);
    const after = vehicle(turret(1, "Old", gun({ reload: 7 })), turret(2, "New", gun({ reload: 6 })));
    expect(changes(before, after)).toEqual([
      ["Old / 88 mm", "gun.reload", 8, 7],
      ["New / 88 mm", "gun.reload", 8, 6],
    ]);
  });

  it("say what came and went: modules, plates, what a gun can do", () => {
    const before = vehicle(turret(1, "Turret", gun()));
    const after = vehicle(turret(1, "Turret", gun({ clip: { size: 4, interval: 2 } }), gun({ id: 6, name: "75 mm" })));
    expect(changes(before, after)).toEqual([
      ["88 mm", "gun.clip.size", null, 4],
      ["88 mm", "gun.clip.interval", null, 2],
      ["Turret", "turret.guns", null, "75 mm"],
    ]);
  });

  it("name plates by their number, and steps of research by what they lead to", () => {
    const part = (thickness: number, xp: number) => ({
      ...vehicle({ ...turret(1, "Turret"), plates: [{ group: "armor_3", thickness }], unlocks: [{ id: 77, xp }] }),
    });
    expect(changes(part(20, 100), part(25, 200))).toEqual([
      ["Turret / Plate 3", "turret.plates.thickness", 20, 25],
      ["Turret / Long 88", "turret.unlocks.xp", 100, 200],
    ]);
  });

  it("tell of siege mode what is not the same as outside of it, and that it came", () => {
    const inSiege = (speed: number, siege: object | null) => ({ modules: { speed: { forward: speed } }, siege });
    const mode = (speed: number, switchOn: number) => ({ switchOn, modules: { speed: { forward: speed } } });
    expect(changes(inSiege(50, mode(50, 2)), inSiege(55, mode(55, 1)))).toEqual([
      ["", "vehicle.speed.forward", 50, 55],
      ["Siege mode", "vehicle.switchOn", 2, 1],
    ]);
    expect(changes(inSiege(50, null), inSiege(50, mode(10, 1)))).toEqual([["", "vehicle.siege", false, true]]);
    expect(changes({ siege: null }, {})).toEqual([]);
    const both = (reload: number, inMode: number) => ({
      ...vehicle(turret(1, "Turret", gun({ reload }))),
      siege: vehicle(turret(1, "Turret", gun({ reload: inMode }))),
    });
    expect(changes(both(8, 8), both(7, 7))).toEqual([["88 mm", "gun.reload", 8, 7]]);
    const engines = (power: number) => ({ modules: { engines: [{ id: 5, name: "V-2", power }] } });
    const two = (power: number) => ({ ...engines(power), siege: engines(power) });
    expect(changes(two(500), two(520))).toEqual([["V-2", "engine.power", 500, 520]]);
    expect(changes(both(8, 8), both(7, 6))).toEqual([
      ["Turret / 88 mm", "gun.reload", 8, 7],
      ["Siege mode / Turret / 88 mm", "gun.reload", 8, 6],
    ]);
  });

  it("keep names that we made, ids and sources out, but not the vehicle's own name", () => {
    const before = { ...vehicle(turret(1, "Turret")), sources: { names: 1 }, name: "Tank" };
    const after = { ...vehicle({ ...turret(1, "Turret"), name: "Turret 1" }), sources: { names: 2 }, name: "Tank II" };
    expect(changes(before, after)).toEqual([["", "vehicle.name", "Tank", "Tank II"]]);
  });

  it("name the turret only where one gun changed otherwise in another, not for other guns", () => {
    const guns = (long: number, short: number) =>
      vehicle(turret(1, "Turret", gun({ reload: long }), gun({ id: 6, name: "75 mm", reload: short })));
    expect(changes(guns(8, 8), guns(7, 6))).toEqual([
      ["88 mm", "gun.reload", 8, 7],
      ["75 mm", "gun.reload", 8, 6],
    ]);
  });

  it.each([
    ["chassis", "chassis"],
    ["engines", "engine"],
    ["radios", "radio"],
    ["fuelTanks", "fuelTank"],
  ])("name the module of the %s", (list, kind) => {
    const module = (weight: number) => ({ modules: { [list]: [{ id: 5, name: "One", tag: "one", weight }] } });
    expect(changes(module(1), module(2))).toEqual([["One", `${kind}.weight`, 1, 2]]);
  });

  it("name the hull, and what lies below a part by its place there", () => {
    const hull = (health: number) => ({ modules: { hull: { health } } });
    expect(changes(hull(1), hull(2))).toEqual([["Hull", "hull.health", 1, 2]]);
    const engine = (name: string) => ({ modules: { engines: [{ id: 5, name: "One", fuel: { name } }] } });
    expect(changes(engine("petrol"), engine("diesel"))).toEqual([["One", "engine.fuel.name", "petrol", "diesel"]]);
  });

  it.each(["device", "attribute", "tag"])("find entries of a list by their %s, in any order", (key) => {
    const list = (...values: number[]) => values.map((value, at) => ({ [key]: `e${at}`, value }));
    expect(changes({ list: list(1, 2) }, { list: list(1, 3).reverse() })).toEqual([["e1", "vehicle.list.value", 2, 3]]);
  });

  it("call mechanics and their values by words", () => {
    const feed = (value: number) => ({
      kind: "bustleFeed",
      state: "normal",
      values: [{ name: "activationTime", value }],
    });
    expect(changes({ mechanics: [feed(5)] }, { mechanics: [feed(6)] })).toEqual([
      ["Bustle feed / Activation time", "mechanic.values.value", 5, 6],
    ]);
    expect(changes({ mechanics: [] }, { mechanics: [feed(5)] })).toEqual([
      ["", "vehicle.mechanics", null, "Bustle feed"],
    ]);
    const later = (value: number) => ({
      mechanics: [{ kind: "laterThing", values: [{ name: "stage/activationTime", value }] }],
    });
    expect(changes(later(5), later(6))).toEqual([
      ["Later thing / Stage, Activation time", "mechanic.values.value", 5, 6],
    ]);
  });

  it("compare a list whole where nothing tells its entries apart", () => {
    const modes = (value: number) => ({
      mechanics: ["normal", "second"].map((state) => ({ kind: "bustleFeed", state, values: [{ name: "x", value }] })),
    });
    expect(changes(modes(5), modes(6))).toMatchObject([
      ["", "vehicle.mechanics", expect.any(String), expect.any(String)],
    ]);
  });

  it("tell special shells of a kind apart, and modules that went", () => {
    const special = (damage: number) => ({ ...shell(damage), id: 10, special: true });
    const of = (damage: number) => vehicle(turret(1, "Turret", gun({ shells: [shell(240), special(damage)] })));
    expect(changes(of(240), of(300))).toEqual([["88 mm / AP shell (special)", "shell.damage", 240, 300]]);
    const two = vehicle(turret(1, "Turret", gun()), turret(2, "Large"));
    expect(changes(two, vehicle(turret(1, "Turret", gun())))).toEqual([["", "vehicle.turrets", "Large", null]]);
  });

  it("write values as what they are: figures, prices, yes and no, lists, none and unknown ones", () => {
    const price = (amount: number) => ({ amount, currency: "gold" });
    const value = (before: unknown, after: unknown) => changes({ value: before }, { value: after });
    expect(value(1, true)).toEqual([["", "vehicle.value", 1, true]]);
    expect(value(null, "x")).toEqual([["", "vehicle.value", null, "x"]]);
    expect(value(price(5), price(6))).toEqual([["", "vehicle.value", price(5), price(6)]]);
    expect(value(null, price(6))).toEqual([["", "vehicle.value", null, price(6)]]);
    expect(value(["a", null], [])).toEqual([["", "vehicle.value", "a, universal", "none"]]);
    expect(value([{ x: 1, y: [2, { z: 3 }] }], [[4]])).toEqual([["", "vehicle.value", '1 and 2 and {"z":3}', "4"]]);
    expect(value([1, 2], { x: 1 })).toEqual([["", "vehicle.value", "1, 2", "1"]]);
    expect(value([], { x: 1 })).toEqual([["", "vehicle.value", "none", "1"]]);
    expect(value({ x: 1 }, null)).toEqual([["", "vehicle.value.x", 1, null]]);
  });

  it("are none where words stand in another order", () => {
    expect(changes({ words: ["a", "b"] }, { words: ["b", "a"] })).toEqual([]);
    expect(changes({ words: ["a", "b"] }, { words: [] })).toEqual([["", "vehicle.words", "a, b", null]]);
    expect(changes({ words: ["a"] }, { words: ["b", "a"] })).toEqual([["", "vehicle.words", null, "b"]]);
  });

  it("keep the names of parts out, and those of what is no part in", () => {
    const engine = (name: string) => ({ modules: { engines: [{ id: 5, name, tag: name, power: 9 }] } });
    expect(changes(engine("one"), engine("two"))).toEqual([]);
    const box = (label: string) => ({ crates: [{ id: 5, tag: label, inner: { name: label } }] });
    expect(changes(box("one"), box("two"))).toEqual([
      ["5", "vehicle.crates.tag", "one", "two"],
      ["5", "vehicle.crates.inner.name", "one", "two"],
    ]);
    for (const name of [
      "id",
      "sources",
      "patch",
      "shortName",
      "nameSource",
      "notKnown",
      "stats",
      "revisions",
      "stated",
    ])
      expect(changes({ [name]: 1 }, { [name]: 2 })).toEqual([]);
  });

  it("see fields that nobody told them of", () => {
    const crate = (value: number) => ({ crates: [{ name: "box", limit: { shots: value } }] });
    expect(changes(crate(3), crate(4))).toEqual([["box", "vehicle.crates.limit.shots", 3, 4]]);
    expect(changes({ words: ["a", "b"] }, { words: ["b", "c"] })).toEqual([["", "vehicle.words", "a", "c"]]);
  });
});
