import { expect, it } from "vitest";
import { battleOf } from "./battle-record.fixture.ts";
import { knowledgeOf, knownThings } from "./known-things.ts";

const known = knownThings({ gameVersion: "2.0.1", id: [5137] });

it.each([
  ["a vehicle of the dataset", {}, "known"],
  ["a known vehicle, of a later client", { clientVersion: "3.0" }, "known"],
  ["a vehicle that nobody knows", { tankId: 5138 }, "unknown"],
  ["an unknown vehicle, of the dataset's client", { tankId: 5138, clientVersion: "2.0.1.0" }, "unknown"],
  ["an unknown vehicle, of a later client", { tankId: 5138, clientVersion: "2.10.0" }, "later"],
])("%s", (_, changes, said) => {
  expect(knowledgeOf(battleOf({ clientVersion: null, ...changes }), known)).toBe(said);
});
