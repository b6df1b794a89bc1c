import { expect, it } from "vitest";
import { readNicknames } from "./search-words.ts";

const VEHICLES = new Set([529, 9297]);

it("gives the nicknames of vehicles", () => {
  const text = "nicknames:\n  - vehicle: 9297\n    names: [Death Star]\n  - vehicle: 529\n    names: [One, Another]\n";
  expect([...readNicknames(text, "nicknames.yaml", VEHICLES)]).toEqual([
    [9297, ["Death Star"]],
    [529, ["One", "Another"]],
  ]);
});

it.each([
  ["nicknames:\n  - vehicle: 1\n    names: [Death Star]\n", /nicknames\.yaml:2: .*there is no vehicle 1\./],
  [
    "nicknames:\n  - vehicle: 529\n    names: [One]\n  - vehicle: 529\n    names: [Two]\n",
    /nicknames\.yaml:4: .*529 stands in the list twice\./,
  ],
  ["nicknames:\n  - vehicle: 529\n    names: []\n", /nicknames\.yaml:3: nicknames\.0\.names: /],
  ["nicknames:\n  - vehicle: 529\n    name: [One]\n", /nicknames\.0\.name: there is no such field/],
])("names the line that is wrong", (text, message) => {
  expect(() => readNicknames(text, "nicknames.yaml", VEHICLES)).toThrow(message);
});
