import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { INSTALLED_CLIENTS_FILE } from "#app/game/replays/recording/client-methods.ts";
import { miniClient } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { filesInMemory } from "#scripts/import/read/client-source.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { installGame } from "./fixtures/installed-game/same-records.fixture.ts";
import { importCommand } from "./import-command.ts";
import { clientMethodsOf } from "./normalise/client-methods.ts";

const ALIASES = `<alias.xml><BOOL>UINT8</BOOL><OBJECT_ID>INT32</OBJECT_ID><SHOT_ID>OBJECT_ID</SHOT_ID>
  <POINT>FIXED_DICT<Properties><part><Type>UINT32</Type></part><segment><Type>UINT64</Type></segment><params><Type>UINT32</Type></params></Properties></POINT>
  <MAYBE>FIXED_DICT<AllowNone>true</AllowNone><Properties><a><Type>UINT8</Type></a></Properties></MAYBE>
  <PAIR>TUPLE<of>UINT8</of><size>2</size></PAIR></alias.xml>`;

const method = (name: string, types: readonly string[], rest = "") =>
  `<${name}>${types.map((type) => `<Arg>${type}</Arg>`).join("")}${rest}</${name}>`;
const property = (name: string, type: string, flags = "ALL_CLIENTS") =>
  `<${name}><Type>${type}</Type><Flags>${flags}</Flags></${name}>`;

const HEALTH = method("onHealthChanged", ["INT16", "INT16", "OBJECT_ID", "UINT8", "INT8"]);
const HIT = method("showDamageFromShot", ["OBJECT_ID", "ARRAY<of>POINT</of>", "UINT8", "UINT8", "INT32", "BOOL"]);

/** A vehicle whose methods are declared in another order than that of their numbers. */
const VEHICLE = `<Vehicle.def>
  <Implements><Interface>Base_Vehicle</Interface></Implements>
  <Properties>${property("compDescr", "STRING", "CELL_PUBLIC")}${property("isHidden", "BOOL")}
    ${property("gunAnglesPacked", "UINT16")}${property("health", "INT16")}${property("engineMode", "PAIR")}</Properties>
  <ClientMethods>${method("onStatic", ["VECTOR3", "FLOAT"])}${HEALTH}${HIT}${method("onPushed", ["BOOL"])}</ClientMethods>
  <CellMethods>${method("shoot", [])}</CellMethods></Vehicle.def>`;

/** "effects" is what other definitions have of no use: here it counts. */
const BASE = `<Base_Vehicle.def>
  <Properties>${property("effects", "UINT8")}${property("label", "STRING")}${property("isHidden", "BOOL")}</Properties>
  <ClientMethods>${method("onDrop", [])}${method("effects", ["MAYBE"])}${method("onText", ["STRING"], "<VariableLengthHeaderSize>2<WarnLevel>none</WarnLevel></VariableLengthHeaderSize>")}</ClientMethods>
</Base_Vehicle.def>`;

const TRACER = ["OBJECT_ID", "SHOT_ID", "BOOL", "UINT8", "VECTOR3", "VECTOR3", "FLOAT32"];
const BURST = ["SHOT_ID", "UINT8", "UINT8", "VECTOR3", "VECTOR3", "ARRAY<of>UINT32</of>"];
const AVATAR = `<Avatar.def><Parent>Player</Parent>
  <ClientMethods>${method("showTracer", TRACER)}${method("explodeProjectile", BURST)}${method("stopTracer", ["SHOT_ID", "VECTOR3"])}${method("onTick", ["UINT8"])}</ClientMethods></Avatar.def>`;
const PLAYER = `<Player.def><ClientMethods><onChat><Args><from>INT64</from><to>INT64</to></Args></onChat></ClientMethods></Player.def>`;

const DEFINITIONS = {
  "entity_defs/alias.xml": ALIASES,
  "entity_defs/Vehicle.def": VEHICLE,
  "entity_defs/interfaces/Base_Vehicle.def": BASE,
  "entity_defs/Avatar.def": AVATAR,
  "entity_defs/Player.def": PLAYER,
};
const METHODS = clientMethodsOf(filesInMemory(DEFINITIONS));

describe("the numbers of a client's methods", () => {
  it("are their places by the bytes they take, interfaces and parents first, those of varying length last", () => {
    expect(METHODS).toEqual({
      // onDrop 0, onPushed 1, onHealthChanged 10, onStatic 16, then effects, showDamageFromShot, and onText by its head.
      health: { method: 2, bytes: 10, property: 3 },
      hit: { method: 5, pointBytes: 16, tailBytes: 7 },
      // onTick 1, onChat 16, stopTracer 16, showTracer 38, explodeProjectile.
      tracer: { fired: 3, bytes: 38, placeAt: 10, ended: 2, burst: { method: 4, placeAt: 6 } },
    });
  });
});

describe("an import of a game", () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });

  async function imported(version: string, entities: Record<string, string>) {
    const list = "<_list_.xml><map><id>1</id><name>01_field</name></map></_list_.xml>";
    const scripts = Object.entries({ ...miniClient(), "arena_defs/_list_.xml": list, ...entities });
    const texts = {
      mini_vehicles: { X01_Sample: "Sample I", X02_Next: "Next II" },
      arenas: { "01_field/name": "Field" },
    };
    installGame(join(folder, "game"), { scripts, texts, version: `v.${version} #1` });
    const said: string[] = [];
    const console = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
    const code = await importCommand(["--game", join(folder, "game"), "--out", join(folder, "out")], console);
    return { code, said: said.join("\n") };
  }
  const read = (path: string) => JSON.parse(readFileSync(join(folder, "installed", path), "utf8"));
  const versions = () => read(INSTALLED_CLIENTS_FILE).clients.map(({ version }: { version: string }) => version);

  it("keeps the numbers of its client, beside those of clients before it", async () => {
    const { code, said } = await imported("2.4.0.2", DEFINITIONS);
    expect(code, said).toBe(0);
    expect(said).toContain("replays of 2.4.0.2: tracks, health and hits");
    expect(read(INSTALLED_CLIENTS_FILE).clients).toEqual([{ version: "2.4.0", methods: METHODS }]);
    await imported("2.10.0.0", DEFINITIONS);
    await imported("2.4.0.3", DEFINITIONS);
    expect(versions()).toEqual(["2.10.0", "2.4.0"]);
    // A client without them takes nothing away, and the report says why it has none.
    const later = await imported("2.11.0.0", {});
    expect([later.code, later.said]).toEqual([0, expect.stringContaining("replays of 2.11.0.0: tracks alone (")]);
    expect(read("report.json").replays.without).toBe("entity_defs/alias.xml is missing.");
    expect(versions()).toEqual(["2.10.0", "2.4.0"]);
  });

  it("begins anew where the file was changed by hand", async () => {
    await imported("2.4.0.2", DEFINITIONS);
    writeFileSync(join(folder, "installed", INSTALLED_CLIENTS_FILE), '{"clients":[{"version":"2.5.0"}]}');
    await imported("2.6.0.0", DEFINITIONS);
    expect(versions()).toEqual(["2.6.0"]);
  });
});
