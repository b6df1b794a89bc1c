import { describe, expect, it } from "vitest";
import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import { stockModuleIds, topModuleIds } from "#app/game/stats/fitted-modules.ts";
import { publishedVehicle as record } from "#tests/setup/published.ts";
import { moduleMenus } from "./module-menus.ts";

const tiger = record("germany/heavyTank/VII/G04_PzVI_Tiger_I").modules;
const address = ({ gun, turret }: ModuleIds) => `?${turret}.${gun}`;

describe("the menus of the modules", () => {
  const menus = moduleMenus(tiger, topModuleIds(tiger), address);

  it("list every module of the five kinds, with the fitted one marked", () => {
    expect(menus.map(({ label, options }) => [label, options.length])).toEqual([
      ["Gun", 4],
      ["Turret", 2],
      ["Suspension", 2],
      ["Engine", 2],
      ["Radio", 3],
    ]);
    for (const { options } of menus) expect(options.filter(({ fitted }) => fitted)).toHaveLength(1);
  });

  it("say what each gun changes, good or bad by meaning", () => {
    const gun = menus[0]?.options.find(({ name }) => name === "8,8 cm Kw.K. 36 L/56");
    expect(gun?.stats).toEqual([
      { label: "DPM", text: "2,400", delta: "+246", tone: "better" },
      { label: "Damage", text: "220", delta: "−60", tone: "worse" },
      { label: "Pen.", text: "145", delta: "−58", tone: "worse" },
      { label: "Reload", text: "5.5", delta: "−2.3", tone: "better" },
    ]);
    expect(gun?.note).toBe("2.3 s aim, 0.38 m, 92 shells");
    expect(menus[0]?.options.find(({ fitted }) => fitted)?.stats.every(({ delta }) => delta === "–")).toBe(true);
  });

  it("lead to the same page by what is fitted", () => {
    const here = address(topModuleIds(tiger));
    for (const { options } of menus) expect(options.find(({ fitted }) => fitted)?.search).toBe(here);
  });

  it("say which turret a gun brings along, and the reverse", () => {
    const { modules } = record("ussr/mediumTank/VII/R46_KV-13");
    const stock = moduleMenus(modules, stockModuleIds(modules), address);
    expect(stock[0]?.options.some(({ note }) => /Brings the turret KV-13 mod\. 1943$/.test(note))).toBe(true);
    const top = moduleMenus(modules, topModuleIds(modules), address);
    expect(top[1]?.options.some(({ note }) => /Brings the gun /.test(note))).toBe(true);
  });

  it("set no magazine's reload against a single shot's, and say which gun has a magazine", () => {
    const { modules } = record("usa/lightTank/II/A02_M2_lt");
    const top = topModuleIds(modules);
    const guns = modules.turrets.find(({ id }) => id === top.turret)?.guns ?? [];
    const fitted = { ...top, gun: guns.find(({ clip }) => clip !== null)?.id ?? top.gun };
    const options = moduleMenus(modules, fitted, address)[0]?.options ?? [];
    const reloads = options.map(({ note, stats }) => ({
      magazine: /magazine of \d+$/.test(note),
      reload: stats.find(({ label }) => label === "Reload"),
    }));
    const single = reloads.filter(({ magazine }) => !magazine);
    expect(single.length).toBeGreaterThan(0);
    for (const { reload } of single) expect(reload).toMatchObject({ delta: "", tone: "same" });
    const others = reloads.filter(({ magazine }) => magazine).map(({ reload }) => reload?.delta);
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain("");
  });
});
