import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";

const CLIENT = ["--client", "one", "--names", "names.csv"];

describe("the options of an import", () => {
  it("are the places of its sources, the clients in their order", () => {
    const files = {
      "vehicle-names": "vehicleNames",
      "module-names": "moduleNames",
      "fitting-names": "fittingNames",
      newer: "newer",
      expected: "expected",
      marks: "marks",
      usage: "usage",
      battles: "battles",
      maps: "maps",
      research: "research",
    };
    const args = Object.keys(files).flatMap((name) => [`--${name}`, `${name}.csv`]);
    const lists = ["--client", "two", "--stated", "a", "--stated", "b"];
    expect(
      readOptions([...CLIENT, ...lists, ...args, "--realm", "EU", "--version", "2.3.1", "--out", "there"]),
    ).toEqual({
      ...Object.fromEntries(Object.entries(files).map(([name, key]) => [key, `${name}.csv`])),
      game: undefined,
      clients: ["one", "two"],
      version: "2.3.1",
      clientRealm: "EU",
      names: "names.csv",
      stated: ["a", "b"],
      realm: undefined,
      applicationId: undefined,
      out: "there",
    });
  });

  it("need neither names nor a version with an installed game", () => {
    const { game, clients, version, stated, out } = readOptions(["--game", "C:/Games"]);
    expect([game, clients, version, stated, out]).toEqual(["C:/Games", [], undefined, [], "data/game"]);
    expect(readOptions(["--game", "g", "--client", "over"])).toMatchObject({ game: "g", clients: ["over"] });
  });

  it("may name the publisher in place of the names", () => {
    const publisher = ["--client", "one", "--publisher", "asia"];
    expect(readOptions([...publisher, "--application-id", "x"])).toMatchObject({ realm: "asia", applicationId: "x" });
    expect(() => readOptions(publisher)).toThrow(/--names/);
    expect(() => readOptions(["--client", "one", "--application-id", "x"])).toThrow(/--names/);
    expect(() => readOptions(["--client", "one", "--publisher", "mars", "--application-id", "x"])).toThrow(/"mars"/);
  });

  it.each(["1.26.1", "1.26.1.0", "10.0.0.12"])("take the version %s", (version) => {
    expect(readOptions([...CLIENT, "--version", version]).version).toBe(version);
  });

  it.each(["2", "2.3", "1.26.1.0.5", "v1.26.1", "1.26.1 ", "1.26.x", ""])("do not take %j for a version", (version) => {
    expect(() => readOptions([...CLIENT, "--version", version])).toThrow(/--version/);
  });

  it.each([
    { args: [], says: /--game or --client is missing/ },
    { args: ["--names", "n"], says: /--game or --client is missing/ },
    { args: ["--client", "one"], says: /names come from/ },
    { args: [...CLIENT, "--colour", "red"], says: /--colour/ },
    { args: [...CLIENT, "--out"], says: /--out/ },
  ])("say how they are used where they are not: $args", ({ args, says }) => {
    expect(() => readOptions(args)).toThrow(says);
    expect(() => readOptions(args)).toThrow(/npm run data:import -- --game DIR/);
  });
});
