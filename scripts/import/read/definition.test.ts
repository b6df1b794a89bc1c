import { expect, it } from "vitest";
import { packXml } from "#scripts/import/fixtures/installed-game/pack-xml.fixture.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { parseDefinition } from "./definition.ts";

const XML = "<a><b>Kühlung</b><models><c>1</c></models></a>";

it.each([
  ["text", XML],
  ["the bytes of a text", new TextEncoder().encode(XML)],
  ["packed", packXml(XML)],
])("a definition is the same as %s", (_, source) => {
  const faults = new SourceFaults();
  const read = (unread?: ReadonlySet<string>) =>
    parseDefinition(source, "a.xml", faults, unread)?.children.map(({ name, text }) => [name, text]);
  expect(read()).toEqual([["b", "Kühlung"]]);
  expect(read(new Set(["b"]))).toEqual([["models", ""]]);
  expect(faults.list).toEqual([]);
});
