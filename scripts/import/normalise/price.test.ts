import { expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "../read/cursor.ts";
import { parseXml } from "../read/xml.ts";
import { readPrice } from "./price.ts";

it.each([
  ["<price>61000</price>", { amount: 61_000, currency: "credits" }],
  ["<price>7500 <gold></gold></price>", { amount: 7500, currency: "gold" }],
  ["<price>16000 <crystal></crystal></price>", { amount: 16_000, currency: "crystal" }],
  ["<price>0</price>", { amount: 0, currency: "credits" }],
])("%s is read with its currency", (source, price) => {
  const faults = new SourceFaults();
  expect(readPrice(new Cursor("a.xml", "", parseXml(source, "a.xml", faults), faults))).toEqual(price);
  expect(faults.list).toEqual([]);
});
