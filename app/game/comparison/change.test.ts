import { expect, test } from "vitest";
import { changed, onColumnsOf } from "./change.ts";
import { entryText } from "./entry.ts";
import { parseComparison } from "./query.ts";

const comparison = (...v: string[]) => parseComparison(new URLSearchParams(v.map((text) => ["v", text])));

/** A button of the first, pressed when the second is what has been asked for. */
function pressed(text: string, drawn: string[], now: string[]) {
  const current = comparison(...now);
  return changed(current, onColumnsOf(current, comparison(...drawn), text)).entries.map(entryText);
}

test.each([
  ["remove.1", ["1", "2", "3"], ["1.stock", "2.stock", "3.stock"], ["1.stock", "3.stock"]],
  // Pressed twice: what is gone is not removed once more, nor what stands in its place.
  ["remove.1", ["1", "2", "3"], ["1", "3"], ["1", "3"]],
  ["base.2", ["1", "2", "3"], ["1", "3"], ["3", "1"]],
  ["modules.0.stock", ["1", "2"], ["2", "1"], ["2", "1.stock"]],
  // The same vehicle twice: the second of them.
  ["remove.2", ["1", "2", "1"], ["2", "1", "1.stock"], ["2", "1"]],
  ["loadout.all.typical", ["1", "2"], ["2", "1"], ["2.typical", "1.typical"]],
  // Own loadouts too: all means all.
  ["loadout.all.typical", ["1", "2.1AQEABAEABxk"], ["1", "2.1AQEABAEABxk"], ["1.typical", "2.typical"]],
  ["loadout.all.bare", ["1", "2.1AQEABAEABxk"], ["1", "2.1AQEABAEABxk"], ["1", "2"]],
  ["loadout.rest.typical", ["1", "2.1AQEABAEABxk"], ["1", "2.1AQEABAEABxk"], ["1.typical", "2.1AQEABAEABxk"]],
  ["nonsense.9", ["1"], ["1"], ["1"]],
])("%s of %j means its vehicle in %j", (text, drawn, now, after) => {
  expect(pressed(text, drawn, now)).toEqual(after);
});
