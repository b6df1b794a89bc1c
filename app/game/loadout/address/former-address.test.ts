import { expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle, publishedRecords } from "#tests/setup/published.ts";
import { stockModuleIds, topModuleIds } from "../../stats/fitted-modules.ts";
import type { Loadout } from "../loadout.ts";
import { renewedParameters } from "./former-address.ts";
import { loadoutTextOf } from "./loadout-text.ts";
import { readLoadout } from "./read-loadout.ts";

const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
const strv = definedVehicle("sweden/AT-SPG/X/S11_Strv_103B");
const [top, stock] = [topModuleIds(tiger.modules), stockModuleIds(tiger.modules)];

async function renewed(search: string, vehicle = tiger): Promise<string | null> {
  const parameters = await renewedParameters(new URLSearchParams(search), vehicle, async () => definitions);
  return parameters?.map((pair) => pair.join("=")).join("&") ?? null;
}

async function loadout(search: string, vehicle = tiger): Promise<Loadout> {
  const text = loadoutTextOf(new URLSearchParams((await renewed(search, vehicle)) ?? "none"));
  return readLoadout(text, vehicle, definitions).loadout;
}

it.each([
  ["", null],
  ["loadout=typical", null],
  ["open=crew-1&utm_source=forum", null],
  ["modules=stock", "loadout=stock"],
  ["modules=top&mode=normal", ""],
  ["setup=own", ""],
  ["setup=own&open=crew-1", "open=crew-1"],
  ["setup=typical&why=reload", "loadout=typical&why=reload"],
  ["setup=typical&modules=stock", "loadout=typical.stock"],
  ["build=1AAA&setup=typical&x=health", "loadout=1AAA&x=health"],
  ["build=<b>", ""],
  ["build=zzz", ""],
  ["setup=constructor&mode=__proto__&modules=gold", ""],
  // The new one decides where both are there.
  ["loadout=stock&setup=typical", "loadout=stock"],
  // Of a vehicle with one state there is no mode, and what it does not have is ignored.
  ["mode=siege", ""],
  ["gun=999", ""],
  ["gun=best&turret=31x&engine=99999999999", ""],
])("%j leads to %j", async (search, expected) => expect(await renewed(search)).toBe(expected));

it("names single modules by a code", async () => {
  expect((await loadout(`engine=${stock.engine}`)).modules).toEqual({ ...top, engine: stock.engine });
  expect((await loadout(`modules=stock&radio=${top.radio}`)).modules).toEqual({ ...stock, radio: top.radio });
  const { gun, turret } = stock;
  expect(
    await renewed(
      Object.entries({ gun, turret, tank: stock.fuelTank })
        .map((pair) => pair.join("="))
        .join("&"),
    ),
  ).toMatch(/^loadout=1[\w-]+$/);
  const typical = await loadout(`setup=typical&engine=${stock.engine}`);
  expect(typical.modules.engine).toBe(stock.engine);
  expect(typical.equipment.some((device) => device !== null)).toBe(true);
});

it("names a state by a code", async () => {
  expect((await loadout("mode=siege", strv)).mode).toBe("siege");
  expect((await loadout("mode=flying", strv)).mode).toBe("normal");
});

it("of a vehicle whose modules are not known leads to what can be said", async () => {
  const newer = publishedRecords().find(({ record }) => record !== "full");
  if (!newer) throw new Error("The dataset has none.");
  const parameters = await renewedParameters(new URLSearchParams("modules=stock&gun=1&mode=siege"), newer, () => {
    throw new Error("Needless");
  });
  expect(parameters).toEqual([["loadout", "stock"]]);
});
