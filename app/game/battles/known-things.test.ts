import { expect, it } from "vitest";
import { battleOf } from "./battle-record.fixture.ts";
import { knownThings, unknownThing } from "./known-things.ts";

const known = knownThings({ gameVersion: "2.0.1", id: [5137] });

it.each([
  ["a vehicle of the dataset", {}, null],
  ["a known vehicle, of a later client", { clientVersion: "3.0" }, null],
  ["a vehicle that nobody knows", { tankId: 5138 }, /no such vehicle/],
  ["an unknown vehicle, of the dataset's client", { tankId: 5138, clientVersion: "2.0.1.0" }, /no such vehicle/],
  [
    "an unknown vehicle, of a later client",
    { tankId: 5138, clientVersion: "2.10.0" },
    /does not know this vehicle yet/,
  ],
])("%s", (_, changes, said) => {
  const answer = unknownThing(battleOf({ clientVersion: null, ...changes }), known);
  if (said) expect(answer).toMatch(said);
  else expect(answer).toBeNull();
});
