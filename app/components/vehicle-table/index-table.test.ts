import { expect, it } from "vitest";
import { columnOf } from "#app/components/data-table/table-definition.ts";
import { ROLE_CATEGORY_LABELS, roleCategory } from "#app/game/model/enumerations/roles.ts";
import { publishedRows } from "#tests/setup/published.ts";
import { INDEX } from "./index-table.ts";

it("offers the roles that vehicles have, and no other", () => {
  const driven = new Set(
    publishedRows().flatMap(({ role }) => (role === null ? [] : ROLE_CATEGORY_LABELS[roleCategory(role)])),
  );
  const offered = columnOf(INDEX, "role").choices.map(({ label }) => label);
  expect(offered.toSorted()).toEqual([...driven].toSorted());
});
