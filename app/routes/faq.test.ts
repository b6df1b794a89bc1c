import { expect, it } from "vitest";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { figureTables } from "#app/site/faq/answer-tables.ts";

it("says of every figure that the site computes what it is and where it comes from", () => {
  const rows = figureTables().flatMap((table) => table.rows);
  expect(rows.map(([label]) => label).sort()).toEqual(STAT_KEYS.map((key) => STAT_META[key].label).sort());
  for (const [label, , text] of rows) expect(text, label).toMatch(/^[A-Z].*\.$/);
});
