import type { RefObject } from "react";
import { queryToHref, shownColumns, type TableQuery } from "../query/table-query.ts";
import type { TableDefinition } from "../table-definition.ts";
import { useOnChange } from "./use-on-change.ts";

/** The address has its way with the fields that nobody is typing in: the way back, say, changes it too. */
export function useAddressInForm(
  form: RefObject<HTMLFormElement | null>,
  query: TableQuery,
  model: TableDefinition,
): void {
  // Another address, not the same one anew: what was just ticked is on its way.
  useOnChange(queryToHref(query, model), () => {
    const shown = shownColumns(query, model);
    for (const input of form.current?.querySelectorAll("input") ?? []) {
      const [key = "", bound] = input.name.split("-");
      if (input.type === "checkbox") input.checked = shown.includes(input.value);
      if (input.type !== "text" || input === document.activeElement) continue;
      input.value = String(query.ranges[key]?.[bound === "min" ? "min" : "max"] ?? "");
    }
  });
}
